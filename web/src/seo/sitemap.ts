import {
  SitemapCategoriesDocument,
  SitemapChangesDocument,
  SitemapDocumentsDocument,
  SitemapDocumentsLastDocument,
} from '@codegen/graphql/graphql';
import { defaultLang, languageCodes, languages } from '@hat-nang/model/languages';
import { type RouteKey, type RouteParams, routeOf, routes } from '@hat-nang/model/routes';
import { categoryPages } from '@hat-nang/model/section-routes';
import { type AnySection, sections, sectionsWith } from '@hat-nang/model/sections';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { query } from '@/cms/query';
import { publicUrl } from '@/cms/settings';
import { type Alternates, toAlternates } from '@/cms/translation';
import { languageLinks } from '@/components/layout/language-links';
import { type SitemapItem, sectionChangesDocument, sectionItemsDocument } from './section-documents.ts';

/** Sections except documents. Documents are numerous and have separate sitemap files. */
type ItemSection = Exclude<AnySection, { word: 'documents' }>;
const isItemSection = <Each extends AnySection>(section: Each): section is Exclude<Each, { word: 'documents' }> =>
  section.word !== 'documents';

interface Entry {
  route: RouteKey;
  params?: RouteParams;
  alternates?: Alternates;
  updatedAt?: string;
}

/** Name of the sitemap file for pages without parameters. Every section has its own file. */
const staticFile = 'static';
/** Maximum number of entries per file. A sitemap may contain 50,000 addresses, and each entry has two. */
const entriesPerFile = 20_000;
const batchSize = 1000;

/** Returns the latest of these times. Undefined if there are none. */
const findLatest = (moments: unknown[]): string | undefined =>
  moments
    .flatMap((moment) => (moment ? [String(moment)] : []))
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);

/** Reads the time of the last change of pages without parameters. Home depends on every section. */
const readChanges = async (): Promise<Partial<Record<RouteKey, string>>> => {
  const tags = [...sections.map(({ collection }) => collectionTag(collection)), TAG.config, TAG.all];
  const listedSections = sectionsWith('list').filter(isItemSection);
  const [data, moments] = await Promise.all([
    query(SitemapChangesDocument, {}, { tags }),
    query(sectionChangesDocument(listedSections), {}, { tags }),
  ]);
  const findLatestOf = (collection: string) =>
    findLatest(
      ['date_published', 'date_updated'].flatMap((column) => moments[`${collection}_${column}`]?.[0]?.[column] ?? []),
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

const readItems = async (section: ItemSection): Promise<SitemapItem[]> => {
  const { collection } = section;
  const document = sectionItemsDocument(section);
  const allItems: SitemapItem[] = [];
  for (let offset = 0; offset < entriesPerFile; offset += batchSize) {
    const { items } = await query(
      document,
      { limit: batchSize, offset },
      { tags: [collectionTag(collection), TAG.all] },
    );
    allItems.push(...items);
    if (items.length < batchSize) break;
  }
  return allItems;
};

/** Reads the entries of category pages. The page of a category changes when its content changes. */
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

/** Reads the documents of one file. Their ids begin at (number - 1) × 20,000 + 1, which bounds the size of a file. */
const readDocumentEntries = async (number: number): Promise<Entry[]> => {
  const entries: Entry[] = [];
  const lastNumber = number * entriesPerFile;
  for (let lastId = lastNumber - entriesPerFile; ; ) {
    const { items } = await query(
      SitemapDocumentsDocument,
      { after: lastId, upTo: lastNumber, limit: batchSize },
      { tags: [collectionTag('documents'), TAG.all] },
    );
    entries.push(...items.map((item) => toEntry('documentsDetail', item)));
    if (items.length < batchSize) return entries;
    lastId = Number(items.at(-1)?.id);
  }
};

/** Returns the number of document files. It is 1 unless ids exceed 20,000. */
const countDocumentFiles = async (): Promise<number> => {
  const { documents } = await query(SitemapDocumentsLastDocument, {}, { tags: [collectionTag('documents'), TAG.all] });
  return Math.max(1, Math.ceil(Number(documents[0]?.id ?? 0) / entriesPerFile));
};

const readEntries = async (section: AnySection | undefined, number: number): Promise<Entry[]> => {
  if (!section) return readStaticEntries();
  if (!isItemSection(section)) return readDocumentEntries(number);
  const items = await readItems(section);
  const entries = items.map((item) => toEntry(section.detail, item));
  const pages = categoryPages.find(({ word }) => word === section.word);
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
  if ((!section && name !== staticFile) || (page && name !== 'documents')) return undefined;
  const number = Number(page ?? 1);
  if (number > 1 && number > (await countDocumentFiles())) return undefined;
  const entries = await readEntries(section, number);
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
  const moreFiles = Array.from({ length: (await countDocumentFiles()) - 1 }, (_, index) => `documents-${index + 2}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[staticFile, ...sections.map(({ word }) => word), ...moreFiles].map(
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
