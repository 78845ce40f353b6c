/** `POST /auth/password/request`, `POST /auth-extend/check-reset-link`, and the checks that run before Directus's own `POST /auth/password/reset`. */

import { countInWindow } from '@hat-nang/model/backend/counted-window';
import type { checkResetLinkRequest, passwordRequest, passwordReset } from '@hat-nang/model/contracts/accounts';
import { clientKey } from '@hat-nang/model/http/client-key';
import type * as z from 'zod/mini';
import { countMail } from '../../mail/daily-ceiling.ts';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { countOrThrow, HOUR, MINUTE, readCount } from '../../shared/limits.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { findAccount } from '../account.ts';
import { type Claims, readToken } from '../login/session-token.ts';
import { isGuessable } from './guessable-password.ts';

const REQUESTS_PER_CLIENT = { name: 'reset-request-client', limit: 20, windowMs: HOUR };
const REQUESTS_PER_ADDRESS = { name: 'reset-request-hour', limit: 3, windowMs: HOUR };
const CHECKS_PER_CLIENT = { name: 'reset-check-client', limit: 60, windowMs: HOUR };
const RESETS_PER_CLIENT = { name: 'reset-client', limit: 30, windowMs: HOUR };
/** Validity of a reset link in milliseconds. Directus's own validity is one day, which is too long (docs/threat-model.md 20). */
const LINK_MS = 60 * MINUTE;
/**
 * Counts the uses of a link, because a link works once. Without this count, several concurrent requests with one link could all succeed: Directus compares the
 * hash of the old password in the link before it stores the new password.
 */
const USE_LIMIT = { name: 'reset-link', windowMs: 2 * LINK_MS };

/**
 * Minimum milliseconds before the worker processes a reset request. The worker has more work for an address with an account. The delay keeps this work from
 * slowing the response down.
 */
const RESET_DELAY_MS = 1000;

/**
 * Queues a reset request in the same way for every address. The outbox worker looks up the account later. The limits count the address whether or not an
 * account has it, so a refusal does not reveal whether the account exists.
 */
export function requestPasswordReset({ database, env, outbox }: AccountContext) {
  return async ({ email, reset_url }: z.infer<typeof passwordRequest>, request: AccountRequest) => {
    const url = reset_url || null;
    // The URL is compared as text, because a parser could normalize a different text to one of the allowed URLs.
    if (url !== null && !env.resetUrls.includes(url)) {
      throw refusal('INVALID_PAYLOAD', 'FORM.ERROR_INVALID', 'reset_url');
    }
    await countOrThrow(database, env.hashKey, REQUESTS_PER_CLIENT, clientKey(request.ip));
    await countOrThrow(database, env.hashKey, REQUESTS_PER_ADDRESS, email);
    await countMail(database, env.hashKey, email);
    await outbox.queue(database, '', { template: 'reset-request', email, url }, { delayMs: RESET_DELAY_MS });
    return undefined;
  };
}

/** Before Directus handles a reset, refuses a guessable password, and a link that is invalid, used or an hour old. Also limits the resets per client. */
export function checkPasswordReset({ database, env }: AccountContext) {
  return async (body: z.infer<typeof passwordReset>, request: AccountRequest) => {
    await countOrThrow(database, env.hashKey, RESETS_PER_CLIENT, clientKey(request.ip));
    const claims = readResetLink(body.token, env.directusSecret);
    // The password is checked before the use of the link is counted, so the user can choose another password with the same link.
    const account = await findAccount(database, 'email', claims.email ?? '');
    if (isGuessable(body.password, account ?? {})) {
      throw refusal('INVALID_PASSWORD', 'FORM.ERROR_COMMON_PASSWORD', 'password');
    }
    const linkUses = await countInWindow(database, env.hashKey, USE_LIMIT, body.token);
    if (linkUses.count > 1) throw invalidLinkRefusal();
    return body;
  };
}

/**
 * Reports whether a reset link is valid, before the user types a password. The check does not count as a use of the link. For a token without a valid
 * signature, no account is looked up.
 * @throws Refusal INVALID_TOKEN, or 429 after 60 calls per hour and client
 */
export function checkResetLink({ database, env }: AccountContext) {
  return async ({ token }: z.infer<typeof checkResetLinkRequest>, request: AccountRequest): Promise<undefined> => {
    await countOrThrow(database, env.hashKey, CHECKS_PER_CLIENT, clientKey(request.ip));
    const { email = '', hash } = readResetLink(token, env.directusSecret);
    const linkUses = await readCount(database, env.hashKey, USE_LIMIT.name, token);
    const account = await findAccount(database, 'email', email);
    const isForThisPassword = account?.status === 'active' && hash === simpleHash(String(account.password));
    if (linkUses.count > 0 || !isForThisPassword) throw invalidLinkRefusal();
    return undefined;
  };
}

const invalidLinkRefusal = () => refusal('INVALID_TOKEN', 'FORM.ERROR_RESET_PASSWORD', 'token');

/**
 * Returns the claims of a token for password resets that Directus signed less than an hour ago.
 * @throws Refusal INVALID_TOKEN for every other token
 */
function readResetLink(token: string, secret: string): Claims {
  const claims = readToken(token, secret);
  const isFresh = claims?.iat !== undefined && claims.iat * 1000 > Date.now() - LINK_MS;
  if (claims?.scope !== 'password-reset' || !isFresh) throw invalidLinkRefusal();
  return claims;
}

/** Computes the hash that Directus puts into reset links (`getSimpleHash` of @directus/utils): a 32-bit rolling hash in hexadecimal. */
function simpleHash(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (31 * hash + text.charCodeAt(index)) | 0;
  return Math.abs(hash).toString(16);
}
