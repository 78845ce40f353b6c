import type { Lang } from '@hat-nang/model/languages';
import { type SearchKind, searchKinds } from '@hat-nang/model/search-kinds';
import type { ReactNode } from 'react';
import { CmsError } from '@/cms/query';
import type { SearchQuery } from '@/routing/search-query';
import { search } from './search.ts';
import { foundCards, startCards } from './search-cards.tsx';

/** Shown of each section. */
const best = 3;
/** A card fills a phone's screen. */
const bestOnPhones = 2;

export interface FoundSection {
  kind: SearchKind;
  total: number;
  isTotalExact: boolean;
  cards: ReactNode;
}

/** What a search of all sections shows. */
export type AllOutcome =
  | { is: 'start'; cards: ReactNode }
  /** The words that were searched for are `corrected`, where those that were typed are found nowhere. */
  | { is: 'found'; sections: FoundSection[]; corrected?: string }
  | { is: 'nothing'; broader: string[] }
  | { is: 'failed' };

/** The best of each section; a mended spelling counts only where the one that was typed is found nowhere. */
export const searchAllOutcome = async (lang: Lang, query: SearchQuery): Promise<AllOutcome> => {
  try {
    if (!query.q) return { is: 'start', cards: await startCards(lang, 'documents') };
    const answers = await Promise.all(
      searchKinds.map(async (kind) => ({ kind, page: await search(lang, kind, query, best) })),
    );
    const found = answers.filter(({ page }) => page.total > 0);
    const asTyped = found.filter(({ page }) => !page.corrected);
    const corrected = asTyped.length > 0 ? undefined : found[0]?.page.corrected;
    const shown = asTyped.length > 0 ? asTyped : found.filter(({ page }) => page.corrected === corrected);
    if (shown.length === 0)
      return { is: 'nothing', broader: [...new Set(answers.flatMap(({ page }) => page.broader))] };
    const sections = await Promise.all(
      shown.map(async ({ kind, page: { hits, total, isTotalExact } }, index) => {
        const cards = await foundCards(lang, kind, hits, {
          titleAs: 'h3',
          isFirst: index === 0,
          onPhones: bestOnPhones,
        });
        return { kind, total, isTotalExact, cards };
      }),
    );
    return { is: 'found', sections, corrected };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    console.error(error.message);
    return { is: 'failed' };
  }
};
