/** Decides whether a guardian's consent is required, and queues the mail that asks for the consent (docs/design-notes.md "API and sessions"). */

import { mayBeYoungerThan } from '@hat-nang/model/contracts/guardian-age';
import type { Knex } from 'knex';
import { countMail } from '../../mail/daily-ceiling.ts';
import { toMailLanguage } from '../../mail/outbox.ts';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { DAY } from '../../shared/limits.ts';
import type { AccountSettings } from '../../shared/settings.ts';
import type { Database } from '../../shared/types.ts';
import { createLink } from '../codes/link-token.ts';

/** Validity of a guardian's link in milliseconds: about ten years, because the guardian may withdraw consent years later with the same link. */
const LINK_MS = 10 * 366 * DAY;

/** Restricts a query to accounts that need no guardian or have the guardian's consent. */
export function whereGuardianAllows(accounts: Knex.QueryBuilder): void {
  accounts.andWhere((account) => account.whereNull('guardian_email').orWhereNotNull('guardian_confirmed_at'));
}

interface KidForm {
  readonly role: 'kid' | 'adult';
  readonly email: string;
  readonly age_range_kid?: number | null | undefined;
  readonly guardian_email?: string | null | undefined;
}

/**
 * Returns the guardian's address to store with a sign-up. Returns null if no consent is required, even if the form sent an address (data minimisation).
 * @throws Refusal if the address is required and missing, or is the child's own
 */
export async function requireGuardianAddress(
  database: Database,
  form: KidForm,
  settings: Pick<AccountSettings, 'hasGuardianConsent' | 'guardianAge'>,
): Promise<string | null> {
  if (form.role !== 'kid' || !settings.hasGuardianConsent) return null;
  const ageOption = await database('options').where({ id: form.age_range_kid }).first('value');
  if (!mayBeYoungerThan(String(ageOption?.value), settings.guardianAge)) return null;
  if (!form.guardian_email || form.guardian_email === form.email) {
    throw refusal('FAILED_VALIDATION', 'FORM.ERROR_GUARDIAN', 'guardian_email');
  }
  return form.guardian_email;
}

/**
 * If an unverified account still needs a guardian's consent, marks the address of the account as verified, and queues the mail to the guardian. Runs in the
 * caller's transaction. Returns whether the account must wait for the guardian.
 * @throws TooManyRequests above the daily limit of mails to the guardian's address
 */
export async function requestGuardianConsent(
  { env, outbox }: Pick<AccountContext, 'env' | 'outbox'>,
  database: Database,
  userId: string,
  settings: Pick<AccountSettings, 'hasGuardianConsent'>,
): Promise<boolean> {
  if (!settings.hasGuardianConsent) {
    // The setting was switched off after the sign-up. With the address, later checks would demand a consent that nobody was asked for.
    const unconfirmed = database('directus_users').where({ id: userId }).whereNull('guardian_confirmed_at');
    await unconfirmed.update({ guardian_email: null });
    return false;
  }
  const child = await database('directus_users')
    .where({ id: userId, status: 'unverified' })
    .whereNull('guardian_confirmed_at')
    .first('guardian_email', 'first_name', 'username', 'language');
  if (!child?.guardian_email) return false;
  // The limit is checked inside the transaction. A refusal rolls the transaction back, and therefore does not use up the code.
  await countMail(database, env.hashKey, child.guardian_email);
  await database('directus_users').where({ id: userId }).update({ email_verified_at: new Date() });
  const codeId = await createLink(database, userId, 'guardian', Date.now() + LINK_MS);
  await outbox.queue(database, child.guardian_email, {
    template: 'guardian-request',
    language: toMailLanguage(child.language),
    codeId,
    name: child.first_name || child.username,
  });
  return true;
}
