import { setTimeout } from 'node:timers/promises';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { type SearchKind, searchRoutes } from '@hat-nang/model/search-kinds';
import type { ReactNode } from 'react';
import { CmsError } from '@/cms/query';
import { addCounts } from '@/components/article/filter-counts';
import type { Topic } from '@/components/sections/section-feature';
import type { FilterGroup } from '@/components/ui/filter-panel';
import { pageSize } from '@/routing/list-query';
import { formatSearchQuery, type SearchQuery } from '@/routing/search-query';
import type { Alternatives } from './nothing-found.tsx';
import { hasSearchResults, type SearchPage, search, searchElsewhere } from './search.ts';
import { renderFoundCards, renderStartCards } from './search-cards.tsx';
import { searchFilterGroups, searchTopics } from './search-filters.ts';
import { type UnderstoodChoices, understoodChoices } from './understood-choices.ts';

/** Content of a search page. */
export type Outcome =
  | { is: 'start'; cards: ReactNode; topics: Topic[] }
  | { is: 'found'; page: SearchPage; cards: ReactNode; groups: FilterGroup[]; understood: UnderstoodChoices }
  | {
      is: 'nothing';
      alternatives: Alternatives;
      groups: FilterGroup[];
      understood: UnderstoodChoices;
    }
  /** The requested page number is greater than the number of pages. */
  | { is: 'beyond' }
  | { is: 'failed' };

/** Searches and collects the content of the page. A failed search is one of the outcomes and throws no error. */
export const searchOutcome = async (lang: Lang, kind: SearchKind, query: SearchQuery): Promise<Outcome> => {
  const link = (choices: SearchQuery['choices']) =>
    href(lang, searchRoutes[kind]) + formatSearchQuery({ ...query, choices });
  try {
    if (!query.q) {
      const [cards, topics] = await Promise.all([renderStartCards(lang, kind), searchTopics(lang, kind)]);
      return { is: 'start', cards, topics };
    }
    const allGroups = await searchFilterGroups(lang, kind, query.choices, link);
    const options = allGroups.flatMap(({ choices }) => choices.map(({ key }) => key));
    const page = await search(lang, kind, query, pageSize, options);
    const groups = page.counts ? addCounts(allGroups, page.counts) : allGroups;
    if (query.choices.page > page.pages) return { is: 'beyond' };
    const words = page.corrected ?? query.q;
    const understood = understoodChoices(lang, kind, { query, words, understood: page.understood }, allGroups);
    if (page.total === 0)
      return {
        is: 'nothing',
        alternatives: await findAlternatives(lang, kind, query.q, page.broader),
        groups,
        understood,
      };
    return { is: 'found', page, cards: await renderFoundCards(lang, kind, page.hits), groups, understood };
  } catch (error) {
    // The search page reports the failure, because it preserves the typed words, unlike the general error page. web/front sends the search page with
    // status 503.
    if (!(error instanceof CmsError)) throw error;
    console.error(error.message);
    return { is: 'failed' };
  }
};

const findAlternatives = async (
  lang: Lang,
  kind: SearchKind,
  q: string,
  broader: readonly string[],
): Promise<Alternatives> => {
  const [elsewhere, hasResults] = await Promise.all([
    searchElsewhere(lang, kind, q),
    Promise.all(broader.map((words) => hasSearchResults(lang, kind, words))),
  ]);
  return { elsewhere, broader: broader.filter((_, index) => hasResults[index]) };
};

/** Renders mental health articles for a visitor who may be in danger. Null if Directus fails or does not respond within `maxDelayMs`. */
export const renderArticlesToRead = async (lang: Lang): Promise<ReactNode> => {
  const startCards = renderStartCards(lang, 'mental-health').catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    return null;
  });
  return Promise.race([startCards, setTimeout(maxDelayMs, null)]);
};

/** Longest wait in milliseconds while Directus is frozen. The visitor may need the crisis help that the page shows. */
const maxDelayMs = 900;

/** Limits the wait for a search. After `maxDelayMs`, the search counts as failed, because it must not delay the page with the crisis help. */
export const limitDelay = <Result>(searching: Promise<Result>): Promise<Result | { is: 'failed' }> =>
  Promise.race([searching, setTimeout(maxDelayMs, { is: 'failed' as const })]);
