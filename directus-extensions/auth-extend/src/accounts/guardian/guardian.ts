/**
 * `POST /auth-extend/guardian` returns the child's name, the state of the guardian's consent and the date of a deletion, and can grant or withdraw the consent.
 * A withdrawal closes the account immediately. The account is erased after `deletion_days`, unless the guardian grants the consent again before.
 */

import type { GuardianAnswer, guardianRequest } from '@hat-nang/model/contracts/profile';
import { clientKey } from '@hat-nang/model/http/client-key';
import type * as z from 'zod/mini';
import { toMailLanguage } from '../../mail/outbox.ts';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { countOrThrow, DAY, HOUR } from '../../shared/limits.ts';
import { readAccountSettings } from '../../shared/settings.ts';
import { transact } from '../../shared/transactions.ts';
import type { AccountRequest, Database } from '../../shared/types.ts';
import { createLink, findLink, findLinkByToken } from '../codes/link-token.ts';
import { endSessions } from '../current-user.ts';

const CLIENT_LIMIT = { name: 'guardian-client', limit: 60, windowMs: HOUR };

interface Child {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly username: string | null;
  readonly language: string | null;
  readonly status: string;
  readonly isConfirmed: boolean;
  readonly isDeletionRequested: boolean;
}

export function recordGuardianDecision(context: AccountContext) {
  const { database, env } = context;
  return async (form: z.infer<typeof guardianRequest>, request: AccountRequest): Promise<GuardianAnswer> => {
    await countOrThrow(database, env.hashKey, CLIENT_LIMIT, clientKey(request.ip));
    const link = await findLinkByToken(database, env.hashKey, form.token, 'guardian');
    if (link === undefined) throw refusal('INVALID_TOKEN', 'FORM.ERROR_LINK', 'token');
    return transact(database, async (transaction) => {
      const child = await lockChild(transaction, link.user);
      // The link is checked again under the lock, because a newer sign-up may have deleted the link and changed the details that the guardian agreed to.
      if ((await findLink(transaction, link.id, 'guardian')) === undefined) {
        throw refusal('INVALID_TOKEN', 'FORM.ERROR_LINK', 'token');
      }
      const { decision } = form;
      if (decision === 'grant' && consentStateOf(child) !== 'granted') await grantConsent(context, transaction, child);
      if (decision === 'withdraw' && consentStateOf(child) !== 'withdrawn')
        await withdrawConsent(context, transaction, child);
      const currentChild = decision === undefined ? child : await lockChild(transaction, link.user);
      return {
        name: currentChild.name,
        state: consentStateOf(currentChild),
        deletes_at: await readDeletionDate(transaction, currentChild),
      };
    });
  };
}

/**
 * Locks and reads the row of the child's account. A concurrent grant and withdrawal then run one after the other.
 * @throws Refusal if the account does not exist
 */
async function lockChild(database: Database, id: string): Promise<Child> {
  const row = await database('directus_users')
    .where({ id })
    .forUpdate()
    .first('email', 'username', 'first_name', 'language', 'status', 'guardian_confirmed_at', 'deletion_requested_at');
  if (row === undefined) throw refusal('INVALID_TOKEN', 'FORM.ERROR_LINK', 'token');
  return {
    id,
    name: row.first_name || row.username || '',
    email: row.email,
    username: row.username,
    language: row.language,
    status: row.status,
    isConfirmed: Boolean(row.guardian_confirmed_at),
    isDeletionRequested: Boolean(row.deletion_requested_at),
  };
}

function consentStateOf(child: Child): GuardianAnswer['state'] {
  if (child.isConfirmed) return 'granted';
  return child.isDeletionRequested ? 'withdrawn' : 'waiting';
}

async function readDeletionDate(database: Database, child: Child): Promise<string | null> {
  if (consentStateOf(child) !== 'withdrawn') return null;
  const row = await database('account_codes').where({ user: child.id, kind: 'deletion' }).first('expires_at');
  return row === undefined ? null : new Date(Number(row.expires_at)).toISOString();
}

async function grantConsent({ outbox }: AccountContext, database: Database, child: Child): Promise<void> {
  const now = new Date();
  // Only an unverified or archived account becomes active. A suspended account remains suspended.
  const isOpening = child.status === 'unverified' || child.status === 'archived';
  await database('directus_users')
    .where({ id: child.id })
    .update({ guardian_confirmed_at: now, deletion_requested_at: null, ...(isOpening ? { status: 'active' } : {}) });
  await database('account_codes').where({ user: child.id, kind: 'deletion' }).delete();
  await database('consents').insert({ user: child.id, kind: 'guardian', is_granted: true, date_created: now });
  if (child.email === null || !isOpening) return;
  const language = toMailLanguage(child.language);
  await outbox.queue(database, child.email, { template: 'welcome', language, username: child.username ?? child.email });
}

async function withdrawConsent({ outbox }: AccountContext, database: Database, child: Child): Promise<void> {
  const now = Date.now();
  const { deletionDays } = await readAccountSettings(database);
  await database('directus_users')
    .where({ id: child.id })
    .update({
      status: child.status === 'suspended' ? 'suspended' : 'archived',
      guardian_confirmed_at: null,
      deletion_requested_at: new Date(now),
    });
  await endSessions(database, child.id);
  const withdrawal = { is_granted: false, date_withdrawn: new Date(now) };
  const changedCount = await database('consents')
    .where({ user: child.id, kind: 'guardian', is_granted: true })
    .update(withdrawal);
  if (changedCount === 0) {
    await database('consents').insert({ user: child.id, kind: 'guardian', date_created: new Date(now), ...withdrawal });
  }
  const codeId = await createLink(database, child.id, 'deletion', now + deletionDays * DAY, now);
  if (child.email === null) return;
  const language = toMailLanguage(child.language);
  await outbox.queue(database, child.email, { template: 'guardian-withdrawn', language, codeId });
}
