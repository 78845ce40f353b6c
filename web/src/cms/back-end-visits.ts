import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';
import { oncePerProcess } from '../process-state.ts';

/** Directus was asked and did not answer in time, or is not asked because it did not answer the last times. */
export class BackEndError extends Error {
  override name = 'BackEndError';
}

/** Whether Directus gave no answer, whatever the failure was wrapped in. Not by class: each bundle of Next has its own. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'BackEndError' ||
    isNoAnswer(error.cause) ||
    // As urql wraps it.
    isNoAnswer((error as { networkError?: unknown }).networkError));

/** What this process knows of Directus, by performance.now(). */
export const life = oncePerProcess('back-end-life', () => ({
  /** When it last answered anything. A busy one may be late with a ping and still answer others. */
  answeredAt: Number.NEGATIVE_INFINITY,
  /** When a call last got no answer in time. */
  failedAt: Number.NEGATIVE_INFINITY,
  /** Reads under way, by what ends them: when each began. */
  waiting: new Map<AbortController, number>(),
}));

/** Ms since Directus last answered, ms that the oldest read has waited for it (0 when none does), and whether a call got no answer since. */
export const backEndSilence = (now = performance.now()) => {
  const [oldest = now] = life.waiting.values();
  return {
    silentMs: Math.round(Math.min(now - life.answeredAt, 1e9)),
    waitingMs: Math.round(now - oldest),
    isInDoubt: life.failedAt > life.answeredAt,
  };
};

interface Visit {
  hasFailed: boolean;
}
const visits = oncePerProcess('visits', () => new AsyncLocalStorage<Visit>());
/** One for each page that React renders; outside of a page each call has its own. */
const pageVisit = cache((): Visit => ({ hasFailed: false }));

/** Runs what serves several pages at once as a visit of its own, so that it does not fail with one of them. */
export const asOneVisit = <T>(run: () => T): T => visits.run({ hasFailed: false }, run);

/**
 * Runs a call to Directus for the page that is being rendered. A page waits for a Directus that does not answer once, not once for each of its reads.
 * Who waits for the page is given up by the server before Next (web/front/patience.ts).
 */
export const partOfVisit = async <T>(call: () => Promise<T>): Promise<T> => {
  const visit = visits.getStore() ?? pageVisit();
  if (visit.hasFailed) throw new BackEndError('Directus did not answer this request before');
  try {
    return await call();
  } catch (error) {
    if (isNoAnswer(error)) visit.hasFailed = true;
    throw error;
  }
};
