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
import { countBookletPages, imposeBooklet, makePdfBooklet } from './pdf-booklet.ts';

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
    // Cover, pages, and the page about the book.
    expect(pdf.numPages).toBe(book.pages.length + 2);
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const nodes = flattenTree((await page.getStructTree()) as TagNode | null);
      const figures = nodes.filter(({ role }) => role === 'Figure');
      const expectedDescription = number === 1 ? book.cover?.description : book.pages[number - 2]?.picture?.description;
      expect(
        figures.map(({ alt }) => alt),
        `page ${number}`,
      ).toEqual(number === pdf.numPages ? [] : [expectedDescription]);
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
    expect(outline.map(({ title }) => title)).toEqual([
      'Bìa',
      ...book.pages.map(({ number }) => `Trang ${number}`),
      'Về cuốn sách này',
    ]);
  });

  test('of a picture book has landscape spreads with a large picture and large text', async () => {
    const texts = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => {
        const page = await pdf.getPage(index + 1);
        expect(page.view).toEqual([0, 0, 841.89, 595.28]);
        return (await page.getTextContent()).items.flatMap((item) => ('str' in item ? item : []));
      }),
    );
    const [cover = [], ...spreads] = texts;
    const coverText = cover.map(({ str }) => str).join('');
    for (const text of [book.title, book.author, book.publisher]) expect(coverText).toContain(text);
    for (const [index, items] of spreads.slice(0, -1).entries()) {
      const number = String(book.pages[index]?.number);
      const words = items.filter(({ str }) => str.trim() !== '' && str !== number);
      expect(Math.min(...words.map(({ height }) => height))).toBeGreaterThanOrEqual(18);
      // The text is right of the picture, which has at least half of the width.
      expect(Math.min(...words.map(({ transform }) => Number(transform[4])))).toBeGreaterThan(841.89 / 2);
      expect(items.map(({ str }) => str)).toContain(number);
    }
    expect(
      spreads
        .at(-1)
        ?.map(({ str }) => str)
        .join(''),
    ).toContain(book.license.label);
  });

  test('of a long picture book and of a study document has portrait pages', async () => {
    const longBook = {
      ...book,
      pages: book.pages.slice(0, 2).map((page) => ({ ...page, text: page.text.repeat(4) })),
    };
    for (const document of [longBook, studyDocument]) {
      const openedPdf = await openPdf(await makePdf(document, sampleMedia));
      const cover = await openedPdf.getPage(1);
      expect(cover.view).toEqual([0, 0, 595.28, 841.89]);
      expect(flattenTree((await cover.getStructTree()) as TagNode | null).map(({ role }) => role)).toEqual(
        expect.arrayContaining(['Sect', 'Figure', 'H1', 'P']),
      );
    }
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

describe('the booklet', { timeout: 30_000 }, () => {
  test('has its pages in the order of printing, so that the folded sheets read in order', () => {
    expect(imposeBooklet(4)).toEqual([
      [4, 1],
      [2, 3],
    ]);
    expect(imposeBooklet(8)).toEqual([
      [8, 1],
      [2, 7],
      [6, 3],
      [4, 5],
    ]);
    expect(
      [1, 2, 3, 10, 11].map((length) => countBookletPages({ pages: book.pages.concat(book.pages).slice(0, length) })),
    ).toEqual([4, 4, 8, 12, 16]);
  });

  test('has two pages on each side of a sheet, the cover on the first side beside the credits, and says how to print it', async () => {
    const pdf = await openPdf((await makePdfBooklet(book, sampleMedia)) ?? Buffer.alloc(0));
    expect(pdf.numPages).toBe(6);
    const sides = await Promise.all(
      imposeBooklet(12).map(async (_, index) => {
        const page = await pdf.getPage(index + 1);
        expect(page.view).toEqual([0, 0, 841.89, 595.28]);
        expect(await countUnmarked(pdf, index + 1)).toBe(0);
        const items = (await page.getTextContent()).items.flatMap((item) => ('str' in item ? item : []));
        const textOfHalf = (isRight: boolean) =>
          items
            .filter(({ transform }) => Number(transform[4]) > 841.89 / 2 === isRight)
            .map(({ str, hasEOL }) => str + (hasEOL ? ' ' : ''))
            .join('')
            .replace(/\s+/g, ' ');
        return [textOfHalf(false), textOfHalf(true)];
      }),
    );
    expect(sides[0]?.[1]).toContain(book.title);
    expect(sides[0]?.[0]).toContain('lật theo cạnh ngắn');
    const pageTexts = new Map(
      imposeBooklet(12).flatMap((numbers, side) =>
        numbers.map((number, place) => [number, sides[side]?.[place] ?? '']),
      ),
    );
    for (const [index, { narration }] of book.pages.entries())
      for (const { text } of narration?.cues ?? []) expect(pageTexts.get(index + 2)).toContain(text);
    expect((await pdf.getOutline()).map(({ title }) => title)).toContain('Trang 10');
    expect(filenameOf(book, 'pdf_booklet')).toBe('one-hand-kite-gap-doi.pdf');
  });

  test('keeps the order of reading in its structure', async () => {
    const bytes = (await makePdfBooklet(book, sampleMedia)) ?? Buffer.alloc(0);
    const objects = new Map(
      [...bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id, body = '']) => [id, body]),
    );
    const root = [...objects.values()].find((body) => body.includes('/S /Document')) ?? '';
    const sections = [...(/\/K \[([^\]]*)\]/.exec(root)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(
      ([, id]) => objects.get(id) ?? '',
    );
    const titles = sections.map((body) => /\/T \(([^)]*)\)/.exec(body)?.[1]);
    expect(titles.slice(1, -1)).toEqual(book.pages.map(({ number }) => `Trang ${number}`));
  });

  test('is not made of a study document, nor of a book with long pages', async () => {
    expect(await makePdfBooklet(studyDocument, sampleMedia)).toBeUndefined();
    const [first] = book.pages;
    if (!first) throw new Error('a book has pages');
    const manyLines = { ...first, text: `<ul>${'<li>a</li>'.repeat(60)}</ul>` };
    expect(await makePdfBooklet({ ...book, pages: [manyLines] }, sampleMedia)).toBeUndefined();
    expect(
      await makePdfBooklet({ ...book, pages: [{ ...first, text: first.text.repeat(4) }] }, sampleMedia),
    ).toBeUndefined();
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
    for (const makeFile of [makePdf, makePdfBooklet, makeEpub, makeAudiobook, makeNarrationZip]) {
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
