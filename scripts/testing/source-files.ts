import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const repositoryDir = path.join(import.meta.dirname, '../..');

/** Names of folders with the output of builds and runs. */
const generatedFolders = new Set([
  'node_modules',
  'dist',
  '.git',
  '.next',
  '.data',
  '.runtime',
  'test-results',
  'generated',
]);

const listFilesBelow = (folder: string): string[] =>
  readdirSync(path.join(repositoryDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return generatedFolders.has(entry.name) ? [] : listFilesBelow(file);
    return [file];
  });

/** Paths of all files of the repository, except those in `generatedFolders`, relative to the root. Works without git, as in an unpacked archive. */
export const sourceFiles = listFilesBelow('.');

export const readSource = (file: string) => readFileSync(path.join(repositoryDir, file), 'utf8');
