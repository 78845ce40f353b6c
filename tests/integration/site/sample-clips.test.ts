import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { stack } from '../../setup/stack.ts';
import { content } from '../../support/content.ts';
import { MAX_DELAY_MS } from '../../support/freshness.ts';
import { createFixtures } from '../../support/items.ts';
import { findOptionId } from '../../support/options.ts';
import { attributesOfElements, jsonLdOf, visibleText, visit } from '../../support/site.ts';
import { translate } from '../../support/texts.ts';
import { requestSearch, requestSuggestions } from '../search/support.ts';

// The timeout is high, because building downloads may pause on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** A demo book with drawn clips. No text may say that a person signs in the book. */
interface Sample {
  readonly id: number;
  readonly title: Record<Lang, string>;
  readonly slug: Record<Lang, string>;
}

const folder = join(import.meta.dirname, '../../../seeds/demo/books');
let samples: Sample[];
const fixtures = createFixtures();
afterAll(() => fixtures.clear());

beforeAll(async () => {
  const titles = readdirSync(folder)
    .map((file) => parse(readFileSync(join(folder, file), 'utf8')))
    .filter((book) => book.sign_language === 'sample')
    .map((book) => String(book.vi.title));
  const fields = 'id,translations.title,translations.slug,translations.languages_code';
  const rows = (await content.read(
    'documents',
    `filter[status][_eq]=published&limit=-1&fields=${fields}`,
  )) as unknown as {
    id: number;
    translations: { title: string; slug: string; languages_code: string }[];
  }[];
  samples = titles.map((title) => {
    const row = rows.find(({ translations }) => translations.some((text) => text.title === title));
    if (!row) throw new Error(`the book “${title}” is not seeded`);
    const byLanguage = (field: 'title' | 'slug') =>
      Object.fromEntries(
        languages.map((lang) => [
          lang,
          row.translations.find((text) => text.languages_code === languageCodes[lang])?.[field] ?? '',
        ]),
      ) as Record<Lang, string>;
    return { id: row.id, title: byLanguage('title'), slug: byLanguage('slug') };
  });
  expect(samples).toHaveLength(4);
});

const addressOf = ({ id, slug }: Sample, lang: Lang, route: 'documentsDetail' | 'documentsReader') =>
  href(lang, route, { slug: slug[lang], id });
const adminHeaders = { authorization: `Bearer ${stack().adminToken}` };
const idsOn = async (path: string): Promise<number[]> =>
  attributesOfElements((await visit(path)).text, 'a').flatMap((link) =>
    link['data-document'] ? [Number(link['data-document'])] : [],
  );
/** Searches for a title. Returns the text of the document's card in the results, from the title on. */
const cardOf = async (lang: Lang, id: number, title: string): Promise<string | undefined> => {
  const { text } = await visit(`${href(lang, 'searchDocuments')}?q=${encodeURIComponent(title)}`);
  const from = text.indexOf(`data-document="${id}"`);
  return from < 0 ? undefined : visibleText(text.slice(from, text.indexOf('</li>', from)));
};
/** Returns the texts that only a document with signing may contain. */
const signingTexts = (lang: Lang) => ({
  mark: translate(lang, 'documents:access.sign'),
  summary: translate(lang, 'documents:summary.sign'),
  watch: translate(lang, 'reader:startChoice.sign'),
  signer: translate(lang, 'reader:signLabel'),
});

describe.each(languages)('a drawn sample is not called sign language (%s)', (lang) => {
  it('on its page: no mark, no fact, no word to search engines', async () => {
    for (const sample of samples) {
      const { status, text } = await visit(addressOf(sample, lang, 'documentsDetail'));
      expect(status, sample.title[lang]).toBe(200);
      const [data] = jsonLdOf(text);
      const { accessibilityFeature, accessModeSufficient, description } = data ?? {};
      expect(accessibilityFeature, sample.title[lang]).toContain('readingOrder');
      expect(accessibilityFeature).not.toContain('signLanguage');
      expect(JSON.stringify(accessModeSufficient)).not.toContain('["visual"]');
      expect(description).not.toMatch(/sign (clip|language)|ký hiệu mẫu/);
      expect(data?.accessibilitySummary).not.toContain(signingTexts(lang).summary);
      // Only names of facts are checked, because books about signing have a topic with a similar text.
      const factNames = [...text.matchAll(/<dt\b[^>]*>([\s\S]*?)<\/dt>/g)].map(([, name = '']) =>
        visibleText(name).trim(),
      );
      expect(factNames.length, sample.title[lang]).toBeGreaterThan(3);
      for (const fact of ['documents:facts.signLanguage', 'documents:facts.signer'] as const)
        expect(factNames).not.toContain(translate(lang, fact));
    }
  });

  it('while the page of a signed document names its signer, and the public cannot read the consent', async () => {
    const signer = 'Trần Thị Lan';
    const signing = { has_sign_language: true, sign_language: await findOptionId('sign_language', 'vsl') };
    const { id, slug } = await fixtures.item('documents', { ...signing, signer, has_signer_consent: true });
    const { text } = await visit(href(lang, 'documentsDetail', { slug: slug[lang], id }));
    expect(visibleText(text)).toMatch(new RegExp(`${translate(lang, 'documents:facts.signer')}\\s*${signer}`));
    expect(text).not.toContain('has_signer_consent');
  });

  it('in the reader: the clip is a sample in every label, before and without scripts', async () => {
    for (const sample of samples) {
      const { status, text } = await visit(addressOf(sample, lang, 'documentsReader'));
      expect(status, sample.title[lang]).toBe(200);
      const names = attributesOfElements(text, 'video').map((video) => video['aria-label']);
      expect(names).toEqual([translate(lang, 'reader:sample.signLabel')]);
      const visibleTexts = visibleText(text);
      expect(visibleTexts).toContain(translate(lang, 'reader:sample.startChoice.sign'));
      expect(visibleTexts).not.toContain(signingTexts(lang).watch);
      const labels = ['button', 'section', 'video']
        .flatMap((name) => attributesOfElements(text, name))
        .map((element) => element['aria-label']);
      expect(labels).not.toContain(signingTexts(lang).signer);
    }
  });

  it('on its card, in the list, and in the list and the search of what has sign language', async () => {
    const signedDocument = await fixtures.item('documents', {
      has_sign_language: true,
      sign_language: await findOptionId('sign_language', 'vsl'),
    });
    // A signed document has the mark and is in the filtered list. Without this check, a wrong text or filter would pass the checks of the samples.
    const pollOptions = { timeout: MAX_DELAY_MS, interval: 200 };
    await expect
      .poll(() => cardOf(lang, signedDocument.id, signedDocument.title[lang]), pollOptions)
      .toContain(signingTexts(lang).mark);
    await expect.poll(() => idsOn(`${href(lang, 'documents')}?sign=1`), pollOptions).toContain(signedDocument.id);
    const listedIds = await idsOn(`${href(lang, 'documents')}?sign=1`);
    expect(listedIds.filter((listedId) => samples.some(({ id }) => id === listedId))).toEqual([]);
    for (const { id, title } of samples) {
      const searchResult = await requestSearch({ kind: 'documents', lang, q: title[lang], limit: '24' });
      expect(
        searchResult.items.map((item) => Number(item.id)),
        title[lang],
      ).toContain(id);
      const filteredResult = await requestSearch({ kind: 'documents', lang, q: title[lang], limit: '24', sign: '1' });
      expect(
        filteredResult.items.map((item) => Number(item.id)),
        title[lang],
      ).not.toContain(id);
      expect(await cardOf(lang, id, title[lang]), title[lang]).not.toContain(signingTexts(lang).mark);
      const suggested = await requestSuggestions({ lang, q: title[lang] });
      expect(JSON.stringify(suggested)).not.toMatch(/sample sign|ký hiệu mẫu/);
    }
  });

  it('in its downloads', async () => {
    for (const { id, title } of samples.slice(0, 2)) {
      const buildResponse = await fetch(`${stack().directusUrl}/books/${id}/downloads`, {
        method: 'POST',
        headers: adminHeaders,
      });
      expect(buildResponse.status, title[lang]).toBe(200);
      const filter = `filter[document][_eq]=${id}&filter[languages_code][_eq]=${languageCodes[lang]}&fields=format,file`;
      const rows = (await content.read('document_downloads', filter)) as unknown as { format: string; file: string }[];
      const epub = rows.find(({ format }) => format === 'epub');
      expect(epub, `${title[lang]}: ${JSON.stringify(rows)}`).toBeDefined();
      const epubResponse = await fetch(`${stack().directusUrl}/assets/${epub?.file}`, {
        headers: adminHeaders,
      });
      const parts = unzipSync(new Uint8Array(await epubResponse.arrayBuffer()));
      const opf = Object.entries(parts).find(([name]) => name.endsWith('.opf'))?.[1];
      const metadata = strFromU8(opf ?? new Uint8Array()).match(/<metadata[\s\S]*<\/metadata>/)?.[0] ?? '';
      expect(metadata).toContain('schema:accessibilityFeature');
      expect(metadata).not.toMatch(/signLanguage|sign language|ngôn ngữ ký hiệu/i);
    }
  });
});

it('no public document has the mark without the name of its sign language', async () => {
  const filter =
    'filter[status][_eq]=published&filter[has_sign_language][_eq]=true&filter[sign_language][_null]=true&fields=id';
  expect(await content.read('documents', filter)).toEqual([]);
});
