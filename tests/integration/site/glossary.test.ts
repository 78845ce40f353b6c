/** Tests the marks and notes of the glossary in the HTML of the reader, without a browser or scripts. */
import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { content } from '../../support/content.ts';
import { MAX_DELAY_MS } from '../../support/freshness.ts';
import { createFixtures, type Item } from '../../support/items.ts';
import { visit } from '../../support/site.ts';

const fixtures = createFixtures();
/** A unique word of letters only. No other document contains it. */
const uniqueWord = `zq${[...Date.now().toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}`;
let book: Item;
let termId: number;

const textOf = (languages_code: string) => ({
  languages_code,
  text: `<p>Một ${uniqueWord}, ${uniqueWord} nữa, và ${uniqueWord}a.</p>`,
  easy_text: `<p>Lời dễ: ${uniqueWord}.</p>`,
});

beforeAll(async () => {
  book = await fixtures.item('documents', {
    page_count: 1,
    pages: [{ number: 1, translations: ['vi-VN', 'en-US'].map(textOf) }],
  });
  const term = await fixtures.create('glossary_terms', {
    status: 'published',
    translations: [
      { languages_code: 'vi-VN', word: uniqueWord, meaning: `Nghĩa của ${uniqueWord}.` },
      { languages_code: 'en-US', word: uniqueWord, meaning: `Meaning of ${uniqueWord}.` },
    ],
  });
  termId = Number(term.id);
});
afterAll(() => fixtures.clear(), 60_000);

const readerOf = (lang: 'vi' | 'en') => href(lang, 'documentsReader', { slug: book.slug[lang], id: book.id });
const markOf = (lang: 'vi' | 'en') =>
  `<button type="button" popovertarget="term-${lang}-${termId}" aria-haspopup="dialog" data-term data-scan>${uniqueWord}</button>`;
/** Returns the text of the page that the server rendered, without the data for the scripts. */
const pageTextOf = (html: string) => /data-main="[\s\S]*?<\/article>/.exec(html)?.[0] ?? '';

const meanings = { vi: `Nghĩa của ${uniqueWord}.`, en: `Meaning of ${uniqueWord}.` };

it.each(languages)('%s: the first occurrence of a whole word is a button that opens a note', async (lang) => {
  await expect
    .poll(async () => pageTextOf((await visit(readerOf(lang))).text).split(markOf(lang)).length - 1, {
      timeout: MAX_DELAY_MS,
    })
    .toBe(1);
  const { text, status } = await visit(readerOf(lang));
  expect(status).toBe(200);
  expect(pageTextOf(text)).toContain(`Một ${markOf(lang)}, ${uniqueWord} nữa`);
  const note = new RegExp(`<dialog[^>]*id="term-${lang}-${termId}"[\\s\\S]*?</dialog>`).exec(text)?.[0] ?? '';
  expect(note).toContain('popover="auto"');
  expect(note).toContain(meanings[lang]);
});

it('a page starts with the normal text', async () => {
  expect(pageTextOf((await visit(readerOf('vi'))).text)).not.toContain('Lời dễ');
});

it('a changed meaning shows in the reader, and a withdrawn term leaves no mark', async () => {
  const [row] = (await content.read(
    'glossary_terms',
    `filter[id][_eq]=${termId}&fields=translations.id,translations.languages_code`,
  )) as unknown as { translations: { id: number; languages_code: string }[] }[];
  const id = row?.translations.find(({ languages_code }) => languages_code === 'vi-VN')?.id;
  const meaning = `Nghĩa mới của ${uniqueWord}.`;
  await content.update('glossary_terms', termId, { translations: { update: [{ id, meaning }] } });
  const readVi = async () => (await visit(readerOf('vi'))).text;
  await expect.poll(async () => (await readVi()).includes(meaning), { timeout: MAX_DELAY_MS }).toBe(true);
  await content.update('glossary_terms', termId, { status: 'archived' });
  await expect.poll(async () => (await readVi()).includes(`term-vi-${termId}`), { timeout: MAX_DELAY_MS }).toBe(false);
  expect(pageTextOf(await readVi())).toContain(`Một ${uniqueWord}`);
});
