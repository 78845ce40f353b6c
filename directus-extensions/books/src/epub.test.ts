import { isTag } from 'domhandler';
import { strFromU8, unzipSync } from 'fflate';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { sampleBook, sampleMedia } from '../../../tests/support/sample-book.ts';
import type { Book } from './book.ts';
import { filenameOf } from './build-downloads.ts';
import { makeEpub, makeFixedEpub } from './epub.ts';
import { fontPath, fontWeights, readEpubFonts } from './epub-fonts.ts';
import { walkElements } from './epub-import/epub-files.ts';
import { readGlyphMap, readTables, tableOf } from './sfnt.ts';
import { hasFixedEdition, hasTooLargeClips, MAX_CLIP_BYTES } from './sign-clips.ts';

const kite = sampleBook('books', 'one-hand-kite', 'vi-VN');
const book: Book = { ...kite, pages: kite.pages.slice(0, 4) };
const study = sampleBook('study-documents', 'journey-of-a-raindrop', 'en-US');
const signed: Book = { ...book, signLanguage: 'Ngôn ngữ ký hiệu Việt Nam' };
const withClipBytes = (bytes: number): Book => ({
  ...book,
  pages: book.pages.map(({ clip, ...page }) => ({ ...page, clip: clip && { ...clip, file: { ...clip.file, bytes } } })),
});

/** Reads the texts of an EPUB by path. */
const openEpub = async (bytes: Promise<Buffer | undefined>) => {
  const files = unzipSync(new Uint8Array((await bytes) ?? []));
  return {
    paths: Object.keys(files),
    file: (path: string) => Buffer.from(files[`EPUB/${path}`] ?? []),
    text: (path: string) => strFromU8(files[`EPUB/${path}`] ?? new Uint8Array()),
  };
};
const pageNames = (testBook: Book) => testBook.pages.map(({ number }) => `p${String(number).padStart(3, '0')}`);
const elementsOf = (xhtml: string) => {
  const root = parseDocument(xhtml, { xmlMode: true }).children.find(isTag);
  return root ? [...walkElements(root)] : [];
};
const headingsOf = (xhtml: string) => elementsOf(xhtml).flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [name] : []));
const conformance = '>EPUB Accessibility 1.1 - WCAG 2.2 Level AA</meta>';

describe('the claim of accessibility', () => {
  test('names the standard, and the publisher as its certifier', async () => {
    const opf = (await openEpub(makeEpub(book, sampleMedia))).text('package.opf');
    expect(opf).toContain(`<meta property="dcterms:conformsTo" id="conformance"${conformance}`);
    expect(opf).toContain(`<meta property="a11y:certifiedBy" refines="#conformance">${book.publisher}</meta>`);
  });

  test.each<[string, Partial<Book>]>([
    [
      'a picture has no description',
      {
        pages: book.pages.map((page) => ({ ...page, picture: page.picture && { ...page.picture, description: ' ' } })),
      },
    ],
    ['nobody certifies it', { publisher: '' }],
    [
      'a table has no header cells',
      { pages: book.pages.map((page) => ({ ...page, text: '<table><tr><td>Một</td></tr></table>' })) },
    ],
  ])('is missing if %s', async (_reason, change) => {
    const opf = (await openEpub(makeEpub({ ...book, ...change }, sampleMedia))).text('package.opf');
    expect(opf).not.toContain('conformsTo');
    expect(opf).not.toContain('certifiedBy');
  });

  test('is missing in a fixed layout, whose text does not reflow', async () => {
    const opf = (await openEpub(makeFixedEpub(book, sampleMedia))).text('package.opf');
    expect(opf).not.toContain('conformsTo');
    expect(opf).not.toContain('>displayTransformability<');
  });
});

describe.each([
  ['reflowable', makeEpub],
  ['fixed', makeFixedEpub],
] as const)('an EPUB with the layout %s', (layout, makeFile) => {
  test('has a page list that leads to the mark of every page', async () => {
    const { text } = await openEpub(makeFile(book, sampleMedia));
    const pageList = elementsOf(text('nav.xhtml')).find(({ attribs }) => attribs['epub:type'] === 'page-list');
    const links = [...(pageList ? walkElements(pageList) : [])].filter(({ name }) => name === 'a');
    expect(links.map(({ attribs }) => attribs.href)).toEqual(pageNames(book).map((name) => `${name}.xhtml#page-break`));
    for (const [index, name] of pageNames(book).entries()) {
      const mark = elementsOf(text(`${name}.xhtml`)).find(({ attribs }) => attribs.id === 'page-break');
      expect(mark?.attribs).toMatchObject({
        'epub:type': 'pagebreak',
        role: 'doc-pagebreak',
        'aria-label': String(book.pages[index]?.number),
      });
    }
    for (const feature of ['pageNavigation', 'pageBreakMarkers']) expect(text('package.opf')).toContain(`>${feature}<`);
    expect(text('package.opf')).toContain('<meta property="pageBreakSource">none</meta>');
  });

  test('has one heading on the title page and on every page of a picture book', async () => {
    const { text } = await openEpub(makeFile(book, sampleMedia));
    for (const name of ['cover', ...pageNames(book)]) expect(headingsOf(text(`${name}.xhtml`)), name).toEqual(['h1']);
    expect(text('p003.xhtml')).toContain('<h1 id="heading" class="page-number">Trang 3</h1>');
  });

  test('contains the fonts that its styles use, and their licence', async () => {
    const { text, file } = await openEpub(makeFile(book, sampleMedia));
    for (const weight of fontWeights) {
      expect(text('package.opf')).toContain(`href="${fontPath(weight)}" media-type="font/ttf"`);
      expect(text('styles.css')).toContain(`url("${fontPath(weight)}")`);
      expect(file(fontPath(weight)).length).toBeLessThan(40_000);
    }
    expect(text('styles.css')).toMatch(/body \{[^}]*font-family: "Reading Letters"/);
    expect(text('fonts/OFL.txt')).toContain('SIL OPEN FONT LICENSE');
  });

  test('has equal bytes if the book is equal', async () => {
    const first = await makeFile(book, sampleMedia);
    expect(first?.equals((await makeFile(structuredClone(book), sampleMedia)) ?? Buffer.alloc(0)), layout).toBe(true);
  });
});

test('headings in the text of a page skip no level', async () => {
  const text = '<h4>Một</h4><p>a</p><h2>Hai</h2><p>b</p><h4>Ba</h4><p>c</p>';
  const changed = { ...study, pages: study.pages.map((page) => ({ ...page, text })) };
  const { text: read } = await openEpub(makeEpub(changed, sampleMedia));
  expect(headingsOf(read('p001.xhtml'))).toEqual(['h1', 'h2', 'h2', 'h3']);
});

test('each font has all Latin and Vietnamese letters in one file', () => {
  const letters = 'AaZz09 .,!?“”ĂăÂâĐđÊêÔôƠơƯưẠạẶặẼẽỆệỊịỘộỢợỤụỰựỲỳỸỹ₫';
  for (const [weight, font] of readEpubFonts().fonts) {
    const tables = readTables(font);
    const glyphs = readGlyphMap(tableOf(tables, 'cmap'));
    const glyphCount = tableOf(tables, 'maxp').readUInt16BE(4);
    for (const letter of letters)
      expect(glyphs.get(letter.codePointAt(0) ?? 0), `${weight} ${letter}`).toBeGreaterThan(0);
    expect(Math.max(...glyphs.values())).toBeLessThan(glyphCount);
    expect(tableOf(tables, 'loca').length).toBe((glyphCount + 1) * 4);
    expect(tableOf(tables, 'hmtx').length).toBe(glyphCount * 4);
    expect(tableOf(tables, 'name').toString('latin1').replaceAll('\0', '')).not.toContain('Andika');
  }
});

describe('the EPUB with a fixed layout', () => {
  test('states that its pages are fixed, and gives every page the same viewport', async () => {
    const { text } = await openEpub(makeFixedEpub(book, sampleMedia));
    for (const [property, value] of [
      ['layout', 'pre-paginated'],
      ['orientation', 'landscape'],
      ['spread', 'none'],
    ])
      expect(text('package.opf')).toContain(`<meta property="rendition:${property}">${value}</meta>`);
    for (const name of ['cover', ...pageNames(book)])
      expect(text(`${name}.xhtml`)).toContain('<meta name="viewport" content="width=1280, height=800"/>');
    const other = (await openEpub(makeEpub(book, sampleMedia))).text('package.opf');
    const idOf = (opf: string) => /<dc:identifier[^>]*>([^<]+)/.exec(opf)?.[1];
    expect(idOf(text('package.opf'))).not.toBe(idOf(other));
  });

  test('has the clip of each page with controls and captions, and calls a sample a sample', async () => {
    const { text, file, paths } = await openEpub(makeFixedEpub(book, sampleMedia));
    for (const { number, clip } of book.pages) {
      const name = `p00${number}`;
      const xhtml = text(`${name}.xhtml`);
      expect(paths.includes(`EPUB/video/${name}.mp4`), name).toBe(clip !== undefined);
      expect(xhtml.includes('<video'), name).toBe(clip !== undefined);
      if (!clip) continue;
      expect(xhtml).toMatch(/<video src="video\/p00\d\.mp4" [^>]*controls="controls" [^>]*aria-label="Hoạt hình mẫu">/);
      expect(xhtml).toContain(`<track kind="captions" src="video/${name}.vtt" srclang="vi-VN"`);
      expect(xhtml).toContain('<figcaption>Hoạt hình mẫu</figcaption>');
      expect(file(`video/${name}.mp4`).equals(await sampleMedia.original(clip.file))).toBe(true);
      expect(text(`video/${name}.vtt`)).toBe(`${clip.captions}\n`);
    }
    expect(text('package.opf')).toContain('>captions<');
    expect(text('package.opf')).not.toMatch(/signLanguage|ký hiệu/);
  });

  test('names the sign language of a signed book', async () => {
    const { text } = await openEpub(makeFixedEpub(signed, sampleMedia));
    expect(text('p001.xhtml')).toContain('aria-label="Người ra ký hiệu: Ngôn ngữ ký hiệu Việt Nam"');
    expect(text('package.opf')).toContain('>signLanguage<');
    expect(text('package.opf')).toContain('Có clip ký hiệu (Ngôn ngữ ký hiệu Việt Nam).');
  });

  test('sets long texts smaller, and scrolls a text that is still too long', async () => {
    const sizeOf = async (repeat: number) => {
      const long = { ...book, pages: book.pages.map((page) => ({ ...page, text: page.text.repeat(repeat) })) };
      const xhtml = (await openEpub(makeFixedEpub(long, sampleMedia))).text('p001.xhtml');
      return { size: Number(/font-size: (\d+)px/.exec(xhtml)?.[1]), isScrolled: xhtml.includes('tabindex="0"') };
    };
    const [short, longest] = [await sizeOf(1), await sizeOf(9)];
    expect(short.size).toBeGreaterThan(longest.size);
    expect([short.isScrolled, longest]).toEqual([false, { size: 16, isScrolled: true }]);
  });

  test('is not made without clips that reading apps play, or with more than 40 MB of them', async () => {
    const types = book.pages.map(({ clip, ...page }) => ({
      ...page,
      clip: clip && { ...clip, file: { ...clip.file, type: 'video/x-msvideo' } },
    }));
    expect(await makeFixedEpub(study, sampleMedia)).toBeUndefined();
    expect(await makeFixedEpub({ ...book, pages: types }, sampleMedia)).toBeUndefined();
    expect(hasFixedEdition(withClipBytes(MAX_CLIP_BYTES / 3))).toBe(true);
    const large = withClipBytes(MAX_CLIP_BYTES / 2);
    expect(hasTooLargeClips(large)).toBe(true);
    expect(await makeFixedEpub(large, sampleMedia)).toBeUndefined();
  });

  test('has a file name in the language of the book', () => {
    expect(filenameOf(book, 'epub_fixed')).toBe('one-hand-kite-nguyen-trang.epub');
    expect(filenameOf(study, 'epub_fixed')).toBe('journey-of-a-raindrop-fixed-layout.epub');
  });
});
