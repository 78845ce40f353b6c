import { expect, it } from 'vitest';
import { hasEasyText, hasNarration, type ReaderBook, type ReaderText, withEasyTexts } from './book.ts';
import { pageContent } from './page-content.ts';
import { defaultSettings } from './reading-settings.ts';
import { type MarkTerms, toReaderBook } from './to-book.ts';

const cue = (id: string) => ({ id, start: 200, end: 1000 });
const easy = { html: '<p>Dễ.</p>', silent: 2500, cues: [cue('e1')], isEasy: true as const };
const text: ReaderText = {
  html: '<p>Khó.</p>',
  description: 'Một bức tranh',
  silent: 3000,
  cues: [cue('s1')],
  narration: { url: '/a.mp3', length: 1500, isTimed: true, cues: [cue('s1')] },
  sign: { url: '/a.mp4', length: 1500, cues: [cue('s1')], captions: '' },
};
const bookOf = (...texts: ReaderText[]): ReaderBook => ({
  id: 1,
  type: 'picture_book',
  voice: '',
  editions: {},
  pages: texts.map((vi, index) => ({ number: index + 1, texts: { vi } })),
  activities: [],
  hasOrderActivity: true,
});

it('replaces the text of a page that has an easy one, and keeps its picture, clip and the other pages', () => {
  const book = withEasyTexts(bookOf({ ...text, easy }, text));
  expect(book.pages[0]?.texts.vi).toMatchObject({ html: '<p>Dễ.</p>', description: 'Một bức tranh', sign: text.sign });
  expect(book.pages[0]?.texts.vi?.narration).toBeUndefined();
  expect(book.pages[1]?.texts.vi).toEqual(text);
  expect(book.pages[0]?.texts.en).toBeUndefined();
});

it('knows a book with an easy text, before and after the change', () => {
  const book = bookOf({ ...text, easy });
  for (const each of [book, withEasyTexts(book)]) {
    expect(hasEasyText(each, 'vi')).toBe(true);
    expect(hasNarration(each, 'vi')).toBe(true);
  }
  expect(hasEasyText(bookOf(text), 'vi')).toBe(false);
});

it('reads an easy text with the voice of the device, even if other texts without a recording stay silent', () => {
  const { narration: _, ...silentText } = text;
  const book = withEasyTexts(bookOf({ ...text, easy }, silentText));
  const sourcesOf = (page: number) => pageContent(book, page, 'vi', defaultSettings, () => '').sources;
  expect(sourcesOf(1).narration).toMatchObject({ voice: { cues: [cue('e1')], locale: 'vi-VN' } });
  expect(sourcesOf(2).narration).toBeUndefined();
});

const noMarks: MarkTerms = { vi: (html) => html, en: (html) => html };
const surroundings = { vi: { related: [] }, en: { related: [] } };
const rawBook = (easyText: string | null) =>
  ({
    id: '7',
    type: 'picture_book',
    cover_color: null,
    voice: null,
    categories: [],
    sign_language: null,
    has_order_activity: true,
    activities: [],
    translations: [{ title: 'Sách', slug: 'sach', languages_code: { code: 'vi-VN' } }],
    pages: [
      {
        number: 1,
        background_color: null,
        image: null,
        translations: [{ languages_code: { code: 'vi-VN' }, text: '<p>Con ghe.</p>', easy_text: easyText }],
      },
    ],
  }) as unknown as Parameters<typeof toReaderBook>[0];
const vietnameseTextOf = (easyText: string | null, markTerms = noMarks) =>
  toReaderBook(rawBook(easyText), surroundings, markTerms)?.pages[0]?.texts.vi;

it('converts an easy text to numbered sentences with estimated times, and leaves out an empty one', () => {
  expect(vietnameseTextOf('<p>Ghe nhỏ. Ghe đi.</p>')?.easy).toMatchObject({
    html: '<p><span data-s="t1">Ghe nhỏ.</span> <span data-s="t2">Ghe đi.</span></p>',
    isEasy: true,
  });
  for (const nothing of [null, '', '<p> </p>']) expect(vietnameseTextOf(nothing)?.easy).toBeUndefined();
});

it('marks terms in both texts of a page', () => {
  const markTerms = { ...noMarks, vi: (html: string) => html.replace(/ghe/gi, '[$&]') };
  const marked = vietnameseTextOf('<p>Ghe nhỏ.</p>', markTerms);
  expect(marked?.html).toContain('Con [ghe].');
  expect(marked?.easy?.html).toContain('[Ghe] nhỏ.');
});

it('estimates the times of a narration without recorded times on its own length, and those of silent reading separately', () => {
  const book = rawBook(null);
  const [page] = book.pages ?? [];
  Object.assign(page?.translations?.[0] ?? {}, { narration: { id: 'n' }, narration_duration: 60_000 });
  const vietnameseText = toReaderBook(book, surroundings, noMarks)?.pages[0]?.texts.vi;
  expect(vietnameseText?.narration?.isTimed).toBe(false);
  expect(vietnameseText?.narration?.cues.at(-1)?.end).toBeGreaterThan(30_000);
  expect(vietnameseText?.cues.at(-1)?.end).toBeLessThan(vietnameseText?.silent ?? 0);
});
