/** `POST /auth-extend/keep-account` cancels a deletion. The request has the token of the link in the mail about the deletion. The token works once. */

import type { keepAccountRequest } from '@hat-nang/model/contracts/profile';
import { clientKey } from '@hat-nang/model/http/client-key';
import type * as z from 'zod/mini';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { countOrThrow, HOUR } from '../../shared/limits.ts';
import { transact } from '../../shared/transactions.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { findLinkByToken } from '../codes/link-token.ts';
import { whereGuardianAllows } from '../guardian/guardian-consent.ts';

const CLIENT_LIMIT = { name: 'keep-account-client', limit: 60, windowMs: HOUR };

export function keepAccount({ database, env }: AccountContext) {
  return async ({ token }: z.infer<typeof keepAccountRequest>, request: AccountRequest) => {
    await countOrThrow(database, env.hashKey, CLIENT_LIMIT, clientKey(request.ip));
    const link = await findLinkByToken(database, env.hashKey, token, 'deletion');
    const isKept =
      link !== undefined && (await transact(database, (transaction) => reopenAccount(transaction, link.user)));
    if (!isKept) throw refusal('INVALID_TOKEN', 'FORM.ERROR_LINK', 'token');
    return { kept: true };
  };
}

/** Reopens an archived account with a deletion request, unless its guardian has not consented or has withdrawn. Returns whether the account was reopened. */
async function reopenAccount(database: AccountContext['database'], id: string): Promise<boolean> {
  const updatedCount = await database('directus_users')
    .where({ id, status: 'archived' })
    .whereNotNull('deletion_requested_at')
    .modify(whereGuardianAllows)
    .update({ status: 'active', deletion_requested_at: null });
  if (updatedCount !== 1) return false;
  await database('account_codes').where({ user: id, kind: 'deletion' }).delete();
  return true;
}
