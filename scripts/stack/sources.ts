import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readJson, writePrivateJson } from './secrets.ts';
import { dataPath, rootDir, type Settings } from './settings.ts';

/** Output of builds and tools beside the sources, which the hash ignores. */
const ignoredEntries = new Set(['node_modules', 'dist', '.next', 'next-env.d.ts', 'test-results']);
const ignoredEndings = /\.(test\.tsx?|tsbuildinfo)$/;

/** Returns one hash over the names and contents of files and folders. Paths are relative to the repository. A missing path is ignored. */
export function hashOf(paths: string[], extra = ''): string {
  const hash = createHash('sha256').update(extra);
  for (const path of paths) {
    for (const file of listFiles(join(rootDir, path))) {
      hash.update(`\0${relative(rootDir, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Checks whether the stamp file contains this hash of the sources. The stamp file is beside the build, because all data folders share the build. */
export function isBuilt(stampFile: string, hash: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}

export function markBuilt(stampFile: string, hash: string): void {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}

/** Completed steps of a data folder, with the hash of each step's sources. */
export type Stamps = { renames?: string; schema?: string; migrations?: string; seeds?: string; site?: string };

export function readStamps(settings: Settings): Stamps {
  return readJson<Stamps>(dataPath(settings, 'stamps.json')) ?? {};
}

export function writeStamps(settings: Settings, changes: Stamps): void {
  writePrivateJson(dataPath(settings, 'stamps.json'), { ...readStamps(settings), ...changes });
}

function listFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !ignoredEntries.has(entry.name) && !ignoredEndings.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => listFiles(join(path, entry.name)));
}
