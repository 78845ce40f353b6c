import type { Middleware } from 'openapi-fetch';
import { type ApiErrorEntry, readJson } from '@/cms/rest';

/**
 * Repeats a call once that was refused because the session had run out, when `renew` brings a new one. One renewal serves all calls that wait.
 * Only that refusal: a wrong password is a 401 as well, and must not be sent twice.
 */
export const renewal = (renew: () => Promise<boolean>): Middleware => {
  const copies = new Map<string, Request>();
  let renewing: Promise<boolean> | undefined;
  return {
    onRequest({ request, id, schemaPath }) {
      // A call of the session itself cannot wait for a renewal of it.
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
