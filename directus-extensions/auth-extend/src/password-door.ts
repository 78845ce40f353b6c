/** `POST /auth/password/request`, and checks in front of Directus's own `POST /auth/password/reset`. */
import type { z } from 'zod';
import { clientKey } from '../../guard/src/rate-limit.ts';
import type { AccountContext } from './context.ts';
import type { passwordRequest, passwordReset } from './contract.ts';
import { refusal } from './errors.ts';
import { count, HOUR, MINUTE, take } from './limits.ts';
import { readToken } from './session-token.ts';
import type { AccountRequest } from './types.ts';

const REQUESTS_PER_CLIENT = { name: 'reset-request-client', limit: 20, windowMs: HOUR };
const REQUESTS_PER_ADDRESS = { name: 'reset-request-hour', limit: 3, windowMs: HOUR };
const RESETS_PER_CLIENT = { name: 'reset-client', limit: 30, windowMs: HOUR };
/** Directus's links live a day (hardening 16). */
const LINK_MS = 60 * MINUTE;
/** Directus compares the old password and then hashes the new one: of many at once, several would pass. */
const USES = { name: 'reset-link', windowMs: 2 * LINK_MS };

/** Longer than an answer takes, so that what happens for some addresses only cannot be felt in it. */
const AFTER_THE_ANSWER_MS = 1000;

/**
 * Notes down that somebody asked, the same for every address; the outbox's worker finds out whose it is. Limits are counted by the address as
 * typed, so they say nothing either.
 */
export function requestPassword({ database, env, outbox }: AccountContext) {
  return async ({ email, reset_url }: z.infer<typeof passwordRequest>, request: AccountRequest) => {
    const url = reset_url || null;
    if (url !== null && !isResetUrl(url, env.resetUrls)) {
      throw refusal('INVALID_PAYLOAD', 'FORM.ERROR_INVALID', 'reset_url');
    }
    await take(database, env.hashKey, REQUESTS_PER_CLIENT, clientKey(request.ip));
    await take(database, env.hashKey, REQUESTS_PER_ADDRESS, email);
    await outbox.queue(database, '', { template: 'reset-request', email, url }, AFTER_THE_ANSWER_MS);
    return undefined;
  };
}

function isResetUrl(text: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, pathname } = new URL(text);
  return allowed.includes(`${origin}${pathname}`);
}

/** Refuses links older than an hour, and passwords that the rule refuses, before Directus looks at anything. */
export function checkPasswordReset({ database, env }: AccountContext) {
  return async (body: z.infer<typeof passwordReset>, request: AccountRequest) => {
    await take(database, env.hashKey, RESETS_PER_CLIENT, clientKey(request.ip));
    const claims = readToken(body.token, env.directusSecret);
    const isFresh = claims?.iat !== undefined && claims.iat * 1000 > Date.now() - LINK_MS;
    if (claims?.scope !== 'password-reset' || !isFresh) {
      throw refusal('INVALID_TOKEN', 'FORM.ERROR_RESET_PASSWORD', 'token');
    }
    const used = await count(database, env.hashKey, USES, body.token);
    if (used.count > 1) throw refusal('INVALID_TOKEN', 'FORM.ERROR_RESET_PASSWORD', 'token');
    return body;
  };
}
