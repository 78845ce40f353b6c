/**
 * Lists the problems of the content files: `node seeds/engine/check-content.ts [--complete] [part of a path …]`.
 * `--complete` also lists missing content. Exits with 1 if there are problems.
 */
import { join } from 'node:path';
import { contentProblems, missingContent } from './content-rules.ts';
import { loadContent } from './load-content.ts';

const args = process.argv.slice(2);
const only = args.filter((arg) => !arg.startsWith('--')).map((arg) => arg.replace(/^.*seeds\/demo\//, ''));
const content = loadContent(join(import.meta.dirname, '../demo'));
const found = [...contentProblems(content), ...(args.includes('--complete') ? missingContent(content) : [])];
const shown = found.filter(({ file }) => only.length === 0 || only.some((part) => file.includes(part)));
for (const { file, line, path, message } of shown) {
  console.log(`seeds/demo/${file}${line === undefined ? '' : `:${line}`}  ${path === '' ? '' : `${path}: `}${message}`);
}
const counts = Object.entries(content.items).map(([folder, items]) => `${folder} ${items.length}`);
console.log(`${shown.length} problem(s). Valid files: ${counts.join(', ')}, help sections ${content.sections.length}.`);
process.exitCode = shown.length > 0 ? 1 : 0;
