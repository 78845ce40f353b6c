import { strFromU8, unzipSync } from 'fflate';
import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleBook, sampleMedia } from '../../../tests/support/sample-book.ts';
import { makeAudiobook } from './audiobook.ts';
import type { Book } from './book.ts';
import { computeContentHash, filenameOf } from './build-downloads.ts';
import { makeEpub } from './epub.ts';
import { makeNarrationZip } from './narration-zip.ts';
import { makePdf } from './pdf.ts';

const book = sampleBook('books', 'one-hand-kite', 'vi-VN');
const studyDocument = sampleBook('study-documents', 'journey-of-a-raindrop', 'en-US');
const undescribedBook: Book = {
  ...book,
  pages: book.pages
    .slice(0, 2)
    .map((page) => (page.picture ? { ...page, picture: { ...page.picture, description: '' } } : page)),
};

interface TagNode {
  role?: string;
  alt?: string;
  lang?: string;
  type?: string;
  id?: string;
  children?: TagNode[];
}

const openPdf = async (bytes: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;

const flattenTree = (node: TagNode | null): TagNode[] =>
  node ? [node, ...(node.children ?? []).flatMap(flattenTree)] : [];

/** Counts the drawing operators of a page outside of marked content. PDF/UA requires all content to be marked as a part of the structure or as an artefact. */
const countUnmarked = async (pdf: PDFDocumentProxy, number: number): Promise<number> => {
  const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
  const drawOperators = new Set([OPS.showText, OPS.showSpacedText, OPS.paintImageXObject, OPS.stroke, OPS.fill]);
  let depth = 0;
  let unmarkedCount = 0;
  for (const operator of fnArray) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth++;
    else if (operator === OPS.endMarkedContent) depth--;
    else if (depth === 0 && drawOperators.has(operator)) unmarkedCount++;
  }
  return unmarkedCount;
};

// Each PDF needs seconds of CPU time, and other lanes of `npm test` run in parallel (scripts/testing/parts.ts).
describe('the PDF', { timeout: 30_000 }, () => {
  let bytes: Buffer;
  let pdf: PDFDocumentProxy;
  beforeAll(async () => {
    bytes = await makePdf(book, sampleMedia);
    pdf = await openPdf(bytes);
  });

  test('states its language, its title, and that it is tagged and conforms to PDF/UA', async () => {
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: book.title, Language: 'vi-VN' });
    expect(bytes.toString('latin1')).toMatch(/\/Marked true/);
    expect(metadata?.getRaw() ?? '').toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test('describes every picture, and has no content outside of its structure', async () => {
    expect(pdf.numPages).toBe(book.pages.length + 1);
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const nodes = flattenTree((await page.getStructTree()) as TagNode | null);
      const figures = nodes.filter(({ role }) => role === 'Figure');
      const expectedDescription = number === 1 ? book.cover?.description : book.pages[number - 2]?.picture?.description;
      expect(
        figures.map(({ alt }) => alt),
        `page ${number}`,
      ).toEqual([expectedDescription]);
      expect(await countUnmarked(pdf, number), `page ${number}`).toBe(0);
      const contentItems = (await page.getTextContent({ includeMarkedContent: true })).items;
      const ids = contentItems.flatMap((item) => ('id' in item && item.id ? [item.id] : []));
      const treeIds = new Set(nodes.flatMap(({ type, id }) => (type === 'content' && id ? [id] : [])));
      expect(
        ids.filter((id) => !treeIds.has(id)),
        `page ${number}`,
      ).toEqual([]);
    }
  });

  test('contains every word with its Vietnamese letters, and has one bookmark per page', async () => {
    const texts = await Promise.all(
      book.pages.map(async (_, index) => {
        const { items } = await (await pdf.getPage(index + 2)).getTextContent();
        return items
          .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
          .join('')
          .replace(/\s+/g, ' ');
      }),
    );
    for (const [index, { narration }] of book.pages.entries())
      for (const { text } of narration?.cues ?? []) expect(texts[index]).toContain(text);
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(['Bìa', ...book.pages.map(({ number }) => `Trang ${number}`)]);
  });

  test('embeds every font', async () => {
    const pdfText = bytes.toString('latin1');
    const fonts = pdfText.match(/\/Type \/FontDescriptor[\s\S]*?endobj/g) ?? [];
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.every((font) => /\/FontFile[23]? /.test(font))).toBe(true);
    expect(pdfText).not.toContain('/BaseFont /Helvetica');
  });

  test('of a study document has headings and lists, and continues over several pages', async () => {
    const longStudy = {
      ...studyDocument,
      pages: studyDocument.pages.map((page) => ({ ...page, text: page.text.repeat(6) })),
    };
    const openedPdf = await openPdf(await makePdf(longStudy, sampleMedia));
    expect(openedPdf.numPages).toBeGreaterThan(studyDocument.pages.length + 1);
    const roles = new Set<string | undefined>();
    for (let number = 1; number <= openedPdf.numPages; number++) {
      const page = await openedPdf.getPage(number);
      for (const { role } of flattenTree((await page.getStructTree()) as TagNode | null)) roles.add(role);
      expect(await countUnmarked(openedPdf, number), `page ${number}`).toBe(0);
    }
    for (const role of ['H1', 'H2', 'P', 'Figure']) expect(roles).toContain(role);
  });

  test('states that a picture has no description', async () => {
    const openedPdf = await openPdf(await makePdf(undescribedBook, sampleMedia));
    const nodes = flattenTree((await (await openedPdf.getPage(2)).getStructTree()) as TagNode | null);
    expect(nodes.find(({ role }) => role === 'Figure')?.alt).toBe('Tranh của trang 1, chưa có lời mô tả.');
  });
});

describe('the EPUB', () => {
  test('begins with its type, names its language, and reads along sentence by sentence', async () => {
    const bytes = await makeEpub(book, sampleMedia);
    expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
    const files = unzipSync(new Uint8Array(bytes));
    const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    const opf = text('EPUB/package.opf');
    expect(opf).toContain('<dc:language>vi-VN</dc:language>');
    for (const schemaProperty of [
      'accessMode',
      'accessModeSufficient',
      'accessibilityFeature',
      'accessibilityHazard',
      'accessibilitySummary',
    ])
      expect(opf).toContain(`schema:${schemaProperty}`);
    for (const { number, narration, picture } of book.pages) {
      const name = `EPUB/p${String(number).padStart(3, '0')}`;
      for (const { id } of narration?.cues ?? []) {
        expect(text(`${name}.xhtml`)).toContain(`id="${id}"`);
        expect(text(`${name}.smil`)).toContain(`.xhtml#${id}"`);
      }
      expect(text(`${name}.xhtml`)).toContain(`alt="${picture?.description.replaceAll('"', '&quot;')}"`);
    }
  });
});

test.each([
  ['claims', book, true],
  ['does not claim', undescribedBook, false],
] as const)('the EPUB %s descriptions of its pictures', async (_title, testBook, isClaimed) => {
  const files = unzipSync(new Uint8Array(await makeEpub(testBook, sampleMedia)));
  const opf = strFromU8(files['EPUB/package.opf'] ?? new Uint8Array());
  expect(opf.includes('>alternativeText<')).toBe(isClaimed);
  expect(opf).toContain('>tableOfContents<');
});

describe('the narration', () => {
  test('has one sound per page and a playlist, with names in the language of the book', async () => {
    const files = Object.keys(unzipSync(new Uint8Array((await makeNarrationZip(book, sampleMedia)) ?? [])));
    expect(files.filter((name) => name.endsWith('.mp3'))).toHaveLength(book.pages.length);
    expect(files).toContain('one-hand-kite/one-hand-kite.m3u8');
    expect(filenameOf(book, 'mp3_zip')).toBe('one-hand-kite-giong-doc.zip');
    expect(filenameOf(book, 'mp3')).toBe('one-hand-kite.mp3');
    expect(await makeNarrationZip(studyDocument, sampleMedia)).toBeUndefined();
  });
});

describe('every download', () => {
  test('has the same bytes if the book is the same', async () => {
    const shortBook = { ...book, pages: book.pages.slice(0, 2) };
    for (const makeFile of [makePdf, makeEpub, makeAudiobook, makeNarrationZip]) {
      const [one, other] = [
        await makeFile(shortBook, sampleMedia),
        await makeFile(structuredClone(shortBook), sampleMedia),
      ];
      expect(one?.equals(other ?? Buffer.alloc(0)), makeFile.name).toBe(true);
    }
  });

  test('has another hash if anything in the book changes', () => {
    const [first] = book.pages;
    if (!first) throw new Error('a book has pages');
    const changedBooks = [
      { ...book, title: 'Khác' },
      { ...book, pages: [{ ...first, text: '<p>Khác</p>' }, ...book.pages.slice(1)] },
      { ...book, cover: book.cover && { ...book.cover, file: { ...book.cover.file, version: '2' } } },
    ];
    const hashes = [book, ...changedBooks].map((testBook) => computeContentHash(testBook, 'pdf'));
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(computeContentHash(structuredClone(book), 'pdf')).toBe(hashes[0]);
  });
});
