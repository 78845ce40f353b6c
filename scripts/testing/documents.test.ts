import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource, repositoryDir, sourceFiles } from './source-files.ts';

const fileExists = (target: string) => existsSync(path.join(repositoryDir, target));

const decisions = sourceFiles.filter((file) => /^docs\/decisions\/\d{3}-[\w-]+\.md$/.test(file));
const index = readSource('docs/decisions/README.md');

describe.each(decisions)('%s', (file) => {
  const text = readSource(file);
  it('is one decision: at most 60 lines, with a date, a status and all sections', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
    expect(text).toMatch(/^- Date: \d{4}-\d\d-\d\d/m);
    expect(text).toMatch(/^- Status: /m);
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(sections).toEqual(
      expect.arrayContaining(['Context', 'Decision', 'Consequences', 'Alternatives', 'Reconsider when']),
    );
  });
  it('has no line over 160 characters outside of tables', () => {
    expect(text.split('\n').filter((line) => line.length > 160 && !line.startsWith('|'))).toEqual([]);
  });
  it('is in the index', () => expect(index).toContain(`(${path.basename(file)})`));
});

const documents = sourceFiles.filter((file) => file.endsWith('.md'));
const removeFences = (text: string) => text.replace(/^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1 *$/gm, '');

/** Returns the anchors that GitHub generates for the headings of a document. */
const getAnchors = (text: string): string[] => {
  const countByAnchor = new Map<string, number>();
  return [...removeFences(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => {
    const plainTitle = title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = plainTitle.replace(/[^\p{L}\p{N}\p{M} _-]/gu, '').replaceAll(' ', '-');
    const count = countByAnchor.get(anchor) ?? 0;
    countByAnchor.set(anchor, count + 1);
    return count ? `${anchor}-${count}` : anchor;
  });
};

const findLinks = (file: string) =>
  [
    ...removeFences(readSource(file)).matchAll(
      /\]\(([^)#\s]*)(?:#([^)\s]*))?\)|(?:src|srcset|href)="([^"#]+)(?:#([^"]*))?"/g,
    ),
  ]
    .map(([, target, anchor, source, sourceAnchor]) => ({
      target: target ?? source ?? '',
      anchor: anchor ?? sourceAnchor,
    }))
    .filter(({ target }) => !/^(https?:|mailto:)/.test(target))
    .map(({ target, anchor }) => ({
      anchor,
      path: target ? path.posix.join(path.posix.dirname(file), target).replace(/\/$/, '') : file,
    }));

describe('documents', () => {
  it('link to files of this repository', () => {
    const brokenLinks = documents.flatMap((file) =>
      findLinks(file)
        .filter((link) => !fileExists(link.path))
        .map((link) => `${file}: ${link.path}`),
    );
    expect(brokenLinks).toEqual([]);
  });

  it('link to headings that exist', () => {
    const brokenLinks = documents.flatMap((file) =>
      findLinks(file)
        .filter(({ anchor, path: target }) => anchor && target.endsWith('.md') && fileExists(target))
        .filter(({ anchor = '', path: target }) => !getAnchors(readSource(target)).includes(decodeURIComponent(anchor)))
        .map(({ anchor, path: target }) => `${file}: ${target}#${anchor}`),
    );
    expect(brokenLinks).toEqual([]);
  });

  // A path begins with a root folder. The check skips placeholders (`<word>`, `{vi,en}`, `*`), build output, and the example section of docs/how-to.md
  // (`lesson-plans`).
  it('name paths in backticks that exist', () => {
    const folders = new Set(sourceFiles.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
    const isExample = /lesson-plans|(^|\/)(node_modules|dist|\.next|test-results)(\/|$)/;
    const missing = documents.flatMap((file) =>
      [...removeFences(readSource(file)).matchAll(/`([\w.@[\]-]+(?:\/[\w.@()[\]-]+)+\/?)`/g)]
        .map(([, citedPath = '']) => citedPath)
        .filter(
          (citedPath) => folders.has(citedPath.split('/')[0]) && !isExample.test(citedPath) && !fileExists(citedPath),
        )
        .map((citedPath) => `${file}: ${citedPath}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the changelog', () => {
  const changelog = readSource('CHANGELOG.md');

  it('begins with what is not released, and has a date for each version', () => {
    const [firstHeading, ...versionHeadings] = [...changelog.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
    expect(firstHeading).toBe('[Unreleased]');
    expect(versionHeadings.filter((title) => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/.test(title))).toEqual([]);
  });

  it('has the version of package.json', () => {
    const { version } = JSON.parse(readSource('package.json')) as { version: string };
    expect(changelog).toContain(`\n## [${version}] - `);
  });

  it('uses the headings of Keep a Changelog', () => {
    const headings = new Set(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']);
    const otherHeadings = [...changelog.matchAll(/^### (.+)$/gm)]
      .map(([, title = '']) => title)
      .filter((heading) => !headings.has(heading));
    expect(otherHeadings).toEqual([]);
  });
});

it('no line of a comment is longer than 160 characters', () => {
  const longFiles = sourceFiles
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .flatMap((file) =>
      readSource(file)
        .split('\n')
        .flatMap((line, index) => (line.length > 160 && /^\s*(\/\/|\/?\*)/.test(line) ? [`${file}:${index + 1}`] : [])),
    );
  expect(longFiles).toEqual([]);
});

/** Number of comments per file that are still too long. The list may only get shorter. */
const longComments: Record<string, number> = {
  'directus-extensions/search/src/expression.ts': 1,
};

/** Returns the number of text lines of each comment. Blank lines, `@param` and other tags do not count. */
function listLineCounts(text: string): number[] {
  const blocks = [...text.matchAll(/^[ \t]*\/\*([\s\S]*?)\*\//gm)].map(([, body = '']) => {
    const lines = body.split('\n').map((line) => line.replace(/^\s*\*+\s?/, '').trim());
    const tag = lines.findIndex((line) => line.startsWith('@'));
    return lines.slice(0, tag < 0 ? undefined : tag).filter(Boolean).length;
  });
  const runLengths = [...text.matchAll(/^(?:[ \t]*\/\/.*\n)+/gm)].map(([run]) => run.trimEnd().split('\n').length);
  return [...blocks, ...runLengths];
}

it('no comment has more than three lines: the rest belongs into a decision', () => {
  const longFiles = sourceFiles
    .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file))
    .filter((file) => listLineCounts(readSource(file)).filter((lines) => lines > 3).length > (longComments[file] ?? 0));
  expect(longFiles).toEqual([]);
});

it('no file written by hand is longer than 350 lines', () => {
  const longFiles = sourceFiles
    .filter((file) => /\.(ts|tsx|mjs|js|css|graphql|sh)$/.test(file) && !file.startsWith('codegen/specs/'))
    .map((file) => [file, readSource(file).trimEnd().split('\n').length] as const)
    .filter(([, lines]) => lines > 350);
  expect(longFiles).toEqual([]);
});

it('every decision that is cited exists', () => {
  const numbers = new Set(decisions.map((file) => path.basename(file).slice(0, 3)));
  const isSource = /\.(ts|tsx|mjs|js|md|yaml|yml|conf|sh|graphql|jsonc)$/;
  const missing = sourceFiles
    .filter((file) => isSource.test(file))
    .flatMap((file) =>
      [...readSource(file).matchAll(/\bdecisions?[ /](\d{3})\b/gi)]
        .filter(([, number = '']) => !numbers.has(number))
        .map(([cited]) => `${file}: ${cited}`),
    );
  expect(missing).toEqual([]);
});
