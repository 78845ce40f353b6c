/** Runs the blocks of docs/operations.md that rotate secrets. The site stays up, members stay logged in, and the old secrets are refused. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stack } from '../setup/stack.ts';
import { sendJson, visit } from '../support/site.ts';
import { execInContainer, firstContainer, readProject, runRedis, waitUntilHealthy } from './compose-stack.ts';
import { visitDuring, waitUntilWarm } from './load.ts';
import { readOperationsBlock, runForProject } from './operations-blocks.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-rotation-'));
beforeAll(async () => {
  await waitUntilHealthy();
  await waitUntilWarm();
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command in the blocks that makes a new secret. */
const newSecret = '$(openssl rand -hex 32)';

async function runScript(script: string): Promise<string> {
  const { code, output } = await runForProject(readProject(), folder, script);
  expect(code, output).toBe(0);
  return output;
}
const readSecret = async (service: 'directus' | 'redis' | 'backup' | 'postgres', path: string) =>
  execInContainer(await firstContainer(service), 'cat', `/run/hat-nang/${path}`);

/** Logs a child in. Returns a function that requests the child's profile with the session of that login, and returns the status. */
async function openSession(): Promise<() => Promise<number>> {
  const { email, password } = stack().credentials.kid;
  const answer = await sendJson('POST', '/api/auth/login', { email, password, mode: 'session' });
  expect(answer.status, answer.text).toBe(200);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const cookie = ['starting=kid', 'lang=vi', ...cookies].join('; ');
  return async () => (await visit('/api/users/me?fields=id', { cookie })).status;
}

/**
 * Runs a rotation block while visitors load pages. No request of theirs fails, the secret changes, and a session from before stays valid. Returns the
 * replaced secret.
 */
async function rotate(blockName: string, service: 'directus' | 'redis' | 'postgres', path: string): Promise<string> {
  const old = await readSecret(service, path);
  const isLoggedIn = await openSession();
  expect(await visitDuring(() => runScript(readOperationsBlock(blockName)))).toEqual([]);
  expect(await readSecret(service, path)).not.toBe(old);
  expect(await isLoggedIn()).toBe(200);
  return old;
}

/** Runs a command of restic in the service `backup`. */
const runRestic = (command: string) =>
  runScript(
    `docker compose run --rm -T --entrypoint bash backup -c '. /usr/local/lib/backup/settings.sh; restic ${command}'`,
  );

/** Whether PostgreSQL accepts a password over the network. */
const acceptsPassword = async (password: string): Promise<boolean> =>
  execInContainer(
    await firstContainer('backup'),
    'sh',
    '-c',
    'PGPASSFILE=/dev/null PGPASSWORD=$1 psql -X -h postgres -U directus -d hat_nang -c "SELECT 1" >/dev/null 2>&1 && echo yes || echo no',
    'sh',
    password,
  ).then((answer) => answer === 'yes');

it('the password of the database: no request of a visitor fails, and the old password is refused', async () => {
  expect(await acceptsPassword(await readSecret('postgres', 'database/password'))).toBe(true);
  const blockName = 'rotate the password of the database';
  const old = await rotate(blockName, 'postgres', 'database/password');
  expect(await acceptsPassword(old)).toBe(false);
  await runScript('docker compose run --rm backup now');

  // Later tests read the first password, so it returns by the same commands.
  await runScript(readOperationsBlock(blockName).replace(newSecret, old));
  expect(await acceptsPassword(old)).toBe(true);
}, 900_000);

it('the password of Redis: no request of a visitor fails, and the old password is refused', async () => {
  const old = await rotate('rotate the password of Redis', 'redis', 'redis/password');
  const redis = await firstContainer('redis');
  expect(await execInContainer(redis, 'sh', '-c', 'REDISCLI_AUTH=$1 redis-cli ping 2>&1', 'sh', old)).not.toContain(
    'PONG',
  );
  expect(await runRedis('ping')).toBe('PONG');
  // The replicas use Redis again. Redis lost its pages and counters with the restart, so what it holds is new.
  await vi.waitFor(async () => expect(Number(await runRedis('dbsize'))).toBeGreaterThan(0), { timeout: 30_000 });
}, 600_000);

it('the secret of sessions and the secret of the site: members stay logged in', async () => {
  await rotate('rotate secrets', 'directus', 'directus/secret');
  expect((await visit('/tin-tuc?xoay-khoa=2')).status).toBe(200);
}, 600_000);

it('the token of scripts: the old one is refused', async () => {
  const old = stack().adminToken;
  const readMe = async (token: string) =>
    (await fetch(`${stack().directusUrl}/users/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  const block = readOperationsBlock('rotate the token of scripts').replace(
    'http://127.0.0.1:8055',
    stack().urls.studio,
  );
  await runScript(block);
  const replaced = await readSecret('directus', 'directus/admin_token');
  expect([replaced === old, await readMe(old), await readMe(replaced)]).toEqual([false, 401, 200]);

  // Later tests use the first token.
  await runScript(block.replace(newSecret, old));
  expect([await readMe(old), await readMe(replaced)]).toEqual([200, 401]);
}, 120_000);

it('the password of the backups: older backups stay readable with the new one', async () => {
  await runScript('docker compose run --rm backup now');
  await runScript(readOperationsBlock('rotate the password of the backups'));
  const list = await runScript('docker compose run --rm backup list');
  expect(list).toMatch(/full {5}2\d{3}-/);
  const keys = await runRestic('key list');
  const [oldKey = ''] = /^ ([0-9a-f]{8})/m.exec(keys)?.slice(1) ?? [];
  await runRestic(`key remove ${oldKey}`);
  expect(await runScript(readOperationsBlock('verify'))).toContain('rehearsal: ');
}, 400_000);
