/** Checks in front of Directus's own `POST /auth/password/request` and `/reset`, which go on to answer. */
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

/** Limits are counted by the address as typed, so they say nothing about whether it exists. */
export function checkPasswordRequest({ database, env }: AccountContext) {
  return async (body: z.infer<typeof passwordRequest>, request: AccountRequest) => {
    await take(database, env.hashKey, REQUESTS_PER_CLIENT, clientKey(request.ip));
    await take(database, env.hashKey, REQUESTS_PER_ADDRESS, body.email);
    return body;
  };
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
