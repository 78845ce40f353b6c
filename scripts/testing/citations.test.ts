/** Checks that everything cited in code and configuration exists: sections of the specification, design notes, threats, and files by their names. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from './source-files.ts';

const thisFile = 'scripts/testing/citations.test.ts';
const sources = sourceFiles.filter(
  (file) =>
    /\.(ts|tsx|mjs|js|conf|sh|graphql|ya?ml)$/.test(file) &&
    !/^(seeds\/demo|codegen\/specs)\//.test(file) &&
    file !== thisFile,
);

const readHeadings = (document: string) =>
  [...readSource(document).matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) => title);
const sectionNumbers = readHeadings('docs/specification.md').flatMap((title) => /^(\d)\. /.exec(title)?.[1] ?? []);
const threatNumbers = [...readSource('docs/threat-model.md').matchAll(/^(\d+)\. /gm)].map(([, number = '']) => number);

const findMissingCitations = (pattern: RegExp, isCited: (cited: string) => boolean) =>
  sources.flatMap((file) =>
    [...readSource(file).matchAll(pattern)]
      .flatMap(([, cited = '']) => cited.split(/, | and /))
      .filter((cited) => cited !== '' && !isCited(cited))
      .map((cited) => `${file}: ${cited}`),
  );

describe('what is cited exists', () => {
  it('sections of the specification', () => {
    expect(sectionNumbers).toHaveLength(9);
    expect(
      findMissingCitations(/docs\/specification\.md ((?:§\d(?:, | and )?)+)/g, (cited) =>
        sectionNumbers.includes(cited.slice(1)),
      ),
    ).toEqual([]);
  });

  it('threats, by number or by heading', () => {
    expect(
      findMissingCitations(/docs\/threat-model\.md ((?:\d+(?:, | and )?)+)/g, (cited) => threatNumbers.includes(cited)),
    ).toEqual([]);
    expect(
      findMissingCitations(/docs\/threat-model\.md "([^"]+)"/g, (cited) =>
        readHeadings('docs/threat-model.md').includes(cited),
      ),
    ).toEqual([]);
  });

  it.runIf(sourceFiles.includes('docs/design-notes.md'))('design notes, by heading', () => {
    const knownHeadings = readHeadings('docs/design-notes.md');
    const cited = sources.flatMap((file) =>
      [...readSource(file).matchAll(/docs\/design-notes\.md "([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
    );
    expect(cited.filter(({ title }) => !knownHeadings.includes(title))).toEqual([]);
  });

  it('files named in comments', () => {
    const names = new Set(sourceFiles.map((file) => path.basename(file)));
    const missingTitles = sources.flatMap((file) =>
      readSource(file)
        .split('\n')
        .filter((line) => /^\s*(\/\/|\/?\*|#)/.test(line))
        .flatMap((line) => line.match(/(?<![\w*}.-])\.?[a-z[@][\w@[\]./-]*\.(?:tsx?|mjs|md|graphql)\b/g) ?? [])
        .filter((cited) => !names.has(path.basename(cited)))
        .map((cited) => `${file}: ${cited}`),
    );
    expect(missingTitles).toEqual([]);
  });

  it('nothing outside of the repository', () => {
    const outsideCitations = sources.flatMap((file) =>
      (readSource(file).match(/\bissue \d+|\b(?:readings, "|hardening,? (?:\d|"))|\bhouse\.md/gi) ?? []).map(
        (cited) => `${file}: ${cited}`,
      ),
    );
    expect(outsideCitations).toEqual([]);
  });
});
