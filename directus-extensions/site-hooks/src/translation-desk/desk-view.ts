/** The view of the list: which items it shows, and in which order. The query of the address contains the view. Pure functions. */
import { type Lang, languages } from '@hat-nang/model/languages';
import { declaredSections } from '@hat-nang/model/sections';
import type { NamedSection } from '@hat-nang/model/sections/section';
import { type GapState, gapStates } from './compare-texts.ts';
import type { ItemGap } from './read-gaps.ts';

export const DESK_PATH = '/translation-desk';
export const PAGE_SIZE = 50;
export const sorts = ['date', 'reads'] as const;

export interface DeskView {
  /** Language of the translations. */
  readonly lang: Lang;
  readonly section: NamedSection | undefined;
  readonly state: GapState | undefined;
  readonly sort: (typeof sorts)[number];
  /** Number of the page, from 1. */
  readonly page: number;
}

/** Reads the view from the query of the address. An unknown value counts as missing. */
export function parseView(query: Readonly<Record<string, unknown>>): DeskView {
  const page = Number(query.page);
  return {
    lang: languages.find((lang) => lang === query.lang) ?? 'en',
    section: sectionByWord(query.section),
    state: gapStates.find((state) => state === query.state),
    sort: sorts.find((sort) => sort === query.sort) ?? 'date',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export const sectionByWord = (word: unknown): NamedSection | undefined =>
  declaredSections.find((section) => section.word === word);

/** Returns the address of a view with these changes. It leads to the first page unless the changes contain another page. */
export function viewPath(view: DeskView, changes: Partial<DeskView> = {}): string {
  const { lang, section, state, sort, page } = { ...view, page: 1, ...changes };
  const query = new URLSearchParams({
    ...(lang === 'en' ? {} : { lang }),
    ...(section && { section: section.word }),
    ...(state && { state }),
    ...(sort === 'date' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? DESK_PATH : `${DESK_PATH}?${query}`;
}

export const itemPath = (section: NamedSection, id: number, lang: Lang) => `${DESK_PATH}/${section.word}/${id}/${lang}`;

/** Returns the items that match a view, in the order of the view. */
export function selectGaps(gaps: readonly ItemGap[], view: DeskView, openingsOf: (gap: ItemGap) => number): ItemGap[] {
  const { section, state, sort } = view;
  return gaps
    .filter((gap) => section === undefined || gap.collection === section.collection)
    .filter((gap) => state === undefined || gap.state === state)
    .sort(
      (first, second) =>
        (sort === 'reads' ? openingsOf(second) - openingsOf(first) : 0) ||
        second.changedMs - first.changedMs ||
        first.id - second.id,
    );
}

/** Returns the rows of one page of a list. A page number after the end gives the last page. */
export function paginate<T>(rows: readonly T[], page: number): { rows: readonly T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const shownPage = Math.min(page, pages);
  return { rows: rows.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE), page: shownPage, pages };
}
