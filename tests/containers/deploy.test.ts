/** deploy.sh, as an operator runs it, while people read. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rootDir } from '../../scripts/stack/settings.ts';
import { composeFiles } from './compose-project.ts';
import { containersOf, project, untilWhole } from './compose-stack.ts';
import { textOf } from './docker.ts';
import { load, untilWarm } from './load.ts';

const run = promisify(execFile);
const broken = 'hat-nang-broken:test';

beforeAll(async () => {
  await untilWhole();
  await untilWarm();
}, 300_000);
afterAll(() => textOf('sh', ['-c', 'docker rmi --force "$1" >/dev/null 2>&1 || true', 'sh', broken]));

/** Runs the script. Answers its exit code and what it said. */
async function deploy(...services: string[]): Promise<{ code: number; said: string }> {
  const { env } = project();
  const files = composeFiles.map((file) => join(rootDir, file)).join(':');
  const environment = { ...process.env, ...env, COMPOSE_FILE: files, DEPLOY_READY_SECONDS: '180' };
  return run(join(rootDir, 'deploy.sh'), services, { env: environment, maxBuffer: 2 ** 26 }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );
}

const idsOf = async (service: 'web' | 'directus') => (await containersOf(service)).map(({ id }) => id);

/** The load goes on until the work is done. */
async function during<T>(work: Promise<T>) {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const failures: { at: number; what: string }[] = [];
  let total = 0;
  while (!isDone) {
    const turn = await load(4, 20);
    failures.push(...turn.failures);
    total += turn.total;
  }
  return { result: await done, failures, total };
}

it('replaces every replica while people read', async () => {
  const before = [...(await idsOf('directus')), ...(await idsOf('web'))];
  const since = performance.now();
  const { result, failures, total } = await during(deploy());
  console.log(
    `${failures.length} of ${total} failed in ${Math.round((performance.now() - since) / 1000)} s`,
    failures.slice(0, 5),
  );
  console.log(result.said);
  expect(result.code).toBe(0);
  await untilWhole();
  const after = [...(await idsOf('directus')), ...(await idsOf('web'))];
  expect(after.filter((id) => before.includes(id))).toEqual([]);
  expect(failures.length / total).toBeLessThanOrEqual(0.01);
}, 600_000);

it('goes back when the new release does not serve', async () => {
  const name = project().env.WEB_IMAGE ?? '';
  const before = await idsOf('web');
  const good = textOf('docker', ['image', 'inspect', '--format', '{{.Id}}', name]).trim();
  textOf('sh', [
    '-c',
    `printf 'FROM %s\\nCMD ["false"]\\n' "$1" | DOCKER_BUILDKIT=0 docker build --quiet --network none --tag "$2" -`,
    'sh',
    name,
    broken,
  ]);
  textOf('docker', ['tag', broken, name]);
  const { result, failures } = await during(deploy('web'));
  expect(result).toMatchObject({ code: 1, said: expect.stringContaining('going back') });
  expect(await idsOf('web')).toEqual(before);
  expect(textOf('docker', ['image', 'inspect', '--format', '{{.Id}}', name]).trim()).toBe(good);
  expect(failures).toEqual([]);
}, 300_000);
