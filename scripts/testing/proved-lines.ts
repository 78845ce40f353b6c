import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSource, repositoryDir } from './source-files.ts';

/** A numbered entry of a document, with the tests that prove the statement. */
export interface ProvedLine {
  number: number;
  statement: string;
  detail: string;
  tests: { file: string; title: string }[];
}

/**
 * Parses entries of the form `1. **Statement.** Detail.`; the detail may span several lines. Below an entry are its tests, one per line, in the form `file ›
 * words of the title`.
 */
export function readProvedLines(document: string): ProvedLine[] {
  const lines: ProvedLine[] = [];
  for (const text of readSource(document).split('\n')) {
    const [, number, statement = '', detail = ''] = /^(\d+)\. \*\*(.+?)\*\*(.*)$/.exec(text) ?? [];
    const [, file = '', title = ''] = /^ +- `([^`]+) › ([^`]+)`$/.exec(text) ?? [];
    const last = lines.at(-1);
    if (number) lines.push({ number: Number(number), statement, detail: detail.trim(), tests: [] });
    else if (file) last?.tests.push({ file, title });
    else if (last && last.tests.length === 0 && /^ {3,4}\S/.test(text))
      last.detail = `${last.detail} ${text.trim()}`.trim();
  }
  return lines;
}

/** Returns the tests of an entry that do not exist. */
export const missingTests = ({ tests }: ProvedLine): string[] =>
  tests
    .filter(({ file, title }) => !existsSync(path.join(repositoryDir, file)) || !readSource(file).includes(title))
    .map(({ file, title }) => `${file} › ${title}`);
