import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';
import { oncePerProcess } from '../process-state.ts';

/**
 * Error of a call without a response: Directus did not answer in time, or the call was not sent because earlier calls got no response. Also the error of a
 * stream that stalls.
 */
export class BackEndError extends Error {
  override name = 'BackEndError';
}

/**
 * Checks whether an error, or an error inside it, means that Directus did not answer. Does not use `instanceof`, because each bundle of Next has its own
 * class.
 */
export const isBackEndFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'BackEndError' ||
    isBackEndFailure(error.cause) ||
    // urql wraps the error in this field.
    isBackEndFailure((error as { networkError?: unknown }).networkError));

interface Visit {
  hasFailed: boolean;
}
const visitStorage = oncePerProcess('visits', () => new AsyncLocalStorage<Visit>());
/** Returns the state of the current page visit. React returns one object per rendered page. Outside of a page, each call gets a new object. */
const pageVisit = cache((): Visit => ({ hasFailed: false }));

/** Runs a read as a separate visit, because several pages share the read. An earlier failure of one of the pages then does not fail the read. */
export const runAsSeparateVisit = <T>(run: () => T): T => visitStorage.run({ hasFailed: false }, run);

/**
 * Runs a call to Directus for the page that is being rendered. After one call without a response, further calls of that page fail immediately, so the page
 * waits for an unresponsive Directus only once.
 */
export const runInVisit = async <T>(call: () => Promise<T>): Promise<T> => {
  const visit = visitStorage.getStore() ?? pageVisit();
  if (visit.hasFailed) throw new BackEndError('Directus did not answer this request before');
  try {
    return await call();
  } catch (error) {
    if (isBackEndFailure(error)) visit.hasFailed = true;
    throw error;
  }
};
