/**
 * Lists the problems of the content files: `node seeds/engine/check-content.ts [--complete] [part of a path …]`.
 * `--complete` also lists missing content. Exits with 1 if there are problems.
 */
import { join } from 'node:path';
import { findContentProblems, findMissingContent } from './content-rules.ts';
import { loadContent } from './load-content.ts';

const args = process.argv.slice(2);
const chosenParts = args.filter((arg) => !arg.startsWith('--')).map((arg) => arg.replace(/^.*seeds\/demo\//, ''));
const content = loadContent(join(import.meta.dirname, '../demo'));
const problems = [...findContentProblems(content), ...(args.includes('--complete') ? findMissingContent(content) : [])];
const shownProblems = problems.filter(
  ({ file }) => chosenParts.length === 0 || chosenParts.some((part) => file.includes(part)),
);
for (const { file, line, path, message } of shownProblems) {
  console.log(`seeds/demo/${file}${line === undefined ? '' : `:${line}`}  ${path === '' ? '' : `${path}: `}${message}`);
}
const counts = Object.entries(content.items).map(([folder, items]) => `${folder} ${items.length}`);
console.log(
  `${shownProblems.length} problem(s). Valid files: ${counts.join(', ')}, help sections ${content.sections.length}.`,
);
process.exitCode = shownProblems.length > 0 ? 1 : 0;
