/**
 * Queues the mails that remind staff of pending work and of expiring items, and the weekly numbers. hook.ts calls `remindStaff` every hour and at every
 * start. The id of a mail is its idempotency key, so repeated runs, and runs in several processes, queue a mail once.
 */

import { MEMBER_ROLES } from '../accounts/deletion/delete-account.ts';
import { mailIdOf, toMailLanguage } from '../mail/outbox.ts';
import type { AccountContext } from '../shared/context.ts';
import type { Database } from '../shared/types.ts';
import { listPendingWork } from './digest.ts';
import { findExpiringItems } from './expiry.ts';
import { lastWeekOf, listWeeklyNumbers, mayReadNumbers } from './weekly-numbers.ts';

interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly language: string | null;
}

/** Reads the active staff who have an e-mail address and accept mails from the Studio. */
async function readStaff(database: Database): Promise<StaffMember[]> {
  return database('directus_users as person')
    .join('directus_roles as role', 'role.id', 'person.role')
    .where((roleCondition) => roleCondition.whereNotIn('role.short_name', MEMBER_ROLES).orWhereNull('role.short_name'))
    .where('person.status', 'active')
    .where('person.email_notifications', true)
    .whereNotNull('person.email')
    .select('person.id', 'person.email', 'person.language');
}

/** Queues the digest of the day for every staff member with pending work. The days are those of UTC, so a new day begins at 7:00 in Vietnam. */
async function queueDigests({ database, env, outbox }: AccountContext, staff: readonly StaffMember[], now: number) {
  const day = new Date(now).toISOString().slice(0, 10);
  for (const { id: user, email, language: ownLanguage } of staff) {
    const language = toMailLanguage(ownLanguage);
    if ((await listPendingWork(database, user, language)).length === 0) continue;
    const id = mailIdOf(env.hashKey, 'daily-digest', user, day);
    await outbox.queue(database, email, { template: 'daily-digest', language, user }, { id });
  }
}

async function queueExpiryNotices(
  { database, env, outbox }: AccountContext,
  staff: readonly StaffMember[],
  now: number,
) {
  for (const { collection, id: item, endsAt, editors } of await findExpiringItems(database, now)) {
    for (const { id: user, email, language: ownLanguage } of staff.filter(({ id }) => editors.includes(id))) {
      const language = toMailLanguage(ownLanguage);
      const id = mailIdOf(env.hashKey, 'expiry-notice', user, collection, item, endsAt);
      await outbox.queue(database, email, { template: 'expiry-notice', language, collection, item }, { id });
    }
  }
}

/** Days of UTC on which the weekly mail is queued, beginning at 7:00 in Viet Nam: Monday, and Tuesday if Directus was down. */
const NUMBERS_DAYS = [1, 2];

/**
 * Queues the numbers of the past week, once per week, for every reviewer and administrator among these users. Queues nothing for a week without a number.
 * The outbox stores the mail for longer than the two days, so the same mail is not queued twice.
 */
export async function queueWeeklyNumbers(
  { database, env, outbox }: Pick<AccountContext, 'database' | 'env' | 'outbox'>,
  staff: readonly StaffMember[],
  now: number,
): Promise<void> {
  if (!NUMBERS_DAYS.includes(new Date(now).getUTCDay()) || !(await database.schema.hasTable('daily_counts'))) return;
  const week = lastWeekOf(now);
  if ((await listWeeklyNumbers(database, week, 'vi-VN')).length === 0) return;
  for (const { id: user, email, language: ownLanguage } of staff) {
    if (!(await mayReadNumbers(database, user))) continue;
    const language = toMailLanguage(ownLanguage);
    const id = mailIdOf(env.hashKey, 'weekly-numbers', user, week);
    await outbox.queue(database, email, { template: 'weekly-numbers', language, user, week }, { id });
  }
}

export async function remindStaff(context: AccountContext, now: number = Date.now()): Promise<void> {
  // At the first start the tables do not exist yet.
  if (!(await context.database.schema.hasTable('contact_answers'))) return;
  const staff = await readStaff(context.database);
  await queueDigests(context, staff, now);
  await queueWeeklyNumbers(context, staff, now);
  await queueExpiryNotices(context, staff, now);
}
