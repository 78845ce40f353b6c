import type { Lang } from './languages.ts';
import { href, type RouteKey, routes } from './routes.ts';
import { type AnySection, type SectionWith, sections, sectionsWith } from './sections/index.ts';

const toRecord = <Value>(entries: readonly (readonly [string, Value])[]) => Object.fromEntries(entries);

/** Route key of the item page of each section, by the section's word. */
export const detailRoutes = toRecord(sections.map(({ word, detail }) => [word, detail])) as {
  readonly [Each in AnySection as Each['word']]: Each['detail'];
};

/** Route key of the item page of each section, by the section's collection. */
export const detailRoutesOfCollections = toRecord(sections.map(({ collection, detail }) => [collection, detail])) as {
  readonly [Each in AnySection as Each['collection']]: Each['detail'];
};

/** Route key of the list page of each section that has one, by the section's word. */
export const listRoutes = toRecord(sectionsWith('list').map(({ word, list }) => [word, list])) as {
  readonly [Each in SectionWith<'list'> as Each['word']]: Each['list'];
};

/** Route key of the page of related items, by the section's word. Sections without such a page are absent. */
export const relatedRoutes = toRecord(sectionsWith('related').map(({ word, related }) => [word, related])) as {
  readonly [Each in SectionWith<'related'> as Each['word']]: Each['related'];
};

/** Returns the section that declares this page, or undefined. */
export const sectionOfRoute = (route: RouteKey): AnySection | undefined =>
  sections.find((section) => route in section.routes);

/** Kinds of categories that have a page at a separate address. */
export const categoryPages: readonly { readonly kind: string; readonly page: RouteKey; readonly word: string }[] =
  sectionsWith('category').flatMap(({ word, collection, category }) =>
    'page' in category ? [{ word, kind: collection, page: category.page }] : [],
  );

/** Sections whose item addresses contain only the slug, without an id. */
export const standalonePages: readonly { readonly collection: string; readonly page: RouteKey }[] = sections
  .map(({ collection, detail }) => ({ collection, page: detail }))
  .filter(({ page }) => !routes[page].en.includes('[id]'));

/** Collections whose rows have an address without an id, or may get one after a change of the declarations. */
export const standaloneCollections: readonly string[] = [
  ...new Set([
    ...standalonePages.map(({ collection }) => collection),
    ...sectionsWith('category').map(({ category }) => category.collection),
  ]),
];

/** Returns the address of a category in `categories`: its page, or the filtered list of its section. */
export function categoryAddress(lang: Lang, kind: string, { id, slug }: { id: number; slug: string }): string {
  const page = categoryPages.find((categoryPage) => categoryPage.kind === kind)?.page;
  if (page !== undefined) return href(lang, page, { slug });
  const section = sectionsWith('category').find(({ collection }) => collection === kind);
  return `${href(lang, section?.list ?? 'documents')}?category=${id}`;
}
