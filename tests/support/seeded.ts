import type { Lang } from '@hat-nang/model/languages';
import { href, type RouteKey } from '@hat-nang/model/routes';
import { type AnySection, sections } from '@hat-nang/model/sections';
import { content } from './content.ts';

export interface SeededNews {
  readonly id: number;
  readonly category: number;
  readonly categoryName: Record<Lang, string>;
  readonly title: Record<Lang, string>;
  readonly path: Record<Lang, string>;
}

interface Row {
  id: number;
  category: { id: number; translations: { languages_code: string; name: string }[] };
  translations: { languages_code: string; title: string; slug: string }[];
}

const inLang = <T extends { languages_code: string }>(rows: readonly T[], lang: Lang): T | undefined =>
  rows.find(({ languages_code }) => languages_code.startsWith(lang));

/**
 * Returns a seeded news item in a seeded category. Unlike the newest item of the list, this item does not depend on other tests.
 */
export async function readSeededNews(): Promise<SeededNews> {
  const fields =
    'id,category.id,category.translations.languages_code,category.translations.name,translations.languages_code,translations.title,translations.slug';
  const query = `filter[status][_eq]=published&filter[category][_nnull]=true&sort=id&limit=1&fields=${fields}`;
  const [row] = (await content.read('news', query)) as unknown as Row[];
  if (!row) throw new Error('the seeds have no news with a category');
  const forEachLang = (value: (lang: Lang) => string | undefined): Record<Lang, string> => ({
    vi: value('vi') ?? '',
    en: value('en') ?? '',
  });
  return {
    id: row.id,
    category: row.category.id,
    categoryName: forEachLang((lang) => inLang(row.category.translations, lang)?.name),
    title: forEachLang((lang) => inLang(row.translations, lang)?.title),
    path: forEachLang((lang) =>
      href(lang, 'newsDetail', { slug: inLang(row.translations, lang)?.slug ?? '', id: row.id }),
    ),
  };
}

export interface SeededDocument {
  readonly id: number;
  readonly title: Record<Lang, string>;
  /** Address of the lesson page. */
  readonly path: Record<Lang, string>;
}

/** Returns a seeded picture book with pages, narration, and sample clips instead of signing. */
export async function readSeededDocument(): Promise<SeededDocument> {
  const filter =
    'filter[status][_eq]=published&filter[type][_eq]=picture_book&filter[has_narration][_eq]=true&filter[pages][translations][sign_video][_nnull]=true';
  const fields = 'id,translations.languages_code,translations.title,translations.slug';
  const [row] = (await content.read('documents', `${filter}&sort=id&limit=1&fields=${fields}`)) as unknown as Pick<
    Row,
    'id' | 'translations'
  >[];
  if (!row) throw new Error('the seeds have no picture book with clips');
  const forEachLang = (value: (lang: Lang) => string): Record<Lang, string> => ({ vi: value('vi'), en: value('en') });
  return {
    id: row.id,
    title: forEachLang((lang) => inLang(row.translations, lang)?.title ?? ''),
    path: forEachLang((lang) =>
      href(lang, 'documentsDetail', { slug: inLang(row.translations, lang)?.slug ?? '', id: row.id }),
    ),
  };
}

export type SeededSections = Record<AnySection['word'] | 'category', Record<Lang, string>>;

/** Returns the addresses of one seeded item per section, and of a category that has a page. */
export async function readSeededSections(): Promise<SeededSections> {
  const readItems = async (collection: string, route: RouteKey, filter = '') => {
    const fields = 'id,translations.languages_code,translations.slug';
    const query = `filter[status][_eq]=published${filter}&sort=id&limit=1&fields=${fields}`;
    const [row] = (await content.read(collection, query)) as unknown as {
      id: number;
      translations: { languages_code: string; slug: string }[];
    }[];
    if (!row) throw new Error(`the seeds have no ${collection}`);
    const path = (lang: Lang) => href(lang, route, { slug: inLang(row.translations, lang)?.slug ?? '', id: row.id });
    return { vi: path('vi'), en: path('en') };
  };
  const items = sections.map(
    async ({ word, collection, detail }) => [word, await readItems(collection, detail)] as const,
  );
  return {
    ...Object.fromEntries(await Promise.all(items)),
    category: await readItems('categories', 'mentalHealthCategory', '&filter[kind][_eq]=mental_health'),
  } as SeededSections;
}
