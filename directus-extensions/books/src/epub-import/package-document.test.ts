import { expect, test } from 'vitest';
import { createEpub, type SampleEpub, xhtmlItem } from '../../../../tests/support/sample-epub.ts';
import { readZip, selectEpubEntry } from '../read-zip.ts';
import { EpubReport } from './epub-texts.ts';
import { readPackage } from './package-document.ts';

const readSample = (change: Partial<SampleEpub>) => {
  const epub = createEpub({
    manifest: `${xhtmlItem('a')}<item id="f" href="f.otf" media-type="application/vnd.ms-opentype"/>`,
    spine: '<itemref idref="a"/>',
    files: { 'a.xhtml': '<p>Một</p>', 'f.otf': 'x' },
    ...change,
  });
  const files = readZip(epub, undefined, undefined, selectEpubEntry);
  const report = new EpubReport('en');
  const titles = readPackage(new Map(files.map((file) => [file.name, file])), report)?.titles;
  return { titles, problems: [...report.problems], report };
};

test('an EPUB may have obfuscated fonts of any media type, but no encrypted pictures', () => {
  const encrypt = (path: string, otherFiles = {}) =>
    readSample({
      otherFiles: {
        'META-INF/encryption.xml': `<encryption><CipherReference URI="${path}"/></encryption>`,
        ...otherFiles,
      },
    });
  expect(encrypt('EPUB/f.otf').problems).toEqual([]);
  const { problems, report } = encrypt('EPUB/p.png', { 'EPUB/p.png': 'encrypted' });
  expect(problems).toEqual([report.texts.encrypted]);
});

test.each([
  ['', 'Chat'],
  ['<dc:title>Mèo</dc:title>', 'Mèo'],
])('a title in another language names the book only if there is no other title', (moreTitles, title) => {
  const metadata = `<dc:language>vi</dc:language><dc:title xml:lang="fr">Chat</dc:title>${moreTitles}`;
  expect(readSample({ metadata }).titles).toEqual([{ language: 'vi-VN', title, subtitle: '' }]);
});
