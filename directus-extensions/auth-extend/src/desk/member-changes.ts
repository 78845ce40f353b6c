/**
 * Changes accounts on behalf of the desk. Each change runs in one transaction with its audit log entry. A suspension and a change of the kind also end the
 * sessions of the account.
 */

import { roleIdOf } from '../accounts/account.ts';
import { endSessions } from '../accounts/current-user.ts';
import { requestGuardianConsent, whereGuardianAllows } from '../accounts/guardian/guardian-consent.ts';
import { toMailLanguage } from '../mail/outbox.ts';
import type { AccountContext } from '../shared/context.ts';
import { refusal } from '../shared/errors.ts';
import { readAccountSettings } from '../shared/settings.ts';
import type { Database } from '../shared/types.ts';
import type { DeskMember } from './desk-staff.ts';

/**
 * A change of a member's account.
 * @throws Refusal if the account's state does not allow the change
 */
export type MemberChange = (context: AccountContext, transaction: Database, member: DeskMember) => Promise<void>;

const stateRefusal = () => refusal('INVALID_PAYLOAD', 'FORM.ERROR_INVALID');

/** Marks the address of an active or unverified account as verified. Activates an unverified account, unless it must wait for a guardian's consent. */
export const verify: MemberChange = async (context, transaction, member) => {
  const settings = await readAccountSettings(transaction);
  if (member.status !== 'unverified') {
    const updatedCount = await transaction('directus_users')
      .where({ id: member.id, status: 'active' })
      .whereNull('email_verified_at')
      .update({ email_verified_at: new Date() });
    if (updatedCount !== 1) throw stateRefusal();
    return;
  }
  if (await requestGuardianConsent(context, transaction, member.id, settings)) return;
  const activatedCount = await transaction('directus_users')
    .where({ id: member.id, status: 'unverified' })
    .update({ status: 'active', email_verified_at: new Date() });
  if (activatedCount !== 1) throw stateRefusal();
  if (member.email === null) return;
  const username = member.username ?? member.email;
  await context.outbox.queue(transaction, member.email, {
    template: 'welcome',
    language: toMailLanguage(member.language),
    username,
  });
};

export const suspend: MemberChange = async (_context, transaction, { id }) => {
  const suspendedCount = await transaction('directus_users')
    .where({ id, status: 'active' })
    .update({ status: 'suspended' });
  if (suspendedCount !== 1) throw stateRefusal();
  await endSessions(transaction, id);
};

/** Reopens a suspended account. Refuses an account with a deletion request, and an account whose guardian has not consented. */
export const reopen: MemberChange = async (_context, transaction, { id }) => {
  const openedCount = await transaction('directus_users')
    .where({ id, status: 'suspended' })
    .whereNull('deletion_requested_at')
    .modify(whereGuardianAllows)
    .update({ status: 'active' });
  if (openedCount !== 1) throw stateRefusal();
};

/** Changes a kid's account to an adult's, or the reverse. Removes the options of the previous kind, because these options do not fit the new kind. */
export const changeKind: MemberChange = async (_context, transaction, { id, kind }) => {
  const from = await roleIdOf(transaction, kind);
  const to = await roleIdOf(transaction, kind === 'kid' ? 'adult' : 'kid');
  const changedCount = await transaction('directus_users')
    .where({ id, role: from })
    .update({ role: to, age_range: null, you_are: null, school: null });
  if (changedCount !== 1) throw stateRefusal();
  await endSessions(transaction, id);
};
