import { type Client, CombinedError, createClient, fetchExchange, mapExchange } from '@urql/core';
import { retryExchange } from '@urql/exchange-retry';
import { backEndFetch } from './back-end-fetch.ts';
import { isBackEndFailure } from './back-end-visits.ts';
import { findMissingField } from './missing-field.ts';
import { directusUrl, siteSecret } from './settings.ts';

/** Only a failure within this number of milliseconds after the start of a read is retried. */
const maxRetryAfterMs = 700;

/**
 * Creates an urql client for one read on the server. A shared client would merge equal concurrent reads even if their headers differ. Deadline and breaker
 * are in back-end-fetch.ts. A read that got no response in time is not retried.
 * @param headers credentials, added to the secret of the site
 */
export const createReadClient = (headers: Record<string, string>): Client => {
  const startedAt = Date.now();
  return createClient({
    url: `${directusUrl()}/graphql`,
    exchanges: [
      retryExchange({
        initialDelayMs: 150,
        randomDelay: false,
        maxNumberAttempts: 2,
        retryIf: (error) => Date.now() - startedAt < maxRetryAfterMs && !isBackEndFailure(error),
      }),
      // This exchange comes after the retry exchange, so an incomplete response is retried. Otherwise the incomplete response would be cached as an empty
      // page.
      mapExchange({
        onResult(result) {
          if (!result.data || result.error) return result;
          const missingField = findMissingField(result.operation.query, result.data);
          if (!missingField) return result;
          const networkError = new Error(`the answer lacks ${missingField}`);
          return { ...result, data: undefined, error: new CombinedError({ networkError }) };
        },
      }),
      fetchExchange,
    ],
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetch: backEndFetch as typeof fetch,
    fetchOptions: { headers: { 'x-site-secret': siteSecret(), ...headers }, cache: 'no-store' },
  });
};
