import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';
import { oncePerProcess } from '../process-state.ts';

/** Directus did not answer in time, or the breaker is open because earlier calls got no answer. */
export class BackEndError extends Error {
  override name = 'BackEndError';
}

/** Whether a failure means that Directus did not answer, whatever wraps it. Not `instanceof`: each bundle of Next has its own class. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'BackEndError' ||
    isNoAnswer(error.cause) ||
    // urql wraps it.
    isNoAnswer((error as { networkError?: unknown }).networkError));

/** Observations of Directus by this process, in performance.now(). */
export const life = oncePerProcess('back-end-life', () => ({
  /** When it last answered any call. A busy Directus may miss a ping and still answer others. */
  answeredAt: Number.NEGATIVE_INFINITY,
  /** When a call last timed out. */
  failedAt: Number.NEGATIVE_INFINITY,
  /** Pending reads by their abort controller: the start of each. */
  waiting: new Map<AbortController, number>(),
}));

/** Ms since Directus last answered, ms that the oldest read has waited (0 without reads), and whether a call timed out since. */
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
/** One per page that React renders; outside of a page each call has its own. */
const pageVisit = cache((): Visit => ({ hasFailed: false }));

/** Runs a read that serves several pages as its own visit, so that it does not fail with one of them. */
export const asOneVisit = <T>(run: () => T): T => visits.run({ hasFailed: false }, run);

/**
 * Runs a call to Directus for the page being rendered. A page waits for an unresponsive Directus once, not once per read. The server before Next
 * gives up on the page itself (web/front/page-watchdog.ts).
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
