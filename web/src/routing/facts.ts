import { RoutingFactsDocument } from '@codegen/graphql/graphql';
import { checkTo } from '@hat-nang/model/redirects';
import { backEndFetch } from '../cms/back-end-fetch.ts';
import { readClient } from '../cms/graphql-client.ts';
import type { RoutingFacts } from './decide.ts';
import { kept, refreshFacts } from './known-facts.ts';

/** Milliseconds: the first visitor of a process waits this long at most. */
const timeout = 1500;

/** Only a path of ours or an absolute http(s) address is followed, by the same rule as on saving. */
const isSafeTarget = (to: string) => 'value' in checkTo(to);

const inTime = ((input: RequestInfo | URL, init?: RequestInit) => {
  const signals = [AbortSignal.timeout(timeout), ...(init?.signal ? [init.signal] : [])];
  return backEndFetch(input, { ...init, signal: AbortSignal.any(signals) });
}) as typeof fetch;

const read = async (): Promise<void> => {
  try {
    const { data, error } = await readClient({}).query(RoutingFactsDocument, {}, { fetch: inTime }).toPromise();
    if (error) throw error;
    // Without it the release state is unknown: the previous facts remain.
    if (!data?.app_configs) throw new Error('an answer without app_configs');
    kept.facts = {
      redirects: new Map(
        data.redirects
          .filter(({ to }) => isSafeTarget(to))
          .map(({ from, to, is_permanent }) => [from, { to, isPermanent: is_permanent === true }]),
      ),
      isReleased: data.app_configs.is_released !== false,
      isNoReleaseOpen: data.app_configs.is_no_release_open !== false,
    };
  } catch (error) {
    // The last known facts remain: an outage must neither open unreleased pages nor lose redirects.
    console.warn('routing facts not refreshed', error instanceof Error ? error.message : error);
  }
};
kept.read ??= read;

/** The facts, at most a few seconds old under traffic; only the first request of a process waits for them. */
export const routingFacts = async (): Promise<RoutingFacts> => {
  const reading = refreshFacts();
  if (kept.readAt === 0) await reading;
  return kept.facts;
};
