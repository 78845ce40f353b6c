import type { Middleware } from 'openapi-fetch';
import { type ApiErrorEntry, readJson } from '@/cms/rest';

/**
 * Renews an expired session and repeats the call once. Concurrent calls share one renewal. Calls with other errors are not repeated: a wrong password is also
 * a 401, and must not be sent twice.
 * @param renew resolves to true if the session was renewed
 * @param isRefused returns true while `renew` reads the user after a refusal. This read must not wait for the renewal that contains it.
 */
export const createRenewal = (renew: () => Promise<boolean>, isRefused = () => false): Middleware => {
  const requestCopies = new Map<string, Request>();
  let pendingRenewal: Promise<boolean> | undefined;
  return {
    onRequest({ request, id, schemaPath }) {
      // Calls to `/auth/` are not repeated, because the renewal itself is such a call and cannot wait for itself.
      if (!schemaPath.startsWith('/auth/') && !isRefused()) requestCopies.set(id, request.clone());
    },
    async onResponse({ response, id, options }) {
      const requestCopy = requestCopies.get(id);
      requestCopies.delete(id);
      if (response.status !== 401 || !requestCopy) return;
      const answer = (await readJson(response.clone())) as { errors?: ApiErrorEntry[] } | undefined;
      if (answer?.errors?.[0]?.extensions.code !== 'TOKEN_EXPIRED') return;
      pendingRenewal ??= renew().finally(() => {
        pendingRenewal = undefined;
      });
      return (await pendingRenewal) ? options.fetch(requestCopy) : undefined;
    },
    onError({ id }) {
      requestCopies.delete(id);
    },
  };
};
