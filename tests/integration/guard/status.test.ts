/** Tests of the status page against the running Directus (decision 254). */
import { createServer } from 'node:net';
import knex from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStatus } from '../../../directus-extensions/guard/src/status/read-status.ts';
import { adminHeaders, sendRequest, sessionHeaders } from './requests.ts';

it('shows an administrator that all parts work', async () => {
  const response = await sendRequest('GET', '/status', { headers: adminHeaders() });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toMatch(/Directus<\/dt><dd>11\.17\.4</);
  for (const name of ['Cơ sở dữ liệu', 'Trang web', 'Máy chủ thư'])
    expect(html).toMatch(new RegExp(`${name}</dt><dd>Hoạt động · \\d+`));
  expect(html).toContain('Thư chờ gửi');
  expect(html).not.toContain('Chưa rõ');
});

it.each(['editor', 'reviewer', 'desk', 'adult'] as const)('is closed to the role %s', async (role) => {
  expect((await sendRequest('GET', '/status', { headers: await sessionHeaders(role) })).status).toBe(403);
});

it('is closed to visitors', async () => {
  expect((await sendRequest('GET', '/status')).status).toBe(403);
});

const silentServer = createServer();
beforeAll(() => new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve)));
afterAll(() => silentServer.close());

it('reports parts that fail or do not answer, and waits at most two seconds', async () => {
  const { port } = silentServer.address() as { port: number };
  const database = knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  const startedAt = performance.now();
  const status = await readStatus({
    database,
    env: {
      SITE_URL: `http://127.0.0.1:${port}`,
      EMAIL_SMTP_HOST: '127.0.0.1',
      EMAIL_SMTP_PORT: port,
      STORAGE_LOCAL_ROOT: '/',
    },
    directusVersion: 'x',
    pingRedis: () => Promise.reject(new Error('down')),
  });
  await database.destroy();
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect(Object.fromEntries(status.parts.map(({ name, state }) => [name, state]))).toEqual({
    ...{ database: 'failed', site: 'failed', mail: 'failed', redis: 'failed', storage: 'ok' },
  });
  expect(status).toMatchObject({ siteBuild: undefined, migration: undefined, queues: [] });
  expect(status.disk?.freeBytes).toBeGreaterThan(0);
});
