import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBuildFileHandler, createPublicFileHandler } from './build-files.ts';
import { workerPolicy } from './security-headers.ts';

let folder: string;
let archive: string;
const servers: Server[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hat-nang-build-files-'));
  archive = join(folder, 'archive');
  mkdirSync(archive);
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes the static files of a release and returns their folder. */
const makeBuild = (name: string, files: Record<string, string>): string => {
  const dir = join(folder, name);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(dir, path, '..'), { recursive: true });
    writeFileSync(join(dir, path), content);
  }
  return dir;
};
const oldFiles = { 'chunks/shared.js': 'shared', 'chunks/dialog-1.js': 'old dialog' };
const newFiles = { 'chunks/shared.js': 'shared', 'chunks/dialog-2.js': 'new dialog' };

/** Starts a replica that serves a build and the archive. Returns a function that requests a path from it. */
const startReplica = (buildDir: string) => startServer(createBuildFileHandler(buildDir, archive));

const startServer = async (handle: ReturnType<typeof createBuildFileHandler>) => {
  const server = createServer((request, response) =>
    handle(request, response, () => void response.writeHead(404).end('none')),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // The request is sent as it is. `fetch` would resolve the dots of a path.
  return async (path: string, method = 'GET', encoding = 'identity') => {
    const request = httpRequest({ port, host: '127.0.0.1', path, method, headers: { 'accept-encoding': encoding } });
    const [response] = (await once(request.end(), 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  };
};

it('a new replica serves the files of an old release that are in the archive', async () => {
  makeBuild('archive', oldFiles);
  const request = await startReplica(makeBuild('new', newFiles));
  const archived = await request('/chunks/dialog-1.js');
  expect([archived.status, archived.text]).toEqual([200, 'old dialog']);
  const own = await request('/chunks/dialog-2.js');
  for (const name of ['cache-control', 'content-type', 'vary']) expect(archived.headers[name]).toBe(own.headers[name]);
  expect(archived.headers['cache-control']).toBe('public,max-age=31536000,immutable');
});

it('an old replica serves the files of a release that started after it', async () => {
  const request = await startReplica(makeBuild('old', oldFiles));
  expect((await request('/chunks/dialog-2.js')).status).toBe(404);
  makeBuild('archive', newFiles);
  expect((await request('/chunks/dialog-2.js')).text).toBe('new dialog');
});

it('serves the compressed copy of an archived file', async () => {
  makeBuild('archive', { 'chunks/a.js': 'plain', 'chunks/a.js.br': 'small' });
  const request = await startReplica(makeBuild('new', newFiles));
  const { headers } = await request('/chunks/a.js', 'HEAD', 'gzip, br');
  expect([headers['content-encoding'], headers['content-length']]).toEqual(['br', '5']);
  expect((await request('/chunks/a.js')).text).toBe('plain');
});

it('serves the public files, which caches keep for minutes, and their compressed copies', async () => {
  const { paths, serve } = createPublicFileHandler(
    makeBuild('public', {
      'icons/mark.svg': 'plain',
      'icons/mark.svg.br': 'small',
      'fonts/text.woff2': 'font',
      'favicon.ico': 'i',
      'sw.js': 'worker',
    }),
  );
  expect([...paths].sort()).toEqual([
    '/favicon.ico',
    '/fonts',
    '/fonts/text.woff2',
    '/icons',
    '/icons/mark.svg',
    '/sw.js',
  ]);
  const request = await startServer(serve);
  const drawing = await request('/icons/mark.svg', 'GET', 'br');
  expect([drawing.text, drawing.headers['content-encoding']]).toEqual(['small', 'br']);
  const { text: font, headers } = await request('/fonts/text.woff2');
  expect([font, headers['cache-control']]).toEqual(['font', 'public, max-age=300, stale-while-revalidate=86400']);
  expect(headers.etag).toBeDefined();
  expect((await request('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
  expect((await request('/fonts')).status).toBe(404);
  expect((await request('/sw.js')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript',
    'content-security-policy': workerPolicy,
  });
});

it('serves nothing outside the archive', async () => {
  writeFileSync(join(folder, 'secret.js'), 'secret');
  const request = await startReplica(makeBuild('new', newFiles));
  for (const path of [
    '/%2e%2e/secret.js',
    '/..%2fsecret.js',
    '/chunks/%2e%2e/%2e%2e/secret.js',
    '/%00',
    '/',
    '/chunks',
  ])
    expect((await request(path)).status, path).toBe(404);
});
