import { type Client, CombinedError, createClient, fetchExchange, mapExchange } from '@urql/core';
import { retryExchange } from '@urql/exchange-retry';
import { backEndFetch } from './back-end-fetch.ts';
import { isNoAnswer } from './back-end-visits.ts';
import { missingField } from './missing-field.ts';
import { directusUrl, siteSecret } from './settings.ts';

/** A failure within this many ms is worth one retry. */
const quick = 700;

/**
 * An urql client for one read on the server. A shared client would merge equal concurrent reads regardless of their headers. Deadline and breaker are
 * in back-end-fetch.ts; a Directus that does not answer is not asked twice.
 * @param headers credentials, added to the site's own headers
 */
export const readClient = (headers: Record<string, string>): Client => {
  const started = Date.now();
  return createClient({
    url: `${directusUrl()}/graphql`,
    exchanges: [
      retryExchange({
        initialDelayMs: 150,
        randomDelay: false,
        maxNumberAttempts: 2,
        retryIf: (error) => Date.now() - started < quick && !isNoAnswer(error),
      }),
      // Below the retries: an incomplete answer would be cached as an empty page.
      mapExchange({
        onResult(result) {
          if (!result.data || result.error) return result;
          const missing = missingField(result.operation.query, result.data);
          if (!missing) return result;
          const networkError = new Error(`the answer lacks ${missing}`);
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
