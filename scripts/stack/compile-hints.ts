import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compile hint of Chromium 136 and later. Other browsers treat the hint as a comment
 * (https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/).
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts that every page runs on start (React and Next's router) for eager compilation on a background thread. Without the mark, Chromium
 * compiles their functions lazily on the main thread (docs/decisions/147-compile-hints.md).
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
