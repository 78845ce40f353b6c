import { parseCues } from '@hat-nang/model/cues';
import type { Lang } from '@hat-nang/model/languages';
import { describe, expect, test } from 'vitest';
import { sampleBook, sampleMedia } from '../../../../tests/support/sample-book.ts';
import {
  createEpub,
  createMp3,
  defaultMetadata,
  listFrameNumbers,
  MP3_FRAME_MS,
  type SampleEpub,
  xhtmlItem,
} from '../../../../tests/support/sample-epub.ts';
import { makeEpub, makeFixedEpub } from '../epub.ts';
import { defaultZipLimits, readZip, selectEpubEntry } from '../read-zip.ts';
import { readEpub } from './read-epub.ts';

const read = (epub: Uint8Array, lang: Lang = 'en', limits = defaultZipLimits) =>
  readEpub(readZip(epub, undefined, undefined, selectEpubEntry), lang, (content) => ({ content }), limits);
const onePage: SampleEpub = {
  manifest: `${xhtmlItem('a')}<item id="png" href="p.png" media-type="image/png"/>`,
  spine: '<itemref idref="a"/>',
  files: { 'a.xhtml': '<p>Một. Hai!</p>' },
};
const fixedLayout = `${defaultMetadata}<meta property="rendition:layout">pre-paginated</meta>`;
const textsOf = async (sample: SampleEpub) => {
  const { book, notes } = await read(createEpub(sample));
  const pages = book.pages.map(({ image, texts: [text] }) => [image, text?.chapter_title, String(text?.text)] as const);
  return { pages, notes, texts: book.pages.map(({ texts }) => texts[0]) };
};
const problemsOf = async (epub: Uint8Array, lang?: Lang): Promise<string[]> =>
  read(epub, lang).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );

describe('the metadata of an EPUB', () => {
  test('gives titles by language, people by role, and the rights', async () => {
    const metadata = `<dc:title id="t">Mèo</dc:title><dc:title id="s">Chuyện nhỏ</dc:title><meta refines="#s" property="title-type">subtitle</meta>
      <dc:title xml:lang="en">Cat</dc:title><dc:language>vi</dc:language><dc:creator id="a">An</dc:creator><dc:creator id="b">Bình</dc:creator>
      <meta refines="#b" property="role">ill</meta><dc:contributor id="c">Chi</dc:contributor><meta refines="#c" property="role">edt</meta>
      <dc:publisher>Nhà in &amp; sách</dc:publisher><dc:rights>CC BY 4.0</dc:rights><meta property="media:narrator">Dung</meta>`;
    const { book, rights } = await read(createEpub({ ...onePage, metadata }));
    expect(book.titles).toEqual([
      { language: 'vi-VN', title: 'Mèo', subtitle: 'Chuyện nhỏ' },
      { language: 'en-US', title: 'Cat', subtitle: '' },
    ]);
    expect(book.author).toBe('An');
    expect(book.documentFields).toMatchObject({
      illustrator: 'Bình',
      editor: 'Chi',
      voice: 'Dung',
      publisher: 'Nhà in & sách',
    });
    expect(rights).toBe('CC BY 4.0');
  });

  test('gives the description without its tags', async () => {
    const metadata = `${defaultMetadata}<dc:description>&lt;p&gt;Một &amp;lt; hai.&lt;/p&gt;&lt;p&gt;Ba&lt;/p&gt;</dc:description>`;
    const { book } = await read(createEpub({ ...onePage, metadata }));
    expect(book.translationFields?.description).toBe('<p>Một &lt; hai. Ba</p>');
  });

  test.each([
    ['vi-VN', 'vi-VN'],
    ['en-GB', 'en-US'],
  ])('of the language %s gives texts in %s', async (tag, language) => {
    const metadata = `<dc:title>X</dc:title><dc:language>${tag}</dc:language>`;
    const { book } = await read(createEpub({ ...onePage, metadata }));
    expect(book.pages[0]?.texts[0]?.languages_code).toBe(language);
  });
});

describe('the pages of an EPUB', () => {
  test('of a fixed layout are its spine items, with the largest picture and its description', async () => {
    const body = '<h1>Đầu</h1><img src="p.png" alt="Con mèo"/><div><p>Một. Hai!</p><p>Ba</p></div>';
    const { pages, texts } = await textsOf({ ...onePage, metadata: fixedLayout, files: { 'a.xhtml': body } });
    expect(pages).toEqual([
      [
        'p001.png',
        'Đầu',
        '<p><span data-s="s1">Một.</span> <span data-s="s2">Hai!</span></p><p><span data-s="s3">Ba</span></p>',
      ],
    ]);
    expect(texts[0]?.image_description).toBe('Con mèo');
  });

  test.each([
    [
      'headings',
      '<h1>A</h1><p>1</p><h2>a</h2><p>2</p><h1>B</h1><p>3</p>',
      [
        ['A', '1a2'],
        ['B', '3'],
      ],
    ],
    [
      'page marks, also inside a paragraph',
      '<h1>A</h1><p>1<span epub:type="pagebreak" title="2"/>x</p><h1>B</h1><p>2</p><div role="doc-pagebreak">3</div><p>3</p>',
      [
        ['A', '1x'],
        ['B', '2'],
        ['', '3'],
      ],
    ],
  ])('of a reflowable book are cut at %s', async (_what, body, expected) => {
    const { pages } = await textsOf({ ...onePage, files: { 'a.xhtml': body } });
    expect(pages.map(([, title, html]) => [title ?? '', html.replace(/<[^>]*>/g, '')])).toEqual(expected);
  });

  test('keep inline markup inside sentences, and nothing that runs or loads', async () => {
    const body = `<p onclick="x()">Một <em>hai.</em> <a href="javascript:x()">Ba</a><script>alert(1)</script></p>
      <iframe src="https://example.org"></iframe><style>p{}</style><ul><li>Bốn</li></ul><p>a &lt; b</p>`;
    const { pages } = await textsOf({ ...onePage, files: { 'a.xhtml': body } });
    expect(pages[0]?.[2]).toBe(
      '<p><span data-s="s1">Một <em>hai.</em></span> <span data-s="s2">Ba</span></p><ul><li><span data-s="s3">Bốn</span></li></ul><p><span data-s="s4">a &lt; b</span></p>',
    );
  });

  test('of a fixed layout may have the picture inside a drawing', async () => {
    const body = '<svg aria-label="Con mèo"><image xlink:href="p.png"/></svg><p>Một.</p>';
    const { pages, texts } = await textsOf({ ...onePage, metadata: fixedLayout, files: { 'a.xhtml': body } });
    expect(pages.map(([image]) => image)).toEqual(['p001.png']);
    expect(texts[0]?.image_description).toBe('Con mèo');
  });

  test('without a picture that can be used stay, with a note', async () => {
    const bodies = ['<svg><circle/></svg>', '<img src="p.gif" alt=""/>', '<video src="v.mp4"></video>', '<p>Một.</p>'];
    const ids = ['a', 'b', 'c', 'd'];
    const { pages, notes } = await textsOf({
      metadata: fixedLayout,
      manifest: ids.map((id) => xhtmlItem(id)).join(''),
      spine: ids.map((id) => `<itemref idref="${id}"/>`).join(''),
      files: Object.fromEntries(ids.map((id, index) => [`${id}.xhtml`, bodies[index] ?? ''])),
    });
    expect(pages.map(([, , html]) => html !== '')).toEqual([false, false, false, true]);
    expect(notes).toEqual([expect.stringContaining('on pages 1, 2.'), expect.stringContaining('on page 3.')]);
  });

  test('leave out the cover and the table of contents', async () => {
    const { pages } = await textsOf({
      ...onePage,
      manifest: `${onePage.manifest}${xhtmlItem('c')}${xhtmlItem('nav', 'properties="nav"')}`,
      spine: '<itemref idref="c"/><itemref idref="nav"/><itemref idref="a"/>',
      files: {
        ...onePage.files,
        'c.xhtml': '<body epub:type="cover"><p>Bìa</p></body>',
        'nav.xhtml': '<nav epub:type="toc"><ol><li><a href="a.xhtml">1</a></li></ol></nav>',
      },
    });
    expect(pages).toHaveLength(1);
  });
});

describe('the narration of an EPUB', () => {
  const clip = (place: string, begin: number, end: number, sound = 's.mp3') =>
    `<par><text src="${place}"/><audio src="${sound}" clipBegin="${begin}ms" clipEnd="${end}ms"/></par>`;
  const narrated: SampleEpub = {
    manifest: `${xhtmlItem('a', 'media-overlay="ao"')}${xhtmlItem('b', 'media-overlay="bo"')}
      <item id="ao" href="a.smil" media-type="application/smil+xml"/><item id="bo" href="b.smil" media-type="application/smil+xml"/>`,
    spine: '<itemref idref="a"/><itemref idref="b"/>',
    files: {
      'a.xhtml': '<p><span id="x">Một con mèo.</span> <span id="y">Hai con mèo.</span></p>',
      'b.xhtml': '<p><b id="w1">Ba</b> <b id="w2">con</b> <b id="w3">mèo.</b> <b id="w4">Hết.</b></p>',
      'a.smil': `${clip('a.xhtml#x', 0, 480)}${clip('a.xhtml#y', 480, 960)}`,
      'b.smil': ['w1', 'w2', 'w3', 'w4']
        .map((id, index) => clip(`b.xhtml#${id}`, 960 + index * 240, 1200 + index * 240))
        .join(''),
      's.mp3': createMp3(80),
    },
  };

  test('is cut out of a shared MP3 at its frames, and words become sentences', async () => {
    const { book, files, notes } = await read(createEpub(narrated));
    expect(notes).toEqual([]);
    const [first, second] = files.map(({ content }) => listFrameNumbers(content ?? Buffer.alloc(0)));
    expect(first).toEqual(Array.from({ length: 40 }, (_, index) => index));
    expect(second).toEqual(Array.from({ length: 40 }, (_, index) => 40 + index));
    const cues = book.pages.map(({ texts }) => parseCues(String(texts[0]?.narration_cues)));
    expect(cues).toEqual([
      [
        { id: 's1', start: 0, end: 480, text: 'Một con mèo.' },
        { id: 's2', start: 480, end: 960, text: 'Hai con mèo.' },
      ],
      [
        {
          ...{ id: 's1', start: 0, end: 720, text: 'Ba con mèo.' },
          parts: [
            { start: 0, text: 'Ba ' },
            { start: 240, text: 'con ' },
            { start: 480, text: 'mèo.' },
          ],
        },
        { id: 's2', start: 720, end: 960, text: 'Hết.' },
      ],
    ]);
    expect(book.pages[1]?.texts[0]).toMatchObject({
      narration_duration: 40 * MP3_FRAME_MS,
      text: '<p><span data-s="s1"><strong>Ba</strong> <strong>con</strong> <strong>mèo.</strong></span> <span data-s="s2"><strong>Hết.</strong></span></p>',
    });
  });

  test('is left out, with a note, if the shared sound is not an MP3', async () => {
    const mp4 = Buffer.from('\0\0\0\u0018ftypM4A \0\0\0\0M4A mp42isom', 'latin1');
    const files = Object.fromEntries(
      Object.entries(narrated.files).map(([name, content]) => [
        name.replace('mp3', 'm4a'),
        typeof content === 'string' ? content.replaceAll('s.mp3', 's.m4a') : new Uint8Array(mp4),
      ]),
    );
    const { book, notes } = await read(createEpub({ ...narrated, files }));
    expect(book.files).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('narration of pages 1, 2 is missing')]);
  });

  test.each([
    ['page', { file: 39 * 192 }],
    ['book', { totalBytes: 79 * 192 }],
  ])('is refused if the cut sounds of a %s are too large', async (_what, change) => {
    const limits = { ...defaultZipLimits, ...change };
    await expect(read(createEpub(narrated), 'en', limits)).rejects.toThrow(/larger than/i);
  });

  test('without sentences has no cues, and a note', async () => {
    const files = { ...narrated.files, 'a.smil': clip('a.xhtml', 0, 960) };
    const { book, notes } = await read(createEpub({ ...narrated, files }));
    expect(book.pages[0]?.texts[0]).toMatchObject({ narration_cues: null, files: { narration: 'p001.mp3' } });
    expect(notes).toEqual([expect.stringContaining('without sentence times on page 1:')]);
  });
});

describe('an EPUB', () => {
  test('with problems reports all of them, in the language of the editor', async () => {
    const broken = createEpub({
      metadata: '<dc:language>fr</dc:language>',
      manifest: `${xhtmlItem('a', 'media-overlay="o"')}${xhtmlItem('gone')}<item id="o" href="a.smil" media-type="application/smil+xml"/>`,
      spine: '<itemref idref="a"/><itemref idref="gone"/><itemref idref="unknown"/>',
      files: {
        'a.xhtml': '<p id="x">Một</p><img src="none.png" alt=""/><img src="../../../etc/passwd.png" alt=""/>',
        'a.smil': '<par><text src="a.xhtml#y"/><audio src="no.mp3" clipBegin="soon"/></par>',
      },
    });
    const problems = await problemsOf(broken, 'vi');
    for (const part of [
      '“fr”',
      'dc:title',
      'gone.xhtml',
      '“unknown”',
      'none.png',
      'etc/passwd',
      'no.mp3',
      '#y',
      'a.smil',
    ])
      expect(problems).toContainEqual(expect.stringContaining(part));
    expect(problems.join()).toContain('Thiếu tệp');
    expect((await problemsOf(broken, 'en')).join()).toContain('is missing');
  });

  test.each<[string, Partial<SampleEpub>, RegExp]>([
    [
      'with an external entity',
      {
        otherFiles: {
          'EPUB/a.xhtml': '<!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/passwd">]><html><body>&x;</body></html>',
        },
      },
      /a\.xhtml: entity/,
    ],
    ['with 10,000 spine items', { spine: '<itemref idref="a"/>'.repeat(10_000) }, /more than 500 pages/],
    ['with elements nested 5,000 deep', { files: { 'a.xhtml': '<div>'.repeat(5_000) } }, /nested too deeply/],
    [
      'of version 2',
      { otherFiles: { 'EPUB/p.opf': '<package version="2.0"><metadata/><manifest/><spine/></package>' } },
      /not an EPUB 3/,
    ],
    [
      'with a lock',
      {
        otherFiles: {
          'META-INF/encryption.xml': '<encryption><CipherReference URI="EPUB/a.xhtml"/></encryption>',
        },
      },
      /locked/,
    ],
    ['without a package', { otherFiles: { 'META-INF/container.xml': '<container/>' } }, /no package file/],
  ])('%s is refused', async (_what, change, message) => {
    expect((await problemsOf(createEpub({ ...onePage, ...change }))).join('\n')).toMatch(message);
  });

  test('may have files of another type than their name if no page uses them', async () => {
    const sample = { ...onePage, otherFiles: { 'EPUB/gif.png': 'GIF89a' } };
    expect(await problemsOf(createEpub(sample))).toEqual([]);
    const problems = await problemsOf(createEpub({ ...sample, files: { 'a.xhtml': '<img src="gif.png" alt=""/>' } }));
    expect(problems).toEqual([expect.stringContaining('EPUB/gif.png is missing, or is not of a type')]);
  });

  test('with more than ten million characters is refused', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const body = `<p>${'x'.repeat(1_900_000)}</p>`;
    const epub = createEpub({
      manifest: ids.map((id) => xhtmlItem(id)).join(''),
      spine: ids.map((id) => `<itemref idref="${id}"/>`).join(''),
      files: Object.fromEntries(ids.map((id) => [`${id}.xhtml`, body])),
    });
    expect(await problemsOf(epub)).toEqual([expect.stringContaining('10 million characters')]);
  });

  test('whose zip leads out of it is refused', () => {
    expect(() => read(createEpub({ ...onePage, otherFiles: { '../x.xhtml': 'x' } }))).toThrow(/leads out/);
  });
});

test('our own EPUB with a fixed layout has the same pages, and notes that the clips are left out', async () => {
  const source = sampleBook('books', 'one-hand-kite', 'vi-VN');
  const { book, notes } = await read((await makeFixedEpub(source, sampleMedia)) ?? new Uint8Array());
  expect(book.pages.map(({ texts: [text] }) => [text?.chapter_title ?? '', text?.image_description])).toEqual(
    source.pages.map(({ picture }) => ['', picture?.description]),
  );
  expect(notes).toHaveLength(1);
});

test.each([
  ['books', 'one-hand-kite', 'vi-VN'],
  ['study-documents', 'journey-of-a-raindrop', 'en-US'],
] as const)('our own EPUB of %s/%s has the same pages, texts, descriptions and cues', async (folder, key, language) => {
  const source = sampleBook(folder, key, language);
  const { book, notes } = await read(await makeEpub(source, sampleMedia));
  expect(notes).toEqual([]);
  const withoutMarks = (html: unknown) =>
    String(html)
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/(?<=>)\s+(?=<)/g, '');
  const toCues = (cues: readonly { id: string; start: number; text: string }[]) =>
    cues.map(({ id, start, text }, index) => ({ id, text, start: index === 0 ? 0 : start }));
  expect(
    book.pages.map(({ texts: [text] }) => [
      text?.chapter_title ?? '',
      withoutMarks(text?.text),
      text?.image_description,
    ]),
  ).toEqual(source.pages.map((page) => [page.chapterTitle, withoutMarks(page.text), page.picture?.description]));
  for (const [index, { narration, text }] of source.pages.entries()) {
    if (!narration) continue;
    const imported = book.pages[index]?.texts[0];
    expect(imported?.text).toBe(text);
    // A cue of an EPUB begins where the cue before it ends, so the pauses between sentences belong to the first.
    expect(toCues(parseCues(String(imported?.narration_cues)))).toEqual(toCues(narration.cues));
  }
});
