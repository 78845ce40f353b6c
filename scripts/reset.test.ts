import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'hat-nang-reset-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const resetFolder = (dataDir: string) =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'reset.ts')], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });

/** Creates a data folder with a database, stamps, an upload, and the seed records of two databases. */
function createDataFolder(name: string): string {
  const dataDir = join(root, name);
  mkdirSync(join(dataDir, 'uploads'), { recursive: true });
  for (const file of ['data.db', 'stamps.json', 'seeds-0b6f4f0e-5d0c-4c53.json', 'seeds-1.json', 'uploads/a.png'])
    writeFileSync(join(dataDir, file), '');
  return dataDir;
}

it('removes the data folder with the records of the seeds', () => {
  const dataDir = createDataFolder('own');
  expect(resetFolder(dataDir)).toContain(`${dataDir} is empty`);
  expect(existsSync(dataDir)).toBe(false);
}, 30_000);

it('keeps files that the project did not write, and names them', () => {
  const dataDir = createDataFolder('shared');
  for (const file of ['notes.txt', 'seeds-.txt']) writeFileSync(join(dataDir, file), '');
  expect(resetFolder(dataDir)).toContain('but for notes.txt, seeds-.txt');
  expect(readdirSync(dataDir)).toEqual(['notes.txt', 'seeds-.txt']);
}, 30_000);
