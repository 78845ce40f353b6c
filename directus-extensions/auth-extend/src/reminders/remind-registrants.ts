/**
 * Queues reminders of the events that start within a day. Runs every hour and at every start of Directus. The id of a mail is its idempotency key, so repeated
 * and parallel runs send each mail once. The id depends on the start of the event, so a moved event is reminded again.
 */
import { mailIdOf, toMailLanguage } from '../mail/outbox.ts';
import type { AccountContext } from '../shared/context.ts';
import { toIsoTime } from '../shared/iso-time.ts';
import { DAY } from '../shared/limits.ts';
import { hasRegistrations } from '../shared/registrations-table.ts';

/** A reminder is due this many milliseconds before the start of the event. */
const NOTICE_MS = DAY;

export async function remindRegistrants(
  { database, env, outbox }: Pick<AccountContext, 'database' | 'env' | 'outbox'>,
  now: number = Date.now(),
): Promise<void> {
  if (!(await hasRegistrations(database))) return;
  const rows: Record<string, unknown>[] = await database('event_registrations as registration')
    .join('events as event', 'event.id', 'registration.event')
    .where({ 'registration.state': 'registered', 'event.status': 'published' })
    .where('event.starts_at', '>', new Date(now))
    .where('event.starts_at', '<=', new Date(now + NOTICE_MS))
    .select('registration.id', 'registration.email', 'registration.languages_code', 'registration.date_created')
    .select('event.starts_at');
  for (const { id, email, languages_code, date_created, starts_at } of rows) {
    const startsAt = toIsoTime(starts_at) ?? '';
    // A visitor who registered during the last day before the start gets no reminder, because the confirmation is recent enough.
    const reminderMs = Date.parse(startsAt) - NOTICE_MS;
    if (Date.parse(toIsoTime(date_created) ?? '') > reminderMs) continue;
    const registration = String(id);
    const language = toMailLanguage(languages_code === null ? null : String(languages_code));
    const mailId = mailIdOf(env.hashKey, 'event-reminder', registration, startsAt);
    await outbox.queue(database, String(email), { template: 'event-reminder', language, registration }, { id: mailId });
  }
}
