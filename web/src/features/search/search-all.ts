import type { Lang } from '@hat-nang/model/languages';
import { type SearchKind, searchKinds } from '@hat-nang/model/search-kinds';
import type { ReactNode } from 'react';
import { CmsError } from '@/cms/query';
import type { SearchQuery } from '@/routing/search-query';
import { hasSearchResults, search } from './search.ts';
import { renderFoundCards, renderStartCards } from './search-cards.tsx';

const cardsPerSection = 3;
/** Number of visible cards per section on phones, where one card fills the screen. */
const maxCardsOnPhones = 2;

export interface FoundSection {
  kind: SearchKind;
  total: number;
  isTotalExact: boolean;
  cards: ReactNode;
}

/** Content of the page that searches all sections. */
export type AllOutcome =
  | { is: 'start'; cards: ReactNode }
  /** `corrected` is set if the typed words have no results in any section. The results are then for the words in `corrected`. */
  | { is: 'found'; sections: FoundSection[]; corrected?: string }
  | { is: 'nothing'; broader: string[] }
  | { is: 'failed' };

/** Searches every section. Results for corrected words are shown only if the typed words have no results in any section. */
export const searchAllOutcome = async (lang: Lang, query: SearchQuery): Promise<AllOutcome> => {
  try {
    if (!query.q) return { is: 'start', cards: await renderStartCards(lang, 'documents') };
    const sectionResults = await Promise.all(
      searchKinds.map(async (kind) => ({ kind, page: await search(lang, kind, query, cardsPerSection) })),
    );
    const foundSections = sectionResults.filter(({ page }) => page.total > 0);
    const uncorrectedSections = foundSections.filter(({ page }) => !page.corrected);
    const correctedWords = uncorrectedSections.length > 0 ? undefined : foundSections[0]?.page.corrected;
    const shownSections =
      uncorrectedSections.length > 0
        ? uncorrectedSections
        : foundSections.filter(({ page }) => page.corrected === correctedWords);
    if (shownSections.length === 0) {
      const broader = [...new Set(sectionResults.flatMap(({ page }) => page.broader))];
      return { is: 'nothing', broader: await keepFindable(lang, broader) };
    }
    const sections = await Promise.all(
      shownSections.map(async ({ kind, page: { hits, total, isTotalExact } }, index) => {
        const cards = await renderFoundCards(lang, kind, hits, {
          titleAs: 'h3',
          hasPriority: index === 0,
          onPhones: maxCardsOnPhones,
        });
        return { kind, total, isTotalExact, cards };
      }),
    );
    return { is: 'found', sections, corrected: correctedWords };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    console.error(error.message);
    return { is: 'failed' };
  }
};

/** Returns the `wordings` that have results in at least one section. */
const keepFindable = async (lang: Lang, wordings: readonly string[]): Promise<string[]> => {
  const isFindable = await Promise.all(
    wordings.map(async (words) =>
      (await Promise.all(searchKinds.map((kind) => hasSearchResults(lang, kind, words)))).includes(true),
    ),
  );
  return wordings.filter((_, index) => isFindable[index]);
};
