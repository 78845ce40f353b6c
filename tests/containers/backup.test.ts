/** Tests the backup commands of docs/operations.md and the schedule: backup under load, restore on an empty stack and to a moment, damage (decision 282). */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findFreePorts } from '../../scripts/stack/ports.ts';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { pixelPng } from '../support/pixel.ts';
import { type ComposeProject, serviceContainers, stopProject } from './compose-project.ts';
import { execInContainer, firstContainer, readProject, waitUntilHealthy } from './compose-stack.ts';
import { outputOf } from './docker.ts';
import { projectName } from './leftovers.ts';
import { sendLoad } from './load.ts';
import { readOperationsBlock, runForProject } from './operations-blocks.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-backup-'));
const project = readProject();
const scheduled: ComposeProject = {
  ...project,
  env: { ...project.env, BACKUP_SCHEDULE: '02:00', BACKUP_EVERY_SECONDS: '10' },
};
const repository = project.env.BACKUP_FOLDER ?? '';

beforeAll(async () => {
  await waitUntilHealthy();
  // As many files as do not fit into the memory file system of the service at once.
  const fill = 'for n in 1 2 3 4 5 6 7 8; do head -c 20M /dev/urandom > "/data/uploads/large-$n.bin"; done';
  await execInContainer(await firstContainer('directus'), 'sh', '-euc', fill);
}, 180_000);
afterAll(async () => {
  await execInContainer(await firstContainer('directus'), 'sh', '-c', 'rm -f /data/uploads/large-*.bin');
  await succeed(project, 'docker compose up -d --no-deps backup');
  rmSync(folder, { recursive: true, force: true });
  // Empties the repository, because a test has damaged it. The next backup begins a new repository.
  for (const name of readdirSync(repository)) rmSync(join(repository, name), { recursive: true, force: true });
}, 120_000);

const run = (target: ComposeProject, script: string) => runForProject(target, folder, script);
async function succeed(target: ComposeProject, script: string): Promise<string> {
  const { code, output } = await run(target, script);
  expect(code, output).toBe(0);
  return output;
}

/**
 * Parses a line of the service such as `full: 3112 rows in 120 tables, checksum 12345, 240 files`. `text` contains the counts of rows and tables and the
 * checksum, `files` the number of files.
 */
const stateIn = (output: string, line: string) => {
  const match = new RegExp(`${line}.*?(\\d+ rows in \\d+ tables, checksum \\d+)[^\\n]*`).exec(output);
  expect(match, output).not.toBeNull();
  return { text: match?.[1], files: Number(/(\d+) files/.exec(match?.[0] ?? '')?.[1]) };
};
const rowsIn = ({ text }: { text: string | undefined }) => Number(/^\d+/.exec(text ?? '')?.[0]);
const secondsOf = async <T>(task: () => Promise<T>): Promise<{ result: T; seconds: number }> => {
  const startedAt = performance.now();
  const result = await task();
  return { result, seconds: (performance.now() - startedAt) / 1000 };
};
const asAdmin = { headers: { authorization: `Bearer ${stack().adminToken}` } };
const waitForSite = () =>
  vi.waitFor(
    async () => expect((await fetch(`${stack().directusUrl}/items/languages?limit=1`, asAdmin)).status).toBe(200),
    { timeout: 120_000, interval: 500 },
  );
const readMetrics = async () => {
  const script = "fetch('http://127.0.0.1:9464/metrics').then((r) => r.text()).then(console.log)";
  return execInContainer(await firstContainer('directus'), 'node', '-e', script);
};
const healthOf = async () => (await (await firstContainer('backup')).inspect()).State.Health?.Status;

it('a backup under load restores on an empty stack, with equal counts, checksums and files', async () => {
  let isBackedUp = false;
  let writes = 0;
  const acknowledged: string[] = [];
  const writeUntilBackedUp = async () => {
    while (!isBackedUp) {
      const number = writes++;
      const from = `/tai-${number}`;
      const { id } = await content.create('redirects', { from, to: '/tin-tuc', is_active: false });
      if (number % 3 === 0) await content.remove('redirects', id);
      else acknowledged.push(from);
      // Visitors and writers share one address, and the edge limits the calls of an address.
      await sleep(500);
    }
  };
  const visitors = sendLoad(10, 20);
  const writers = [writeUntilBackedUp(), writeUntilBackedUp()];
  let writtenBefore: string[] = [];
  const backUp = async () => {
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(5), { timeout: 20_000, interval: 100 });
    writtenBefore = [...acknowledged];
    return succeed(project, readOperationsBlock('backup'));
  };
  const { result: output, seconds } = await secondsOf(backUp).finally(() => {
    isBackedUp = true;
  });
  await Promise.all(writers);
  const { failures } = await visitors;
  const state = stateIn(output, 'full: ');
  console.log(
    `backup under load: ${seconds.toFixed(1)} s, ${state.text}, ${state.files} files, ${writes} writes during it`,
  );
  expect(failures).toEqual([]);
  expect(writes).toBeGreaterThan(10);
  expect(output).toMatch(/full {5}2\d{3}-/);

  const rehearsal = await secondsOf(() => succeed(project, readOperationsBlock('verify')));
  expect(stateIn(rehearsal.result, 'rehearsal: ')).toEqual(state);
  console.log(`verify: ${rehearsal.seconds.toFixed(1)} s`);

  const ports = await findFreePorts(5);
  const [SITE_PORT = '', STUDIO_PORT = '', INNER_PORT = '', POSTGRES_PORT = '', MAIL_SMTP_PORT = ''] =
    ports.map(String);
  const second: ComposeProject = {
    name: projectName('backup'),
    env: {
      ...{ ...project.env, SITE_PORT, STUDIO_PORT, INNER_PORT, POSTGRES_PORT, MAIL_SMTP_PORT },
      ...{ SUBNET: '198.19.255', COMPOSE_PROFILES: '', DIRECTUS_REPLICAS: '1', WEB_REPLICAS: '1' },
    },
  };
  try {
    await succeed(project, readOperationsBlock('password'));
    const startDirectus = (block: string) => block.replace(/up -d$/, 'up -d directus');
    const restored = await secondsOf(() =>
      succeed(second, startDirectus(readOperationsBlock('restore on an empty server').trimEnd())),
    );
    // The restored database also contains the writes that followed the counted state of the backup, so it may have more rows.
    const restoredState = stateIn(restored.result, 'restore: ');
    expect(restoredState.files).toBe(state.files);
    expect(rowsIn(restoredState)).toBeGreaterThanOrEqual(rowsIn(state));
    const [directus] = await serviceContainers(second.name, 'directus');
    if (!directus) throw new Error('The second stack has no Directus.');
    await vi.waitFor(async () => expect((await directus.inspect()).State.Health?.Status).toBe('healthy'), {
      timeout: 240_000,
      interval: 1000,
    });
    console.log(`restore on an empty stack: ${restored.seconds.toFixed(1)} s`);
    // The second stack accepts the token of the first one, because the secrets are restored, too.
    const [picture] = await content.read('news', 'filter[image][_nnull]=true&fields=image&limit=1');
    const script = `
      const headers = { authorization: 'Bearer ' + process.argv[1] };
      const answer = await fetch('http://127.0.0.1:8055/assets/' + process.argv[2], { headers });
      console.log(answer.status, (await answer.arrayBuffer()).byteLength > 100);`;
    const args = ['node', '--input-type=module', '-e', script, stack().adminToken, String(picture?.image)];
    expect(await execInContainer(directus, ...args)).toBe('200 true');
    const readRedirects = `
      const url = 'http://127.0.0.1:8055/items/redirects?limit=-1&fields=from&filter[from][_starts_with]=/tai-';
      const answer = await fetch(url, { headers: { authorization: 'Bearer ' + process.argv[1] } });
      console.log(JSON.stringify((await answer.json()).data.map(({ from }) => from)));`;
    const restoredRedirects = await execInContainer(
      directus,
      'node',
      '--input-type=module',
      '-e',
      readRedirects,
      stack().adminToken,
    );
    expect(JSON.parse(restoredRedirects)).toEqual(expect.arrayContaining(writtenBefore));
  } finally {
    await stopProject(second, true);
    for (const row of await content.read('redirects', 'filter[from][_starts_with]=/tai-&fields=id&limit=-1'))
      await content.remove('redirects', row.id);
  }
}, 600_000);

it('the schedule backs up the database, changes and a rehearsal, and shows no secret in a process list', async () => {
  await succeed(scheduled, 'docker compose up -d --no-deps backup');
  await vi.waitFor(async () => expect(await healthOf()).toBe('healthy'), { timeout: 180_000, interval: 1000 });
  const metrics = await readMetrics();
  for (const runName of ['full', 'changes', 'verify']) {
    expect(metrics).toMatch(new RegExp(`^backup_failed\\{run="${runName}"\\} 0$`, 'm'));
    expect(
      Number(new RegExp(`^backup_age_seconds\\{run="${runName}"\\} (\\S+)$`, 'm').exec(metrics)?.[1]),
    ).toBeLessThan(180);
  }
  const statusPage = await (await fetch(`${stack().directusUrl}/status`, asAdmin)).text();
  for (const name of ['Bản sao lưu đầy đủ', 'Lần khôi phục thử'])
    expect(statusPage).toContain(`<dt>${name}</dt><dd>Thành công `);
  const backup = await firstContainer('backup');
  const secrets = await execInContainer(
    backup,
    'sh',
    '-c',
    'cat /run/hat-nang/backup/password /run/hat-nang/database/password',
  );
  const processes = await execInContainer(backup, 'sh', '-c', "cat /proc/[0-9]*/cmdline | tr '\\0' ' '");
  expect(processes).toContain('pg_receivewal');
  const files = outputOf('sh', ['-c', `docker logs ${backup.id} 2>&1; docker inspect ${backup.id}`]);
  for (const secret of [secrets.slice(0, 20), secrets.slice(-20)]) {
    expect(processes).not.toContain(secret);
    expect(files).not.toContain(secret);
  }
}, 240_000);

it('a restore returns rows and files to the moment before a wrong deletion', async () => {
  const marker = await content.create('redirects', { from: '/truoc-khi-xoa', to: '/tin-tuc', is_active: false });
  const form = new FormData();
  form.set('file', new Blob([pixelPng], { type: 'image/png' }), 'truoc.png');
  const upload = await fetch(`${stack().directusUrl}/files`, { method: 'POST', body: form, ...asAdmin });
  const { data } = (await upload.json()) as { data: { id: string } };
  // Waits for the next scheduled snapshot, which contains the file.
  await sleep(15_000);
  const moment = new Date().toISOString().slice(0, 19);
  await sleep(2000);
  await content.remove('redirects', marker.id);
  await fetch(`${stack().directusUrl}/files/${data.id}`, { method: 'DELETE', ...asAdmin });
  expect((await fetch(`${stack().directusUrl}/assets/${data.id}`, asAdmin)).status).not.toBe(200);

  const block = readOperationsBlock('restore to a moment').replace('2026-11-26 17:30:00', moment);
  const refused = await run(scheduled, `docker compose run --rm backup restore '${moment}'`);
  expect([refused.code, refused.output.includes('docker compose stop directus web')]).toEqual([1, true]);
  const { result: output, seconds } = await secondsOf(() => succeed(scheduled, block));
  console.log(`restore to a moment: ${seconds.toFixed(1)} s; ${/restore: \d+ rows.*/.exec(output)?.[0]}`);
  await waitForSite();
  expect(await content.read('redirects', 'filter[from][_eq]=/truoc-khi-xoa&fields=from')).toHaveLength(1);
  const answer = await fetch(`${stack().directusUrl}/assets/${data.id}`, asAdmin);
  expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(pixelPng)]).toEqual([200, true]);
  await content.remove('redirects', marker.id);
  await waitUntilHealthy();
}, 400_000);

it('verify finds a damaged repository, and the mark turns red', async () => {
  const packs = readdirSync(join(repository, 'data'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(repository, 'data', name))
    .filter((file) => statSync(file).isFile() && statSync(file).size > 100_000);
  const [pack = ''] = packs;
  const bytes = readFileSync(pack);
  bytes.write('damaged', 5000);
  chmodSync(pack, 0o644);
  writeFileSync(pack, bytes);

  const { code, output } = await run(scheduled, readOperationsBlock('verify'));
  expect(code, output).toBe(1);
  expect(output).toContain('verify: FAILED (1)');
  await vi.waitFor(async () => expect(await healthOf()).toBe('unhealthy'), { timeout: 60_000, interval: 1000 });
  expect(await readMetrics()).toMatch(/^backup_failed\{run="verify"\} 1$/m);
}, 240_000);
