import type { Middleware } from 'openapi-fetch';
import { type ApiErrorEntry, readJson } from '@/cms/rest';

/**
 * Renews an expired session and repeats the call once. Concurrent calls share one renewal. Calls with other errors are not repeated: a wrong password is
 * also a 401, and must not be sent twice.
 * @param renew resolves to whether a session exists
 */
export const renewal = (renew: () => Promise<boolean>): Middleware => {
  const copies = new Map<string, Request>();
  let renewing: Promise<boolean> | undefined;
  return {
    onRequest({ request, id, schemaPath }) {
      // Calls to `/auth/` are not repeated, because such a call cannot wait for its own renewal.
      if (!schemaPath.startsWith('/auth/')) copies.set(id, request.clone());
    },
    async onResponse({ response, id, options }) {
      const copy = copies.get(id);
      copies.delete(id);
      if (response.status !== 401 || !copy) return;
      const answer = (await readJson(response.clone())) as { errors?: ApiErrorEntry[] } | undefined;
      if (answer?.errors?.[0]?.extensions.code !== 'TOKEN_EXPIRED') return;
      renewing ??= renew().finally(() => {
        renewing = undefined;
      });
      return (await renewing) ? options.fetch(copy) : undefined;
    },
    onError({ id }) {
      copies.delete(id);
    },
  };
};
