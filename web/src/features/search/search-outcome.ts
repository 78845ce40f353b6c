import { setTimeout } from 'node:timers/promises';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { type SearchKind, searchRoutes } from '@hat-nang/model/search-kinds';
import type { ReactNode } from 'react';
import { CmsError } from '@/cms/query';
import type { Topic } from '@/components/sections/section-feature';
import type { FilterGroup } from '@/components/ui/filter-panel';
import { formatSearchQuery, type SearchQuery } from '@/routing/search-query';
import type { Instead } from './nothing-found.tsx';
import { type SearchPage, search, searchElsewhere, searchFinds } from './search.ts';
import { foundCards, startCards } from './search-cards.tsx';
import { searchFilterGroups, searchTopics } from './search-filters.ts';
import { type UnderstoodChoices, understoodChoices } from './understood-choices.ts';

/** Everything that one address of a search shows. */
export type Outcome =
  | { is: 'start'; cards: ReactNode; topics: Topic[] }
  | { is: 'found'; page: SearchPage; cards: ReactNode; groups: FilterGroup[]; understood: UnderstoodChoices }
  | {
      is: 'nothing';
      instead: Instead;
      groups: FilterGroup[];
      understood: UnderstoodChoices;
    }
  /** Of its last page. */
  | { is: 'beyond' }
  | { is: 'failed' };

/** What the page of one address shows; a search that fails is an outcome, too. */
export const searchOutcome = async (lang: Lang, kind: SearchKind, query: SearchQuery): Promise<Outcome> => {
  const link = (choices: SearchQuery['choices']) =>
    href(lang, searchRoutes[kind]) + formatSearchQuery({ ...query, choices });
  try {
    if (!query.q) {
      const [cards, topics] = await Promise.all([startCards(lang, kind), searchTopics(lang, kind)]);
      return { is: 'start', cards, topics };
    }
    const [groups, page] = await Promise.all([
      searchFilterGroups(lang, kind, query.choices, link),
      search(lang, kind, query),
    ]);
    if (query.choices.page > page.pages) return { is: 'beyond' };
    const words = page.corrected ?? query.q;
    const understood = understoodChoices(lang, kind, { query, words, understood: page.understood }, groups);
    if (page.total === 0)
      return { is: 'nothing', instead: await insteadOf(lang, kind, query.q, page.broader), groups, understood };
    return { is: 'found', page, cards: await foundCards(lang, kind, page.hits), groups, understood };
  } catch (error) {
    // Not the general error page: the field keeps what was typed. web/front answers 503 for it.
    if (!(error instanceof CmsError)) throw error;
    console.error(error.message);
    return { is: 'failed' };
  }
};

const insteadOf = async (lang: Lang, kind: SearchKind, q: string, broader: readonly string[]): Promise<Instead> => {
  const [elsewhere, found] = await Promise.all([
    searchElsewhere(lang, kind, q),
    Promise.all(broader.map((words) => searchFinds(lang, kind, words))),
  ]);
  return { elsewhere, broader: broader.filter((_, index) => found[index]) };
};

/** The mental health articles to begin with, for somebody who may be in danger; nothing where they cannot be read in time. */
export const articlesToRead = async (lang: Lang): Promise<ReactNode> => {
  const reading = startCards(lang, 'mental-health').catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    return null;
  });
  return Promise.race([reading, setTimeout(mostDelay, null)]);
};

/** Milliseconds; the server gives up on pages that take longer while Directus is frozen, and its error page shows no help (web/front/page-watchdog.ts). */
const mostDelay = 900;

/** The same for somebody who may be in danger: what is not found in time has failed, because the help above it does not wait. */
export const withoutDelay = <Any>(searching: Promise<Any>): Promise<Any | { is: 'failed' }> =>
  Promise.race([searching, setTimeout(mostDelay, { is: 'failed' as const })]);
