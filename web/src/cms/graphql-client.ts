import { type Client, CombinedError, createClient, fetchExchange, mapExchange } from '@urql/core';
import { retryExchange } from '@urql/exchange-retry';
import { backEndFetch } from './back-end-fetch.ts';
import { isNoAnswer } from './back-end-visits.ts';
import { missingField } from './missing-field.ts';
import { directusUrl, siteSecret } from './settings.ts';

/** Milliseconds within which a failure is quick: it is worth one more try. */
const quick = 700;

/**
 * urql's client for one read of the server. Not one for all: a shared client merges equal reads under way, whatever their headers. The deadline and the
 * breaker are those of every call to Directus (back-end-fetch.ts); a Directus that gives no answer is not asked twice.
 * @param headers in whose name it asks, beside the site's own
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
      // Under the retries: an answer that is not whole would be kept as an empty page.
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
