import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { StaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-static-'));
const code = 'export const word = "chữ";\n'.repeat(200);
mkdirSync(join(folder, 'chunks'));
writeFileSync(join(folder, 'chunks/a-1.js'), code);
writeFileSync(join(folder, 'secret.txt'), 'x');

const files = new StaticFiles(folder);
const server = createServer((request, response) => {
  if (!files.answer(request, response, request.url ?? '')) response.writeHead(204).end();
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});
const ask = (path: string, accepted = 'gzip, br') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'accept-encoding': accepted, connection: 'close' },
  });

it('sends a file of the build compressed, once that is done, and leaves the first visitor to Next', async () => {
  expect((await ask('/_next/static/chunks/a-1.js')).status).toBe(204);
  await vi.waitFor(async () => expect((await ask('/_next/static/chunks/a-1.js')).status).toBe(200), 20_000);
  const answer = await ask('/_next/static/chunks/a-1.js?x');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(200);
  expect(await answer.text()).toBe(code);
}, 30_000);

it.each(['/_next/static/../secret.js', '/_next/static/chunks/none.js', '/_next/static/secret.txt', '/tin-tuc'])(
  '%s is left to Next',
  async (path) => {
    const request = { method: 'GET', headers: { 'accept-encoding': 'br' } } as unknown as IncomingMessage;
    for (let times = 0; times < 3; times++) {
      expect(files.answer(request, {} as never, path)).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  },
);

it('leaves browsers without Brotli to Next', async () => {
  expect((await ask('/_next/static/chunks/a-1.js', 'gzip')).status).toBe(204);
});
