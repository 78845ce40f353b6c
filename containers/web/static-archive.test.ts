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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { archiveFiles, removeUnusedFiles, startArchive } from './static-archive.ts';

const hourMs = 3_600_000;
let folder: string;
let archive: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hat-nang-static-archive-'));
  archive = join(folder, 'archive');
  mkdirSync(archive);
});
afterEach(() => {
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
