/** Tests registrations with SQLite in memory. tests/integration/site/event-registration.test.ts tests them through the site and Directus. */
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseRegistrations } from '../housekeeping.ts';
import { decryptEnvelope } from '../mail/envelope.ts';
import { remindRegistrants } from '../reminders/remind-registrants.ts';
import type { AccountContext } from '../shared/context.ts';
import { Refusal } from '../shared/errors.ts';
import { readPlaces, toPlacesAnswer } from './event-places.ts';
import { registerForEvent } from './event-registration.ts';
import {
  createEventContext,
  createEventTables,
  DAY,
  formOf,
  KEY,
  newRequest,
} from './event-registrations.test-support.ts';
import { openRegistrationLink, registrationToken } from './registration-link.ts';
import { readRegistrationMail } from './registration-mail.ts';

let database: Knex;
let context: AccountContext;
let announcedIds: string[];

beforeEach(async () => {
  database = await createEventTables();
  ({ context, announcedIds } = createEventContext(database));
});
afterEach(() => database.destroy());

const register = (...[email, changes]: Parameters<typeof formOf>) =>
  registerForEvent(context)(formOf(email, changes), newRequest());
const openLink = (id: string, cancel?: boolean) =>
  openRegistrationLink(context)({ token: registrationToken(KEY, id), cancel }, newRequest());
const keyOf = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  return error instanceof Refusal ? error.entries[0]?.extensions.key : error;
};
const rows = () => database('event_registrations').orderBy('date_created');
const changeEvent = (changes: Record<string, unknown>) => database('events').where({ id: 1 }).update(changes);
const queuedMails = async () =>
  (await database('mail_outbox').orderBy('created_at')).map(({ id, recipient, message }) => {
    const { template } = decryptEnvelope(KEY, id, message);
    return `${recipient} ${template}`;
  });

describe('places', () => {
  it('are given once, although twenty people register at the same time', async () => {
    const attempts = Array.from({ length: 20 }, (_, index) => keyOf(register(`p${index}@example.com`)));
    const keys = await Promise.all(attempts);
    expect(keys.filter((key) => key === undefined)).toHaveLength(5);
    expect(keys.filter((key) => key === 'REGISTRATION_FORM.ERROR_FULL')).toHaveLength(15);
    expect(await rows()).toHaveLength(5);
    expect(await queuedMails()).toHaveLength(5);
  });

  it('are counted by people', async () => {
    await register('lan@example.com', { people: 3 });
    expect(await keyOf(register('na@example.com', { people: 3 }))).toBe('REGISTRATION_FORM.ERROR_PLACES');
    await register('na@example.com', { people: 2 });
    expect(await keyOf(register('hoa@example.com'))).toBe('REGISTRATION_FORM.ERROR_FULL');
  });

  it('are not limited without a number', async () => {
    await changeEvent({ places: null });
    for (let count = 0; count < 8; count++) await register(`p${count}@example.com`, { people: 5 });
    expect(toPlacesAnswer(await readPlaces(database, 1))).toEqual({ state: 'open', moreThan: null, deadline: null });
  });

  it('are announced only when the site shows something else', async () => {
    await changeEvent({ places: 12 });
    await register('a@example.com'); // 11 of 12 are free
    expect(announcedIds).toHaveLength(0);
    await register('b@example.com'); // 10 are free
    expect(announcedIds).toHaveLength(1);
    await register('c@example.com', { people: 4 }); // 6 are free
    expect(announcedIds).toHaveLength(1);
    await register('d@example.com', { people: 5 }); // 1 is free
    await register('e@example.com'); // none is free
    expect(announcedIds).toHaveLength(3);
  });
});

describe('the same address again', () => {
  it('gets the same answer and its mail again, and changes nothing', async () => {
    const answers = [
      await register('lan@example.com'),
      await register('lan@example.com', { name: 'Kẻ lạ', access_needs: 'Khác' }),
    ];
    expect(answers).toEqual([{ registered: true }, { registered: true }]);
    expect(await rows()).toMatchObject([{ name: 'Lan', access_needs: 'Xe lăn' }]);
    expect(await queuedMails()).toEqual(Array(2).fill('lan@example.com event-registered'));
  });

  it('is refused like a new one when no place is left', async () => {
    await register('lan@example.com', { people: 5 });
    for (const email of ['lan@example.com', 'new@example.com'])
      expect(await keyOf(register(email)), email).toBe('REGISTRATION_FORM.ERROR_FULL');
    expect(await queuedMails()).toHaveLength(1);
  });

  it('gets at most five mails a day', async () => {
    for (let count = 0; count < 5; count++) await register('lan@example.com');
    expect(await keyOf(register('lan@example.com'))).toBe('FORM.ERROR_TOO_MANY');
  });
});

it.each([
  ['a draft', { status: 'draft' }, 'REGISTRATION_FORM.ERROR_NONE'],
  ['not public yet', { date_published: new Date(Date.now() + DAY) }, 'REGISTRATION_FORM.ERROR_NONE'],
  ['no longer public', { date_unpublished: new Date(Date.now() - DAY) }, 'REGISTRATION_FORM.ERROR_NONE'],
  ['without registration', { has_registration: false }, 'REGISTRATION_FORM.ERROR_NONE'],
  ['past its deadline', { registration_deadline: new Date(Date.now() - 1000) }, 'REGISTRATION_FORM.ERROR_CLOSED'],
  ['already started', { starts_at: new Date(Date.now() - 1000) }, 'REGISTRATION_FORM.ERROR_CLOSED'],
  ['over by hand', { status_override: 'over' }, 'REGISTRATION_FORM.ERROR_CLOSED'],
])('an event that is %s takes no registration', async (_name, changes, key) => {
  await changeEvent(changes);
  expect(await keyOf(register('lan@example.com'))).toBe(key);
  expect(await rows()).toEqual([]);
  expect(await queuedMails()).toEqual([]);
});

it('stores nothing for a bot, and stops a client after ten registrations an hour', async () => {
  const request = newRequest();
  const send = (email: string, website = '') => registerForEvent(context)(formOf(email, { website }), request);
  expect(await send('bot@example.com', 'https://example.com')).toEqual({ registered: true });
  expect(await rows()).toEqual([]);
  await changeEvent({ places: null });
  for (let count = 1; count < 10; count++) await send(`p${count}@example.com`);
  expect(await keyOf(send('last@example.com'))).toBe('FORM.ERROR_TOO_MANY');
});

describe('the link of a mail', () => {
  it('cancels nothing when it is opened, and frees the places when it is asked to cancel', async () => {
    await register('lan@example.com', { people: 5, phone: '0912345678' });
    const [{ id }] = await rows();
    expect(await openLink(id)).toEqual({ state: 'registered', event: 1, people: 5 });
    expect((await readPlaces(database, 1)).state).toBe('full');
    for (let count = 0; count < 2; count++) expect((await openLink(id, true)).state).toBe('cancelled');
    expect((await readPlaces(database, 1)).freePlaces).toBe(5);
    expect(await rows()).toMatchObject([{ state: 'cancelled', phone: null, access_needs: null }]);
    expect(announcedIds).toEqual([id, id]);
    await register('lan@example.com');
    expect((await rows()).map(({ state }) => state).sort()).toEqual(['cancelled', 'registered']);
  });

  it('is refused if it is forged, or if the registration was erased', async () => {
    await register('lan@example.com');
    const [{ id }] = await rows();
    const forgedToken = registrationToken('x'.repeat(32), id);
    const open = (token: string) => openRegistrationLink(context)({ token, cancel: true }, newRequest());
    expect(await keyOf(open(forgedToken))).toBe('FORM.ERROR_LINK');
    expect(await rows()).toMatchObject([{ state: 'registered' }]);
    await database('event_registrations').delete();
    expect(await keyOf(openLink(id, true))).toBe('FORM.ERROR_LINK');
  });
});

describe('the mail', () => {
  const readMail = async (language: 'vi-VN' | 'en-US' = 'vi-VN') => {
    const [{ id }] = await rows();
    return readRegistrationMail(database, context.env, { registration: id, language, brandName: 'Hạt Nắng' });
  };

  it('has the event, a calendar file and the link, and no text of the sender', async () => {
    await register('lan@example.com', { name: 'Trúng thưởng tại quà.example', people: 2 });
    const mail = await readMail('en-US');
    expect(mail).toMatchObject({ title: 'Story hour', place: 'Sunbeam House', people: 2 });
    expect(mail?.url).toMatch(/^https:\/\/thu-vien\.example\/en\/events\/my-registration\/[0-9a-f-]{36}_[0-9a-f]{64}$/);
    expect(mail?.calendar).toContain('\r\nUID:event-1@thu-vien.example\r\n');
    expect(JSON.stringify(mail)).not.toContain('Trúng');
  });

  it('has the access facts and the access note in its calendar file, in the words of the site', async () => {
    await changeEvent({ has_interpreter: true, is_wheelchair_accessible: 1, has_captions: false, has_quiet_room: 0 });
    await database('events_translations').where({ languages_code: 'en-US' }).update({ access_note: 'Ring at gate 2' });
    await register('lan@example.com');
    const unfold = (calendar = '') => calendar.replaceAll('\r\n ', '');
    expect(unfold((await readMail('en-US'))?.calendar)).toContain(
      'DESCRIPTION:Sign-language interpreter\\; Wheelchair accessible\\n\\nRing at gate 2\\n\\nhttps://',
    );
    expect(unfold((await readMail('vi-VN'))?.calendar)).toContain(
      'DESCRIPTION:Phiên dịch ngôn ngữ ký hiệu\\; Xe lăn vào được\\n\\nhttps://',
    );
  });

  it('is not sent after the registration was cancelled or the event was withdrawn', async () => {
    await register('lan@example.com');
    await changeEvent({ status: 'archived' });
    expect(await readMail()).toBeUndefined();
    await changeEvent({ status: 'published' });
    expect(await readMail()).toBeDefined();
    await database('event_registrations').update({ state: 'cancelled' });
    expect(await readMail()).toBeUndefined();
  });

  it('reminds once, a day before the event, and nobody who has cancelled', async () => {
    await register('lan@example.com');
    await register('na@example.com');
    await database('event_registrations').where({ email: 'na@example.com' }).update({ state: 'cancelled' });
    await database('mail_outbox').delete();
    await remindRegistrants(context, Date.now() + DAY);
    expect(await queuedMails()).toEqual([]);
    for (let hour = 1; hour <= 3; hour++) await remindRegistrants(context, Date.now() + 2 * DAY + hour * 3_600_000);
    expect(await queuedMails()).toEqual(['lan@example.com event-reminder']);
  });

  it('reminds again if the event was moved', async () => {
    await register('lan@example.com');
    await database('mail_outbox').delete();
    for (const days of [3, 4]) {
      await changeEvent({ starts_at: new Date(Date.now() + days * DAY) });
      for (let run = 0; run < 2; run++) await remindRegistrants(context, Date.now() + (days - 0.5) * DAY);
    }
    expect(await queuedMails()).toEqual(Array(2).fill('lan@example.com event-reminder'));
  });

  it('does not remind who has registered during the last day', async () => {
    await changeEvent({ starts_at: new Date(Date.now() + DAY / 2) });
    await register('lan@example.com');
    await database('mail_outbox').delete();
    await remindRegistrants(context);
    expect(await queuedMails()).toEqual([]);
  });
});

it('erases registrations 30 days after the end of the event', async () => {
  await register('lan@example.com');
  await eraseRegistrations(database, Date.now() + 32 * DAY);
  expect(await rows()).toHaveLength(1);
  await eraseRegistrations(database, Date.now() + 34 * DAY);
  expect(await rows()).toEqual([]);
});

it('erases what only the event needed, if a cancellation by staff was not completed', async () => {
  await register('lan@example.com', { phone: '0912345678', guardian_contact: 'me@example.com' });
  await register('na@example.com');
  await database('event_registrations').where({ email: 'lan@example.com' }).update({ state: 'cancelled' });
  await eraseRegistrations(database);
  const [cancelled, other] = await rows();
  expect(cancelled).toMatchObject({ name: 'Lan', phone: null, access_needs: null, guardian_contact: null });
  expect(cancelled.date_cancelled).not.toBeNull();
  expect(other).toMatchObject({ access_needs: 'Xe lăn', date_cancelled: null });
});
