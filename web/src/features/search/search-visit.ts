import type { Lang } from '@hat-nang/model/languages';
import type { RouteKey } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { type CrisisNeed, crisisNeed } from '../crisis/public.ts';
import { searchPageMetadata } from './help-first.tsx';
import { withoutDelay } from './search-outcome.ts';
import type { SearchPlace } from './search-place.ts';

type Failed = { is: 'failed' };

/** One visit to a search page. */
export interface Visit<Outcome> {
  lang: Lang;
  kind: SearchPlace;
  q: string;
  /** Called for the title and for the page: both get one answer. */
  search: () => Promise<Outcome>;
  correctedOf: (outcome: Outcome | Failed) => string | undefined;
}

/** What a visit finds, and the help that is before it; a spelling that is mended into a crisis word counts as that word. */
export const outcomeOfVisit = async <Outcome>({
  kind,
  q,
  search,
  correctedOf,
}: Visit<Outcome>): Promise<{ outcome: Outcome | Failed; need: CrisisNeed }> => {
  const searching = search();
  const typed = await crisisNeed(kind, [q]);
  // Words that may be crisis words, with typos in them, too: their box must not wait for a search that hangs.
  const mayBe = typed === 'whole' || (await crisisNeed('all', [q])) !== 'none';
  const outcome = await (mayBe ? withoutDelay(searching) : searching);
  const corrected = correctedOf(outcome);
  const need = corrected && typed !== 'whole' ? await crisisNeed(kind, [q, corrected]) : typed;
  return { outcome, need };
};

/** Title and addresses of a search page; none is offered to search engines. Where the whole help is shown the title waits for no search. */
export const metadataOfVisit = async <Outcome>(
  visit: Visit<Outcome>,
  route: RouteKey,
  title: string,
): Promise<Metadata> => {
  const { lang, kind, q } = visit;
  const typed = await crisisNeed(kind, [q]);
  const need = typed === 'whole' ? typed : (await outcomeOfVisit(visit)).need;
  return searchPageMetadata(lang, route, { title, q, need });
};
