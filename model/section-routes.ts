import type { RouteKey } from './routes.ts';
import { type AnySection, sections, sectionsWith } from './sections/index.ts';

type WithList = Extract<AnySection, { list: string }>;

const pairs = <Value>(entries: readonly (readonly [string, Value])[]) => Object.fromEntries(entries);

/** The page of one item of each section, by the section's word. */
export const detailRoutes = pairs(sections.map(({ word, detail }) => [word, detail])) as {
  readonly [Each in AnySection as Each['word']]: Each['detail'];
};

/** The page of one item, by its collection. */
export const detailRoutesOfCollections = pairs(sections.map(({ collection, detail }) => [collection, detail])) as {
  readonly [Each in AnySection as Each['collection']]: Each['detail'];
};

/** The list of each section that has one, by the section's word. */
export const listRoutes = pairs(sectionsWith('list').map(({ word, list }) => [word, list])) as {
  readonly [Each in WithList as Each['word']]: Each['list'];
};

/** The section that a page belongs to: its lists, items, related items and search. */
export const sectionOfRoute = (route: RouteKey): AnySection | undefined =>
  sections.find((section) => route in section.routes);
