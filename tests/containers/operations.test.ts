/** Runs the backup and restore commands of docs/operations.md with the Compose files of the tests. Also checks that the data survive a stop and a start. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { visit } from '../support/site.ts';
import { startProject, stopProject } from './compose-project.ts';
import { execInContainer, firstContainer, readProject } from './compose-stack.ts';
import { readOperationsBlock, runForProject } from './operations-blocks.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the code block of docs/operations.md that starts with `# <name>`, in a temporary folder and with the Compose files of the tests. */
async function runBlock(name: string): Promise<void> {
  const { code, output } = await runForProject(readProject(), folder, readOperationsBlock(name));
  expect(code, output).toBe(0);
}

const measureRecovery = async (limitMs: number): Promise<number> => {
  const startedAt = performance.now();
  await vi.waitFor(
    async () => {
      expect((await fetch(`${stack().directusUrl}/server/ready`)).status).toBe(200);
      expect((await visit('/api/health')).status).toBe(200);
    },
    { timeout: limitMs, interval: 250 },
  );
  return performance.now() - startedAt;
};
const readMarkers = async () =>
  (await content.read('redirects', 'filter[from][_starts_with]=/dau-&fields=from')).map(({ from }) => from).sort();
const createMarker = (name: string) =>
  content.create('redirects', { from: `/dau-${name}`, to: '/tin-tuc', is_active: false });

it('a backup restores rows and files', async () => {
  await createMarker('truoc');
  const countFiles = async () =>
    (await (
      await fetch(`${stack().directusUrl}/files?aggregate[count]=id`, {
        headers: { authorization: `Bearer ${stack().adminToken}` },
      })
    ).json()) as unknown;
  const [count, [picture]] = [
    await countFiles(),
    await content.read('news', 'filter[image][_nnull]=true&fields=image&limit=1'),
  ];
  await runBlock('backup');
  await createMarker('sau');
  await execInContainer(await firstContainer('directus'), 'sh', '-c', 'rm -rf /data/uploads/*');
  expect(await readMarkers()).toEqual(['/dau-sau', '/dau-truoc']);

  await runBlock('restore');
  await measureRecovery(120_000);
  expect(await readMarkers()).toEqual(['/dau-truoc']);
  expect(await countFiles()).toEqual(count);
  expect(
    (
      await fetch(`${stack().directusUrl}/assets/${picture?.image}`, {
        headers: { authorization: `Bearer ${stack().adminToken}` },
      })
    ).status,
  ).toBe(200);
}, 300_000);

it('a stop and a start keep the data and take at most a minute', async () => {
  const markersBefore = await readMarkers();
  await stopProject(readProject(), false);
  const startedAt = performance.now();
  await startProject(readProject(), 2);
  await measureRecovery(120_000);
  const page = await visit('/tin-tuc');
  expect([page.status, page.text.includes('</html>')]).toEqual([200, true]);
  const elapsedMs = performance.now() - startedAt;
  console.log(`down and up again: the first page after ${(elapsedMs / 1000).toFixed(1)} s`);
  expect(elapsedMs).toBeLessThan(60_000);
  expect(await readMarkers()).toEqual(markersBefore);
  for (const row of await content.read('redirects', 'filter[from][_starts_with]=/dau-&fields=id'))
    await content.remove('redirects', row.id);
}, 300_000);
