/**
 * `POST /auth-extend/check-verification-status` returns whether an address is verified. The result is false only if the browser has the proof of a sign-up
 * that is still unverified, and the request has no address or the address of that sign-up. Otherwise the result is true, even for an unknown address.
 */

import { clientKey } from '@hat-nang/model/http/client-key';
import type { AccountContext } from '../../shared/context.ts';
import { countOrThrow, MINUTE } from '../../shared/limits.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { findSignUpAttempt } from './attempt.ts';

const CLIENT_LIMIT = { name: 'status-minute', limit: 60, windowMs: MINUTE };

export function checkVerificationStatus({ database, env }: AccountContext) {
  return async ({ email }: { email?: string | undefined }, request: AccountRequest) => {
    await countOrThrow(database, env.hashKey, CLIENT_LIMIT, clientKey(request.ip));
    const attempt = await findSignUpAttempt({ database, env }, email, request);
    return { verified: attempt?.status !== 'unverified' };
  };
}
