import { RoutingFactsDocument } from '@codegen/graphql/graphql';
import { checkRedirectTo, toPathKey } from '@hat-nang/model/redirects';
import { backEndFetch } from '../cms/back-end-fetch.ts';
import { createReadClient } from '../cms/graphql-client.ts';
import type { RoutingFacts } from './decide.ts';
import { factsState, refreshFacts } from './routing-facts-state.ts';

/** Timeout of a read in milliseconds, which limits the wait of the first visitors of a process. */
const timeoutMs = 1500;

/** Checks whether the target is a path on our site or an absolute http(s) address. Directus applies the same rule when an editor saves a redirect. */
const isSafeTarget = (to: string) => 'value' in checkRedirectTo(to);

const fetchWithTimeout = ((input: RequestInfo | URL, init?: RequestInit) => {
  const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
  return backEndFetch(input, { ...init, signal: AbortSignal.any(signals) });
}) as typeof fetch;

const readFacts = async (): Promise<void> => {
  try {
    const { data, error } = await createReadClient({})
      .query(RoutingFactsDocument, {}, { fetch: fetchWithTimeout })
      .toPromise();
    if (error) throw error;
    // Without app_configs, the release state is unknown. The previous facts remain valid.
    if (!data?.app_configs) throw new Error('an answer without app_configs');
    factsState.facts = {
      redirects: new Map(
        data.redirects
          .filter(({ to }) => isSafeTarget(to))
          .map(({ from, to, is_permanent }) => [toPathKey(from), { to, isPermanent: is_permanent === true }]),
      ),
      isReleased: data.app_configs.is_released !== false,
      isNoReleaseOpen: data.app_configs.is_no_release_open !== false,
    };
  } catch (error) {
    // The previous facts remain valid, because an outage must not open unreleased pages or lose redirects.
    console.warn('routing facts not refreshed', error instanceof Error ? error.message : error);
  }
};
factsState.readFacts ??= readFacts;

/**
 * Returns the facts, at most a few seconds old under traffic while Directus answers. Only requests that arrive before the end of the first read wait for the
 * read.
 */
export const routingFacts = async (): Promise<RoutingFacts> => {
  const pendingRead = refreshFacts();
  if (factsState.readAt === 0) await pendingRead;
  return factsState.facts;
};
