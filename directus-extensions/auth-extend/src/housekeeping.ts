/** Deletes expired rows every hour and at every start. Each statement is idempotent, so several processes may run it at the same time. */
import { REGISTRATION_DAYS } from '@hat-nang/model/contracts/event-registrations';
import { ERASED_BY_CANCELLATION } from '@hat-nang/model/registration-states';
import { deleteEndedSessionUses } from './accounts/login/session-uses.ts';
import { removeRowContents } from './shared/errors.ts';
import { DAY, deleteExpiredCounters } from './shared/limits.ts';
import { hasRegistrations } from './shared/registrations-table.ts';
import { readAccountSettings } from './shared/settings.ts';
import type { Database, Logger } from './shared/types.ts';

/** Days from the creation of a mail to the deletion of its row, if the mail was sent or given up. */
const OUTBOX_DAYS = 7;

/** Days for which a deleted playlist can be restored. */
const DELETED_PLAYLIST_DAYS = 30;

/** Runs clean-ups one after the other. A failed clean-up is logged, and the others still run. */
export async function runCleanUps(log: Logger, cleanUps: ReadonlyArray<() => Promise<void>>): Promise<void> {
  for (const cleanUp of cleanUps) {
    try {
      await cleanUp();
    } catch (error) {
      log.error(removeRowContents(error), 'auth-extend: a part of the clean-up failed; the next hourly run repeats it');
    }
  }
}

export async function deleteExpiredRows(database: Database, now: number = Date.now()): Promise<void> {
  const { unverifiedDays, historyMonths } = await readAccountSettings(database);
  await deleteExpiredCounters(database, now);
  await database('mail_outbox')
    .where('created_at', '<', now - OUTBOX_DAYS * DAY)
    .andWhere((row) => row.whereNotNull('sent_at').orWhereNotNull('failed_at'))
    .delete();
  // Deletes accounts that are still unverified `unverifiedDays` days after their newest code or link, including those that wait for a guardian's consent.
  // Accounts that an administrator created have no code, so they remain.
  const recentCodes = (connection: typeof database) =>
    connection('account_codes').where('created_at', '>=', now - unverifiedDays * DAY);
  await database('directus_users')
    .where('status', 'unverified')
    .whereIn('id', database('account_codes').where('kind', 'verify').select('user'))
    .whereNotIn('id', recentCodes(database).select('user'))
    .delete();
  await sweepCodes(database, now);
  await deleteEndedSessionUses(database);
  await sweepHistory(database, now, historyMonths);
  // `deleted_at` is a database timestamp, not a number of milliseconds, so the cutoff is a Date.
  const playlistCutoff = new Date(now - DELETED_PLAYLIST_DAYS * DAY);
  const expiredPlaylists = database('playlists').where('deleted_at', '<', playlistCutoff).select('id');
  await database('share_links').whereIn('playlist', expiredPlaylists).delete();
  await database('playlist_items').whereIn('playlist', expiredPlaylists.clone()).delete();
  await database('playlists').where('deleted_at', '<', playlistCutoff).delete();
}

/**
 * Deletes the registrations for events that ended more than `REGISTRATION_DAYS` days ago. Also clears the columns of `ERASED_BY_CANCELLATION` in cancelled
 * registrations for which site-hooks has failed to clear them.
 */
export async function eraseRegistrations(database: Database, now: number = Date.now()): Promise<void> {
  if (!(await hasRegistrations(database))) return;
  await database('event_registrations')
    .where({ state: 'cancelled' })
    .whereNull('date_cancelled')
    .update({ ...ERASED_BY_CANCELLATION, date_cancelled: new Date(now) });
  const pastEvents = database('events')
    .where('ends_at', '<', new Date(now - REGISTRATION_DAYS * DAY))
    .select('id');
  await database('event_registrations').whereIn('event', pastEvents).delete();
}

/** Deletes reading history that is older than the setting `history_months`. */
async function sweepHistory(database: Database, now: number, retentionMonths: number): Promise<void> {
  const cutoff = new Date(now);
  cutoff.setMonth(cutoff.getMonth() - retentionMonths);
  await database('watched').whereRaw('coalesce(date_updated, date_created) < ?', [cutoff]).delete();
}

/**
 * Deletes codes of deleted accounts, and codes of verified accounts that expired more than a day ago. Codes of unverified accounts remain, because their times
 * decide when the account is deleted. Links remain as long as their account: a deletion link has the announced date, and a guardian may use a link years later.
 */
async function sweepCodes(database: Database, now: number): Promise<void> {
  await database('account_codes').whereNotIn('user', database('directus_users').select('id')).delete();
  await database('account_codes')
    .whereIn('kind', ['verify', 'email'])
    .andWhere('expires_at', '<', now - DAY)
    .whereNotIn('user', database('directus_users').where('status', 'unverified').select('id'))
    .delete();
}
