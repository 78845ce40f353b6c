/** The commands of docs/operations.md, as they are there: backup, restore; and what a stop and a start keep. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { readRunning } from '../../scripts/stack/instance.ts';
import { rootDir } from '../../scripts/stack/settings.ts';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { visit } from '../support/site.ts';
import { composeFiles, downProject, upProject } from './compose-project.ts';
import { exec, firstOf, project } from './compose-stack.ts';
import { composeCommand, textOf } from './docker.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the block of the page that begins with `# name`, in a folder of its own. */
function runBlock(name: string): void {
  const page = readFileSync(join(rootDir, 'docs/operations.md'), 'utf8');
  const block = page
    .split('```sh\n')
    .find((text) => text.startsWith(`# ${name}\n`))
    ?.split('```')[0];
  if (!block) throw new Error(`docs/operations.md has no block "${name}".`);
  const files = composeFiles.map((file) => `-f ${join(rootDir, file)}`).join(' ');
  const script = block.replaceAll('docker compose', `${composeCommand()} ${files} --project-directory ${rootDir}`);
  textOf('sh', ['-euc', `cd ${folder}\n${script}`], readRunning(stack().dataDir)?.containers?.env);
}

const answersAgain = async (limitMs: number): Promise<number> => {
  const since = performance.now();
  await vi.waitFor(
    async () => {
      expect((await fetch(`${stack().directusUrl}/server/ready`)).status).toBe(200);
      expect((await visit('/api/health')).status).toBe(200);
    },
    { timeout: limitMs, interval: 250 },
  );
  return performance.now() - since;
};
const marks = async () =>
  (await content.read('redirects', 'filter[from][_starts_with]=/dau-&fields=from')).map(({ from }) => from).sort();
const mark = (name: string) => content.create('redirects', { from: `/dau-${name}`, to: '/tin-tuc', is_active: false });

it('a backup brings everything back', async () => {
  await mark('truoc');
  const files = async () =>
    (await (
      await fetch(`${stack().directusUrl}/files?aggregate[count]=id`, {
        headers: { authorization: `Bearer ${stack().adminToken}` },
      })
    ).json()) as unknown;
  const [count, [picture]] = [
    await files(),
    await content.read('news', 'filter[image][_nnull]=true&fields=image&limit=1'),
  ];
  runBlock('backup');
  await mark('sau');
  await exec(await firstOf('directus'), 'sh', '-c', 'rm -rf /data/uploads/*');
  expect(await marks()).toEqual(['/dau-sau', '/dau-truoc']);

  runBlock('restore');
  await answersAgain(120_000);
  expect(await marks()).toEqual(['/dau-truoc']);
  expect(await files()).toEqual(count);
  expect(
    (
      await fetch(`${stack().directusUrl}/assets/${picture?.image}`, {
        headers: { authorization: `Bearer ${stack().adminToken}` },
      })
    ).status,
  ).toBe(200);
}, 300_000);

it('down and up again keeps the data, and takes no longer than a minute', async () => {
  const before = await marks();
  await downProject(project(), false);
  const since = performance.now();
  await upProject(project(), 2);
  await answersAgain(120_000);
  const page = await visit('/tin-tuc');
  expect([page.status, page.text.includes('</html>')]).toEqual([200, true]);
  const took = performance.now() - since;
  console.log(`down and up again: the first page after ${(took / 1000).toFixed(1)} s`);
  expect(took).toBeLessThan(60_000);
  expect(await marks()).toEqual(before);
  for (const row of await content.read('redirects', 'filter[from][_starts_with]=/dau-&fields=id'))
    await content.remove('redirects', row.id);
}, 300_000);
