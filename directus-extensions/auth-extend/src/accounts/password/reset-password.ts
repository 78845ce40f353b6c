/** `POST /auth/password/request`, and checks in front of Directus's own `POST /auth/password/reset`. */

import { count } from '@hat-nang/model/backend/counted-window';
import type { checkResetLinkRequest, passwordRequest, passwordReset } from '@hat-nang/model/contracts/accounts';
import { clientKey } from '@hat-nang/model/http/client-key';
import type { z } from 'zod';
import { takeMail } from '../../mail/daily-ceiling.ts';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { HOUR, MINUTE, peek, take } from '../../shared/limits.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { findAccount } from '../account.ts';
import { type Claims, readToken } from '../login/session-token.ts';
import { isGuessable } from './guessable-password.ts';

const REQUESTS_PER_CLIENT = { name: 'reset-request-client', limit: 20, windowMs: HOUR };
const REQUESTS_PER_ADDRESS = { name: 'reset-request-hour', limit: 3, windowMs: HOUR };
const CHECKS_PER_CLIENT = { name: 'reset-check-client', limit: 60, windowMs: HOUR };
const RESETS_PER_CLIENT = { name: 'reset-client', limit: 30, windowMs: HOUR };
/** Directus's links are valid for a day (docs/threat-model.md 20). */
const LINK_MS = 60 * MINUTE;
/** Directus compares the old password and then hashes the new one: of several concurrent requests, more than one would pass. */
const USES = { name: 'reset-link', windowMs: 2 * LINK_MS };

/** Longer than an answer takes, so that work for existing addresses does not delay it. */
const AFTER_THE_ANSWER_MS = 1000;

/**
 * Records a reset request in the same way for every address; the outbox's worker looks up the account. Limits count by the typed address, so they
 * reveal nothing either.
 */
export function requestPasswordReset({ database, env, outbox }: AccountContext) {
  return async ({ email, reset_url }: z.infer<typeof passwordRequest>, request: AccountRequest) => {
    const url = reset_url || null;
    // Compared literally: a parser might normalise it to another address.
    if (url !== null && !env.resetUrls.includes(url)) {
      throw refusal('INVALID_PAYLOAD', 'FORM.ERROR_INVALID', 'reset_url');
    }
    await take(database, env.hashKey, REQUESTS_PER_CLIENT, clientKey(request.ip));
    await take(database, env.hashKey, REQUESTS_PER_ADDRESS, email);
    await takeMail(database, env.hashKey, email);
    await outbox.queue(database, '', { template: 'reset-request', email, url }, AFTER_THE_ANSWER_MS);
    return undefined;
  };
}

/** Refuses links older than an hour, and invalid passwords, before Directus processes the request. */
export function checkPasswordReset({ database, env }: AccountContext) {
  return async (body: z.infer<typeof passwordReset>, request: AccountRequest) => {
    await take(database, env.hashKey, RESETS_PER_CLIENT, clientKey(request.ip));
    const claims = readResetLink(body.token, env.directusSecret);
    // Before the link is used up, so that a refused password may be corrected.
    const account = await findAccount(database, 'email', claims.email ?? '');
    if (isGuessable(body.password, account ?? {})) {
      throw refusal('INVALID_PASSWORD', 'FORM.ERROR_COMMON_PASSWORD', 'password');
    }
    const used = await count(database, env.hashKey, USES, body.token);
    if (used.count > 1) throw deadLink();
    return body;
  };
}

/**
 * Reports whether a reset link is still valid, before the user types a password. Uses nothing up, and reveals nothing without a signed link.
 * @throws Refusal INVALID_TOKEN, or 429 after 60 an hour per client
 */
export function checkResetLink({ database, env }: AccountContext) {
  return async ({ token }: z.infer<typeof checkResetLinkRequest>, request: AccountRequest): Promise<undefined> => {
    await take(database, env.hashKey, CHECKS_PER_CLIENT, clientKey(request.ip));
    const { email = '', hash } = readResetLink(token, env.directusSecret);
    const used = await peek(database, env.hashKey, USES.name, token);
    const account = await findAccount(database, 'email', email);
    const isForThisPassword = account?.status === 'active' && hash === simpleHash(String(account.password));
    if (used.count > 0 || !isForThisPassword) throw deadLink();
    return undefined;
  };
}

const deadLink = () => refusal('INVALID_TOKEN', 'FORM.ERROR_RESET_PASSWORD', 'token');

/**
 * The claims of a reset link at most an hour old.
 * @throws Refusal INVALID_TOKEN for every other token
 */
function readResetLink(token: string, secret: string): Claims {
  const claims = readToken(token, secret);
  const isFresh = claims?.iat !== undefined && claims.iat * 1000 > Date.now() - LINK_MS;
  if (claims?.scope !== 'password-reset' || !isFresh) throw deadLink();
  return claims;
}

/** The hash in Directus's reset links (`getSimpleHash` of @directus/utils): a 32-bit rolling hash in hexadecimal. */
function simpleHash(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (31 * hash + text.charCodeAt(index)) | 0;
  return Math.abs(hash).toString(16);
}
