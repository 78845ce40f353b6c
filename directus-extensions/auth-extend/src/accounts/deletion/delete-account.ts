/**
 * `POST /auth-extend/account/delete` closes a member's account immediately, and mails a link that cancels the deletion. erase-account.ts erases the account
 * after `deletion_days`, unless the user follows the link, or an administrator reopens the account.
 */

import type { deleteAccountRequest } from '@hat-nang/model/contracts/profile';
import type { Response } from 'express';
import type * as z from 'zod/mini';
import { toMailLanguage } from '../../mail/outbox.ts';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { DAY } from '../../shared/limits.ts';
import { readAccountSettings } from '../../shared/settings.ts';
import { transact } from '../../shared/transactions.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { createLink } from '../codes/link-token.ts';
import { checkCurrentPassword, endSessions, requireCurrentUser } from '../current-user.ts';
import { clearSessionCookie } from '../login/cookies.ts';

/** Short names of the roles of members. Only members can delete their own account here: the accounts of staff own published content. */
export const MEMBER_ROLES = ['kid', 'adult'];

export function deleteAccount(context: AccountContext) {
  const { database, env, outbox } = context;
  return async (form: z.infer<typeof deleteAccountRequest>, request: AccountRequest, response: Response) => {
    const currentUser = await requireCurrentUser(context, request);
    const { account, role } = currentUser;
    if (!MEMBER_ROLES.includes(role ?? '')) throw refusal('FORBIDDEN', 'PROFILE_FORM.ERROR_STAFF');
    await checkCurrentPassword(context, currentUser, form.current_password, request);
    const { deletionDays } = await readAccountSettings(database);
    const now = Date.now();
    const deletesAt = now + deletionDays * DAY;
    await transact(database, async (transaction) => {
      const closedCount = await transaction('directus_users')
        .where({ id: account.id, status: 'active' })
        .update({ status: 'archived', deletion_requested_at: new Date(now) });
      // A concurrent request has changed the status of the account or deleted the account.
      if (closedCount !== 1) throw refusal('INVALID_CREDENTIALS', 'FORM.ERROR_SIGN_IN');
      await endSessions(transaction, account.id);
      await transaction('account_codes').where({ user: account.id, kind: 'email' }).delete();
      const codeId = await createLink(transaction, account.id, 'deletion', deletesAt, now);
      const language = toMailLanguage(account.language);
      await outbox.queue(transaction, account.email, { template: 'deletion-announced', language, codeId });
    });
    clearSessionCookie(response, env);
    return { deletes_at: new Date(deletesAt).toISOString() };
  };
}
