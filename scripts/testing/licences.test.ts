import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource, repositoryDir, sourceFiles } from './source-files.ts';

interface Annotation {
  patterns: RegExp[];
  copyright: string;
  licence: string;
}

/** Converts a glob to a regular expression. `*` does not match a slash, but `**` does (REUSE 3.3). */
const toGlobPattern = (glob: string) =>
  new RegExp(
    `^${glob.replace(/\*\*|\*|[.+?^${'$'}{}()|[\]\\]/g, (wildcard) => (wildcard === '**' ? '.*' : wildcard === '*' ? '[^/]*' : `\\${wildcard}`))}$`,
  );

const findStrings = (value: string) => [...value.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);

/** Parses the part of TOML that REUSE.toml uses: strings and lists of strings. */
function parseAnnotations(toml: string): Annotation[] {
  const [, ...tables] = toml.replace(/^#.*$/gm, '').split('[[annotations]]');
  return tables.map((table) => {
    const entryOf = (key: string) => table.match(new RegExp(`^${key} = (\\[[^\\]]*\\]|".*")$`, 'm'))?.[1] ?? '';
    return {
      patterns: findStrings(entryOf('path')).map(toGlobPattern),
      copyright: findStrings(entryOf('SPDX-FileCopyrightText')).join(', '),
      licence: findStrings(entryOf('SPDX-License-Identifier')).join(' AND '),
    };
  });
}

const annotations = parseAnnotations(readSource('REUSE.toml'));
const findAnnotation = (file: string) =>
  annotations.findLast(({ patterns }) => patterns.some((pattern) => pattern.test(file)));

const trackedFiles = existsSync(path.join(repositoryDir, '.git'))
  ? execFileSync('git', ['ls-files', '-z'], { cwd: repositoryDir, encoding: 'utf8' }).split('\0').filter(Boolean)
  : sourceFiles;

describe('licences', () => {
  it('cover every tracked file with a copyright and a licence', () => {
    const filesWithoutLicence = trackedFiles.filter((file) => {
      const annotation = findAnnotation(file);
      return !annotation?.copyright || !annotation.licence;
    });
    expect(filesWithoutLicence).toEqual([]);
  });

  it('have their text in LICENSES, and no text is left over', () => {
    const usedLicences = new Set(annotations.flatMap(({ licence }) => licence.split(' AND ')));
    const texts = trackedFiles
      .filter((file) => file.startsWith('LICENSES/'))
      .map((file) => path.basename(file, '.txt'));
    expect([...usedLicences].sort()).toEqual(texts.sort());
  });

  it('have no entry whose paths are gone', () => {
    const unmatchedPatterns = annotations
      .flatMap(({ patterns }) => patterns)
      .filter((pattern) => !trackedFiles.some((file) => pattern.test(file)));
    expect(unmatchedPatterns).toEqual([]);
  });

  it('of code from elsewhere are those that its comments name', () => {
    const isCode = (file: string) => /\.(ts|tsx|mjs|js)$/.test(file) && !/\.test\.tsx?$|^scripts\//.test(file);
    const mislicensed = trackedFiles
      .filter((file) => isCode(file) && existsSync(path.join(repositoryDir, file)))
      .filter((file) => /\((MIT|ISC|Apache-2\.0|BSD-\d-Clause)\)/.test(readSource(file)))
      .filter((file) => findAnnotation(file)?.licence === 'GPL-3.0-or-later');
    expect(mislicensed).toEqual([]);
  });

  it('of fonts is the Open Font License', () => {
    const unlicensedFiles = trackedFiles
      .filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
      .filter((file) => findAnnotation(file)?.licence !== 'OFL-1.1');
    expect(unlicensedFiles).toEqual([]);
  });

  // The site shows the licence of each document. The repository must state the same licence.
  it('of demo documents are those that the documents name', () => {
    const documents = trackedFiles.filter((file) => /^seeds\/demo\/(books|study-documents)\/[^/]+\.yaml$/.test(file));
    expect(documents.length).toBeGreaterThan(20);
    const mislicensed = documents.flatMap((file) => {
      const namedLicence = readSource(file)
        .match(/^license: (.+)$/m)?.[1]
        ?.toUpperCase();
      const media = file.replace('seeds/demo/', 'seeds/demo/media/').replace('.yaml', '/');
      return [file, ...trackedFiles.filter((trackedFile) => trackedFile.startsWith(media))].filter(
        (trackedFile) => findAnnotation(trackedFile)?.licence !== namedLicence,
      );
    });
    expect(mislicensed).toEqual([]);
  });
});
