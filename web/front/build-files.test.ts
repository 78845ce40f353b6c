import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  archiveFiles,
  createBuildFileHandler,
  createPublicFileHandler,
  removeUnusedFiles,
  startArchive,
} from './build-files.ts';

const hourMs = 3_600_000;
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
  vi.restoreAllMocks();
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
const oldBuild = () => makeBuild('old', { 'chunks/shared.js': 'shared', 'chunks/dialog-1.js': 'old dialog' });
const newBuild = () => makeBuild('new', { 'chunks/shared.js': 'shared', 'chunks/dialog-2.js': 'new dialog' });
const setAge = (path: string, ageMs: number) => {
  const time = new Date(Date.now() - ageMs);
  utimesSync(path, time, time);
};

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

it('a new replica serves the files of the old release, also those that nobody has requested', async () => {
  await startArchive(oldBuild(), archive);
  const next = newBuild();
  await startArchive(next, archive);
  rmSync(join(folder, 'old'), { recursive: true });
  const request = await startReplica(next);
  const archived = await request('/chunks/dialog-1.js');
  expect([archived.status, archived.text]).toEqual([200, 'old dialog']);
  const own = await request('/chunks/dialog-2.js');
  for (const name of ['cache-control', 'content-type', 'vary']) expect(archived.headers[name]).toBe(own.headers[name]);
  expect(archived.headers['cache-control']).toBe('public,max-age=31536000,immutable');
});

it('an old replica serves the files of a release that started after it', async () => {
  const request = await startReplica(oldBuild());
  expect((await request('/chunks/dialog-2.js')).status).toBe(404);
  await archiveFiles(newBuild(), archive);
  expect((await request('/chunks/dialog-2.js')).text).toBe('new dialog');
});

it('serves the compressed copy of an archived file', async () => {
  await archiveFiles(makeBuild('old', { 'chunks/a.js': 'plain', 'chunks/a.js.br': 'small' }), archive);
  const request = await startReplica(newBuild());
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
    }),
  );
  expect([...paths].sort()).toEqual(['/favicon.ico', '/fonts', '/fonts/text.woff2', '/icons', '/icons/mark.svg']);
  const request = await startServer(serve);
  const drawing = await request('/icons/mark.svg', 'GET', 'br');
  expect([drawing.text, drawing.headers['content-encoding']]).toEqual(['small', 'br']);
  const { text: font, headers } = await request('/fonts/text.woff2');
  expect([font, headers['cache-control']]).toEqual(['font', 'public, max-age=300, stale-while-revalidate=86400']);
  expect(headers.etag).toBeDefined();
  expect((await request('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
  expect((await request('/fonts')).status).toBe(404);
});

it('serves nothing outside the archive', async () => {
  writeFileSync(join(folder, 'secret.js'), 'secret');
  const request = await startReplica(newBuild());
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

it('removes files that no replica has used for a day, and keeps those of running replicas', async () => {
  const old = oldBuild();
  const next = newBuild();
  await startArchive(old, archive);
  // The old release ran for a month. Its last mark is 24 hours old, so its last replica stopped less than a day ago.
  for (const name of readdirSync(join(archive, 'chunks'))) setAge(join(archive, 'chunks', name), 24 * hourMs);
  await startArchive(next, archive);
  expect(readFileSync(join(archive, 'chunks/dialog-1.js'), 'utf8')).toBe('old dialog');
  setAge(join(archive, 'chunks/dialog-1.js'), 25 * hourMs + 1000);
  await startArchive(next, archive);
  expect(readdirSync(join(archive, 'chunks')).sort()).toEqual(['dialog-2.js', 'shared.js']);
});

it('removes a folder a while after its last file', async () => {
  mkdirSync(join(archive, 'build-1'));
  writeFileSync(join(archive, 'build-1/_buildManifest.js'), '');
  setAge(join(archive, 'build-1/_buildManifest.js'), hourMs);
  await removeUnusedFiles(archive, Date.now() - 1000);
  expect(readdirSync(join(archive, 'build-1'))).toEqual([]);
  setAge(join(archive, 'build-1'), hourMs);
  await removeUnusedFiles(archive, Date.now() - 1000);
  expect(existsSync(join(archive, 'build-1'))).toBe(false);
});

it('replaces a file that a full disk cut off', async () => {
  await archiveFiles(oldBuild(), archive);
  writeFileSync(join(archive, 'chunks/dialog-1.js'), 'old');
  await archiveFiles(oldBuild(), archive);
  expect(readFileSync(join(archive, 'chunks/dialog-1.js'), 'utf8')).toBe('old dialog');
});

it('several replicas archive the same release at the same time', async () => {
  const files = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`chunks/${index}.js`, `file ${index}`]));
  const build = makeBuild('many', files);
  await Promise.all(Array.from({ length: 4 }, () => archiveFiles(build, archive)));
  expect(readdirSync(join(archive, 'chunks')).length).toBe(60);
  for (const [path, content] of Object.entries(files)) expect(readFileSync(join(archive, path), 'utf8')).toBe(content);
});

it('starts without an archive that it cannot use, and says why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await startArchive(oldBuild(), '/dev/null/none');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/archive of build files was not updated: ENOTDIR/));
});
