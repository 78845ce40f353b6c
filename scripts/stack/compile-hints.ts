import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Chromium 136 and later; a comment to everybody else (https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/). */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts that every page runs at its start (React and Next's router), so that a browser compiles them whole, aside, while it reads them.
 * Without it each function is compiled at its first call, on the one thread that also answers the visitor: two thirds of the time that starting a
 * page takes (docs/decisions/147-compile-hints.md).
 */
export function hintCompilation(distDir: string): void {
  const { rootMainFiles } = JSON.parse(readFileSync(join(distDir, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[];
  };
  for (const file of rootMainFiles) {
    const path = join(distDir, file);
    const code = readFileSync(path, 'utf8');
    if (!code.startsWith(hint)) writeFileSync(path, hint + code);
  }
}
