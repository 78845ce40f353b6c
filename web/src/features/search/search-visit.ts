import type { Lang } from '@hat-nang/model/languages';
import type { RouteKey } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { type CrisisNeed, findCrisisNeed } from '../crisis/public.ts';
import { searchPageMetadata } from './help-first.tsx';
import { limitDelay } from './search-outcome.ts';
import type { SearchPlace } from './search-place.ts';

type FailedOutcome = { is: 'failed' };

/** One visit to a search page. */
export interface SearchVisit<Outcome> {
  lang: Lang;
  kind: SearchPlace;
  q: string;
  /** Searches. The title and the page may both call this function, and both calls must return the same result. */
  search: () => Promise<Outcome>;
  getCorrection: (outcome: Outcome | FailedOutcome) => string | undefined;
}

/** Returns the outcome of a visit, and which crisis help the page shows. Crisis words in the typed words and in the corrected words count. */
export const getVisitOutcome = async <Outcome>({
  kind,
  q,
  search,
  getCorrection,
}: SearchVisit<Outcome>): Promise<{ outcome: Outcome | FailedOutcome; need: CrisisNeed }> => {
  const pendingOutcome = search();
  // The search may fail before it is awaited. Without a handler, Node would report its rejection as unhandled.
  pendingOutcome.catch(() => undefined);
  const typedNeed = await findCrisisNeed(kind, [q]);
  // `mayNeedHelp` is also true for ambiguous crisis words, and while the list of crisis words is unavailable. A page with crisis help must not wait for a slow
  // search.
  const mayNeedHelp = typedNeed === 'whole' || (await findCrisisNeed('all', [q])) !== 'none';
  const outcome = await (mayNeedHelp ? limitDelay(pendingOutcome) : pendingOutcome);
  const correctedWords = getCorrection(outcome);
  const need = correctedWords && typedNeed !== 'whole' ? await findCrisisNeed(kind, [q, correctedWords]) : typedNeed;
  return { outcome, need };
};

/** Returns the metadata of a search page. If the typed text alone needs the whole crisis help, the title does not wait for the search. */
export const getVisitMetadata = async <Outcome>(
  visit: SearchVisit<Outcome>,
  route: RouteKey,
  title: string,
): Promise<Metadata> => {
  const { lang, kind, q } = visit;
  const typedNeed = await findCrisisNeed(kind, [q]);
  const need = typedNeed === 'whole' ? typedNeed : (await getVisitOutcome(visit)).need;
  return searchPageMetadata(lang, route, { title, q, need });
};
