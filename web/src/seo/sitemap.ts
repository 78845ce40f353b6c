import { SitemapCategoriesDocument, SitemapChangesDocument } from '@codegen/graphql/graphql';
import { defaultLang, languageCodes, languages } from '@hat-nang/model/languages';
import { type RouteKey, type RouteParams, routeOf, routes } from '@hat-nang/model/routes';
import { categoryPages } from '@hat-nang/model/section-routes';
import { type AnySection, sections, sectionsWith } from '@hat-nang/model/sections';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { query } from '@/cms/query';
import { publicUrl } from '@/cms/settings';
import { type Alternates, toAlternates } from '@/cms/translation';
import { languageLinks } from '@/components/layout/language-links';
import {
  lastIdsDocument,
  type SitemapItem,
  sectionChangesDocument,
  sectionItemsDocument,
} from './section-documents.ts';

interface Entry {
  route: RouteKey;
  params?: RouteParams;
  alternates?: Alternates;
  updatedAt?: string;
}

/** Name of the sitemap file for pages without parameters. Every section has its own files. */
const staticFile = 'static';
/** Number of ids per file. A sitemap may contain 50,000 addresses, and each item has up to two. */
const idsPerFile = 20_000;
const batchSize = 1000;

/** Returns the latest of these times. Undefined if there are none. */
const findLatest = (times: unknown[]): string | undefined =>
  times
    .flatMap((time) => (time ? [String(time)] : []))
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);

const sectionTags = [...sections.map(({ collection }) => collectionTag(collection)), TAG.all];

/** Reads the time of the last change of Home, of the contact page and of the lists. Home depends on the configuration and on every section with a list. */
const readChanges = async (): Promise<Partial<Record<RouteKey, string>>> => {
  const tags = [...sectionTags, TAG.config];
  const listedSections = sectionsWith('list').filter(({ word }) => word !== 'documents');
  const [data, rows] = await Promise.all([
    query(SitemapChangesDocument, {}, { tags }),
    query(sectionChangesDocument(listedSections), {}, { tags }),
  ]);
  const findLatestOf = (collection: string) =>
    findLatest(
      ['date_published', 'date_updated'].flatMap((column) => rows[`${collection}_${column}`]?.[0]?.[column] ?? []),
    );
  const changes: Partial<Record<RouteKey, string>> = {
    documents: findLatest([data.documents[0]?.date_published]),
    ...Object.fromEntries(listedSections.map(({ list, collection }) => [list, findLatestOf(collection)])),
  };
  const contact = findLatest([data.app_configs?.date_updated]);
  return { ...changes, contact, home: findLatest([contact, ...Object.values(changes)]) };
};

const readStaticEntries = async (): Promise<Entry[]> => {
  const changes = await readChanges();
  return (Object.keys(routes) as RouteKey[])
    .filter((route) => !routeOf(route).noindex && !routes[route].vi.includes('['))
    .map((route) => ({ route, updatedAt: changes[route] }));
};

const toEntry = (route: RouteKey, { id, translations, date_updated, date_published }: SitemapItem): Entry => ({
  route,
  params: { id: String(id) },
  alternates: toAlternates(translations),
  updatedAt: String(date_updated ?? date_published ?? '') || undefined,
});

/** Reads the items of the file with this number, whose ids are from (number - 1) × 20,000 + 1 to number × 20,000. The range bounds the size of the file. */
const readItems = async (section: AnySection, number: number): Promise<SitemapItem[]> => {
  const document = sectionItemsDocument(section);
  const tags = [collectionTag(section.collection), TAG.all];
  const allItems: SitemapItem[] = [];
  const upTo = number * idsPerFile;
  for (let after = upTo - idsPerFile; ; ) {
    const { items } = await query(document, { after, upTo, limit: batchSize }, { tags });
    allItems.push(...items);
    if (items.length < batchSize) return allItems;
    after = Number(items.at(-1)?.id);
  }
};

/** Returns the number of files of a section: 1, or more if ids exceed 20,000. */
const countFiles = async ({ collection }: AnySection): Promise<number> => {
  const lastIds = await query(lastIdsDocument(sections), {}, { tags: sectionTags });
  return Math.max(1, Math.ceil(Number(lastIds[collection]?.[0]?.id ?? 0) / idsPerFile));
};

/** Reads the entries of the category pages of a kind. A category page has the time of the last change among the given items of its category. */
const readCategoryEntries = async (
  { kind, page }: { kind: string; page: RouteKey },
  items: readonly SitemapItem[],
): Promise<Entry[]> => {
  const { categories } = await query(SitemapCategoriesDocument, { kind }, { tags: [TAG.categories, TAG.all] });
  return categories.map(({ id, translations }) => {
    const categoryItems = items.filter(({ category }) => String(category?.id) === String(id));
    return {
      route: page,
      alternates: toAlternates(translations),
      updatedAt: findLatest(
        categoryItems.flatMap(({ date_published, date_updated }) => [date_published, date_updated]),
      ),
    };
  });
};

/** Reads the entries of one file of a section. The last file has the newest items, so it also has the category pages of the section, if any. */
const readEntries = async (section: AnySection, number: number, isLastFile: boolean): Promise<Entry[]> => {
  const items = await readItems(section, number);
  const entries = items.map((item) => toEntry(section.detail, item));
  const pages = isLastFile ? categoryPages.find(({ word }) => word === section.word) : undefined;
  return pages ? [...(await readCategoryEntries(pages, items)), ...entries] : entries;
};

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const toUrls = ({ route, params, alternates, updatedAt }: Entry): string[] => {
  const origin = publicUrl();
  const links = languageLinks(route, params, alternates);
  const offeredLanguages = languages.filter((lang) => !alternates || alternates[lang]);
  const alternateTags = [
    ...offeredLanguages.map((lang) => [languageCodes[lang], links[lang]]),
    ...(offeredLanguages.includes(defaultLang) ? [['x-default', links[defaultLang]]] : []),
  ].map(([code, link]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(`${origin}${link}`)}"/>`);
  return offeredLanguages.map(
    (lang) =>
      `<url><loc>${escapeXml(`${origin}${links[lang]}`)}</loc>${updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : ''}${alternateTags.join('')}</url>`,
  );
};

/**
 * Returns one sitemap file (`news.xml`, `documents-2.xml`) as XML with its hreflang alternates (docs/design-notes.md "Routes"). Undefined for any other
 * name.
 */
export const sitemapXml = async (file: string): Promise<string | undefined> => {
  const [, name, page] = /^([a-z]+(?:-[a-z]+)*)(?:-([2-9]|[1-9]\d{1,2}))?\.xml$/.exec(file) ?? [];
  const section = sections.find(({ word }) => word === name);
  const number = Number(page ?? 1);
  const fileCount = section ? await countFiles(section) : 1;
  if ((!section && name !== staticFile) || number > fileCount) return undefined;
  const entries = section ? await readEntries(section, number, number === fileCount) : await readStaticEntries();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap(toUrls),
    '</urlset>',
    '',
  ].join('\n');
};

/** Returns the index of all sitemap files as XML. */
export const sitemapIndexXml = async (): Promise<string> => {
  const fileNames = await Promise.all(
    sections.map(async (section) =>
      Array.from({ length: await countFiles(section) }, (_, index) =>
        index === 0 ? section.word : `${section.word}-${index + 1}`,
      ),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[staticFile, ...fileNames.flat()].map(
      (file) => `<sitemap><loc>${publicUrl()}/sitemap/${file}.xml</loc></sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n');
};

export const xmlHeaders = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=300',
};
