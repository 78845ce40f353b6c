import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, read, root } from './source-files.ts';

const exists = (target: string) => existsSync(path.join(root, target));

const decisions = files.filter((file) => /^docs\/decisions\/\d{3}-[\w-]+\.md$/.test(file));
const index = read('docs/decisions/README.md');

describe.each(decisions)('%s', (file) => {
  const text = read(file);
  it('is one decision: at most 60 lines, with a date, a status and all sections', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
    expect(text).toMatch(/^- Date: \d{4}-\d\d-\d\d/m);
    expect(text).toMatch(/^- Status: /m);
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(sections).toEqual(
      expect.arrayContaining(['Context', 'Decision', 'Consequences', 'Alternatives', 'Reconsider when']),
    );
  });
  it('is in the index', () => expect(index).toContain(`(${path.basename(file)})`));
});

it('every link of a document leads to a file of this repository', () => {
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^(https?:|mailto:)/.test(target))
        .filter((target) => !exists(path.posix.join(path.posix.dirname(file), target).replace(/\/$/, '')))
        .map((target) => `${file}: ${target}`),
    );
  expect(broken).toEqual([]);
});

it('no line of a comment is longer than 160 characters', () => {
  const long = files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (line.length > 160 && /^\s*(\/\/|\/?\*)/.test(line) ? [`${file}:${index + 1}`] : [])),
    );
  expect(long).toEqual([]);
});

it('no file written by hand is longer than 350 lines', () => {
  const long = files
    .filter((file) => /\.(ts|tsx|mjs|js|css|graphql|sh)$/.test(file) && !file.startsWith('codegen/specs/'))
    .map((file) => [file, read(file).trimEnd().split('\n').length] as const)
    .filter(([, lines]) => lines > 350);
  expect(long).toEqual([]);
});

it('every decision that is cited exists', () => {
  const numbers = new Set(decisions.map((file) => path.basename(file).slice(0, 3)));
  const isSource = /\.(ts|tsx|mjs|js|md|yaml|yml|conf|sh|graphql|jsonc)$/;
  const lost = files
    .filter((file) => isSource.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\bdecisions?[ /](\d{3})\b/gi)]
        .filter(([, number = '']) => !numbers.has(number))
        .map(([cited]) => `${file}: ${cited}`),
    );
  expect(lost).toEqual([]);
});
