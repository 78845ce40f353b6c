import { checkTo } from '@hat-nang/model/redirects';
import { backEndFetch } from '../cms/back-end-fetch.ts';
import { directusUrl, siteSecret } from '../cms/settings.ts';
import { oncePerProcess } from '../process-state.ts';
import type { RoutingFacts } from './decide.ts';

const maximumAge = 3000;
const timeout = 1500;
const query = `query RoutingFacts {
  redirects(filter: { is_active: { _eq: true } }, limit: -1) { from to is_permanent }
  app_configs { is_released is_no_release_open }
}`;

interface Answer {
  data?: {
    redirects: { from: string; to: string; is_permanent: boolean | null }[];
    app_configs: { is_released: boolean | null; is_no_release_open: boolean | null } | null;
  };
}

interface Kept {
  facts: RoutingFacts;
  readAt: number;
  reading?: Promise<void> | undefined;
}

/** What was read last; for tests, too. */
export const kept = oncePerProcess(
  'routing-facts',
  (): Kept => ({ facts: { redirects: new Map(), isReleased: true, isNoReleaseOpen: true }, readAt: 0 }),
);

/** Only a path of ours or an absolute http(s) address is ever followed, whatever the row says: the rule of the save. */
const isSafeTarget = (to: string) => 'value' in checkTo(to);

const read = async (): Promise<void> => {
  try {
    const answer = await backEndFetch(`${directusUrl()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-site-secret': siteSecret() },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
    });
    if (!answer.ok) throw new Error(`Directus answers ${answer.status}`);
    const { data } = (await answer.json()) as Answer;
    if (!data) throw new Error('an answer without data');
    kept.facts = {
      redirects: new Map(
        data.redirects
          .filter(({ to }) => isSafeTarget(to))
          .map(({ from, to, is_permanent }) => [from, { to, isPermanent: is_permanent === true }]),
      ),
      isReleased: data.app_configs?.is_released !== false,
      isNoReleaseOpen: data.app_configs?.is_no_release_open !== false,
    };
  } catch (error) {
    // The last known facts stay: an outage must not open closed pages nor lose redirects.
    console.warn('routing facts not refreshed', error instanceof Error ? error.message : error);
  } finally {
    kept.readAt = Date.now();
    kept.reading = undefined;
  }
};

const refresh = (): Promise<void> | undefined => {
  if (Date.now() - kept.readAt > maximumAge) kept.reading ??= read();
  return kept.reading;
};

/** The facts, at most a few seconds old while there is traffic; only the very first request of a process waits for them. */
export const routingFacts = async (): Promise<RoutingFacts> => {
  const reading = refresh();
  if (kept.readAt === 0) await reading;
  return kept.facts;
};

/** The same without waiting; undefined until they have been read once. */
export const knownRoutingFacts = (): RoutingFacts | undefined => {
  refresh();
  return kept.readAt === 0 ? undefined : kept.facts;
};
