import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
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
}));

interface Visit {
  /** What Next answers with. */
  response: Pick<ServerResponse, 'writableEnded'>;
  /** Calls to Directus under way. */
  waiting: number;
  hasFailed: boolean;
  giveUp: () => void;
}
/** Ms that Next has to draw what it makes of a failed read. Many such pages at once take one core for seconds. */
const grace = 250;
/** Ms after which a request is given up that waits for a Directus which has answered nothing since the request began. */
const patience = 2100;
/** The same while an earlier call got no answer and Directus has been silent since. */
const patienceInDoubt = 1000;
const visits = oncePerProcess('visits', () => new AsyncLocalStorage<Visit | undefined>());

/**
 * Runs the answering of one request; its calls to Directus know each other (partOfVisit).
 * @param giveUp called when a read has failed and the answer is not finished soon after
 */
export const asOneVisit = <T>(response: ServerResponse, run: () => T, giveUp: () => void = () => undefined): T => {
  const visit: Visit = { response, waiting: 0, hasFailed: false, giveUp };
  const begun = performance.now();
  const check = () => {
    if (response.headersSent || response.destroyed) return;
    const isInVain = (visit.waiting > 0 || visit.hasFailed) && life.answeredAt < begun;
    if (isInVain) giveUp();
    else setTimeout(check, grace).unref();
  };
  setTimeout(check, life.failedAt > life.answeredAt ? patienceInDoubt : patience).unref();
  return visits.run(visit, run);
};

/** Runs what serves several requests at once, so that it does not fail with one of them. */
export const apartFromVisits = <T>(run: () => T): T => visits.run(undefined, run);

/**
 * Runs a call to Directus for the request that is being answered. A request waits for a Directus that does not answer once, not once for each read of
 * its page. What goes on after the answer was sent (a stale page that is made again) has nobody waiting, and every read of it stands alone.
 */
export const partOfVisit = async <T>(call: () => Promise<T>): Promise<T> => {
  const visit = visits.getStore();
  if (!visit || visit.response.writableEnded) return call();
  if (visit.hasFailed) throw new BackEndError('Directus did not answer this request before');
  visit.waiting++;
  try {
    return await call();
  } catch (error) {
    if (isNoAnswer(error) && !visit.hasFailed) {
      visit.hasFailed = true;
      setTimeout(visit.giveUp, grace);
    }
    throw error;
  } finally {
    visit.waiting--;
  }
};
