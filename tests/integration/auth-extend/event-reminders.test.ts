/** Tests the reminders of events. A start of Directus queues all reminders that are due. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import { createFixtures } from '../../support/items.ts';
import { waitForMailTo } from '../../support/mailbox.ts';
import { changeRows, outboxRowsOf, toDatabaseTime } from './database.ts';
import { startSecondDirectus } from './second-directus.ts';

const HOUR = 3_600_000;
const fixtures = createFixtures();
afterAll(() => fixtures.clear());
const run = Date.now().toString(36);

/** Creates an event that starts within a day, with one registration from three days ago. Returns the e-mail address of the registration. */
async function createRegistration(name: string, state = 'registered'): Promise<string> {
  const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const event = await fixtures.item('events', { starts_at: fromNow(20), ends_at: fromNow(22), has_registration: true });
  const email = `${name}${run}@hatnang.example.com`;
  changeRows(
    `INSERT INTO event_registrations (id, event, email, name, people, is_under_16, state, languages_code, date_created)
     VALUES (?, ?, ?, 'Lan', 1, FALSE, ?, 'en-US', ?)`,
    ...[randomUUID(), event.id, email, state, toDatabaseTime(Date.now() - 72 * HOUR)],
  );
  return email;
}

it('reminds a registered person once, although two processes run the schedule, and nobody who has cancelled', async () => {
  const registered = await createRegistration('nhac');
  const cancelled = await createRegistration('huy', 'cancelled');
  const remindersOf = (email: string) => outboxRowsOf(email, 'event-reminder').length;
  for (let starts = 0; starts < 2; starts++) {
    // The last reminder of a run shows that the run is over.
    const last = await createRegistration(`sau${starts}`);
    const second = await startSecondDirectus();
    await vi.waitUntil(() => remindersOf(last) === 1, { timeout: 60_000, interval: 100 });
    // A process that stops while it sends a mail would delay the mail by the lease of the outbox.
    for (const email of [registered, last]) await waitForMailTo(email);
    await second.stop();
  }
  expect([remindersOf(registered), remindersOf(cancelled)]).toEqual([1, 0]);
  const mail = await waitForMailTo(registered);
  expect(mail.subject).toMatch(/^Coming up: /);
}, 180_000);
