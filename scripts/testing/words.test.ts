/** Words that docs/style.md replaces. A word comes onto this list once the last use of it is gone, and stays gone. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { files, read, root } from './source-files.ts';

const denied: Record<string, string> = {
  anew: 'again, from scratch',
  bears: 'has, gets',
  'caught(': 'asyncHandler',
  EVEN: 'constantTimeFloor',
  'fell due': 'was due',
  leash: 'exitWithParent',
  lineUp: 'normalizeLines',
  untilAlive: 'waitForHydration',
  whilst: 'while',
  wished: 'preferred',
};

/** Texts of readers and of editors have an editor of their own; records of the past stay as they were. */
const isChecked = (file: string) =>
  /\.(ts|tsx|mjs|sh|conf|yml|graphql)$/.test(file) &&
  !/^(seeds\/(demo|reference)|web\/src\/i18n)\//.test(file) &&
  file !== 'scripts/testing/words.test.ts';

/** `caught(` ends with its bracket, the others with a word's end. */
const pattern = (words: string[]) =>
  new RegExp(words.map((word) => `\\b${word.replace('(', '\\(')}${word.endsWith('(') ? '' : '\\b'}`).join('|'), 'g');

it('code and comments use the words of docs/style.md', () => {
  const any = pattern(Object.keys(denied));
  const found = files
    .filter(isChecked)
    .flatMap((file) => [...read(file).matchAll(any)].map(([word]) => `${file} says "${word}": write ${denied[word]}`));
  expect(found).toEqual([]);
});

it.runIf(existsSync(path.join(root, '.git')))('subjects of commits have at most 72 characters', () => {
  // With its time: of a date alone Git takes the time of now.
  const log = execFileSync('git', ['log', '--since=2026-11-23T02:00:00Z', '--format=%s'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(log.split('\n').filter((subject) => subject.length > 72)).toEqual([]);
});
