/**
 * `POST /auth-extend/forgot-username` mails the username to the stored address. The route returns an error for an address without an active account, as the
 * specification requires (docs/specification.md §8).
 */

import { clientKey } from '@hat-nang/model/http/client-key';
import { countMail } from '../../mail/daily-ceiling.ts';
import { toMailLanguage } from '../../mail/outbox.ts';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { countOrThrow, HOUR } from '../../shared/limits.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { findAccount } from '../account.ts';

const CLIENT_LIMIT = { name: 'forgot-username-client', limit: 20, windowMs: HOUR };
const ADDRESS_LIMIT = { name: 'forgot-username-hour', limit: 3, windowMs: HOUR };

export function forgotUsername({ database, env, outbox }: AccountContext) {
  return async ({ email }: { email: string }, request: AccountRequest) => {
    await countOrThrow(database, env.hashKey, CLIENT_LIMIT, clientKey(request.ip));
    await countOrThrow(database, env.hashKey, ADDRESS_LIMIT, email);
    await countMail(database, env.hashKey, email);
    const account = await findAccount(database, 'email', email);
    if (account?.status !== 'active' || !account.username || !account.email) {
      throw refusal('USERNAME_NOT_FOUND', 'FORM.ERROR_NOT_FOUND_USERNAME', 'email');
    }
    await outbox.queue(database, account.email, {
      template: 'forgot-username',
      language: toMailLanguage(account.language),
      username: account.username,
    });
    return { sent: true };
  };
}
