import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSource, repositoryDir, sourceFiles } from './source-files.ts';

interface Denied {
  /** Pattern that matches the word only in the sense to avoid. */
  pattern: RegExp;
  instead: string;
}

const createWordPattern = (text: string): RegExp => new RegExp(`\\b${text}\\b`, 'g');

const deniedWords: readonly Denied[] = [
  { pattern: createWordPattern('anew'), instead: 'again, from scratch' },
  { pattern: createWordPattern('bears'), instead: 'has, gets' },
  { pattern: createWordPattern('by (itself|themselves)'), instead: 'automatically, alone' },
  { pattern: /\bcaught\(/g, instead: 'asyncHandler' },
  { pattern: createWordPattern('dear(er|est)'), instead: 'expensive' },
  { pattern: createWordPattern('EVEN'), instead: 'constantTimeFloor' },
  { pattern: createWordPattern('fell due'), instead: 'was due' },
  { pattern: createWordPattern('(hears|hear of|had heard|has heard)'), instead: 'receives, is notified' },
  { pattern: createWordPattern('leash'), instead: 'exitWithParent' },
  { pattern: createWordPattern('lineUp'), instead: 'normalizeLines' },
  { pattern: createWordPattern('makes it so'), instead: 'sets, idempotent' },
  { pattern: createWordPattern("nobody's concern"), instead: 'is ignored' },
  { pattern: createWordPattern('at one stroke'), instead: 'atomically' },
  { pattern: createWordPattern('to be rid of'), instead: 'to remove' },
  { pattern: createWordPattern('comes? upon'), instead: 'finds' },
  { pattern: createWordPattern('untold'), instead: 'unpublished' },
  { pattern: createWordPattern('whoever it is'), instead: 'every user' },
  // The pattern allows "stands for", "stands out", "stands still" and "stand-in".
  { pattern: /\bstands?\b(?! (for|out|still)\b)(?!-in)/g, instead: 'is, runs, is stored' },
  { pattern: createWordPattern('untilAlive'), instead: 'waitForHydration' },
  { pattern: createWordPattern('whilst'), instead: 'while' },
  { pattern: createWordPattern('wished'), instead: 'preferred' },
  { pattern: /(?<![Qq]uiet )\brooms?\b/g, instead: 'space, capacity' },
  { pattern: /(?<!front-|inner )\bdoors?\b/g, instead: 'API proxy, proxy route' },
];

/** Folders about everyday life may use these words. These folders contain drawings of rooms and people, and texts for readers. */
const everydayFolders = /^(seeds\/(demo|reference|illustrator)|web\/src\/i18n)\//;
const exemptFiles = new Set(['./scripts/testing/words.test.ts', './docs/specification.md', './docs/style.md']);

const checked = sourceFiles
  .map((file) => path.posix.normalize(file))
  .filter((file) => /\.(ts|tsx|mjs|js|sh|conf|yml|graphql|md)$/.test(file))
  .filter((file) => !file.startsWith('codegen/specs/') && !everydayFolders.test(file) && !exemptFiles.has(`./${file}`));

it('code, comments and documents use the words of docs/style.md', () => {
  const deniedUses = checked.flatMap((file) => {
    const text = readSource(file);
    return deniedWords.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(({ 0: match, index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${file}:${line} says "${match}": write ${instead}`;
      }),
    );
  });
  expect(deniedUses).toEqual([]);
});

it.runIf(existsSync(path.join(repositoryDir, '.git')))('subjects of commits have at most 72 characters', () => {
  // The date has a time of day, because git would otherwise add the current time. Merges are left out, because GitHub writes their subjects.
  const gitLog = execFileSync('git', ['log', '--no-merges', '--since=2026-11-23T12:00:00Z', '--format=%s'], {
    cwd: repositoryDir,
    encoding: 'utf8',
  });
  expect(gitLog.split('\n').filter((subject) => subject.length > 72)).toEqual([]);
});
