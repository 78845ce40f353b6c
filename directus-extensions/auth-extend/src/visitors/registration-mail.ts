/** Reads the content of the mails about a registration: the event, and a calendar file. A mail contains no text that the visitor has written in the form. */
import { buildCalendar } from '@hat-nang/model/calendar-file';
import type { Language } from '@hat-nang/model/contracts/fields';
import { href } from '@hat-nang/model/routes';
import { ACCESS_COLUMNS, ACCESS_TEXTS } from '../mail/event-mail-texts.ts';
import { whereLive } from '../own-lists/member.ts';
import { toIsoTime } from '../shared/iso-time.ts';
import type { AccountEnv } from '../shared/settings.ts';
import type { Database } from '../shared/types.ts';
import { EVENT_TIME_COLUMNS, isOver } from './event-places.ts';
import { registrationToken } from './registration-link.ts';

interface RegistrationMail {
  readonly title: string;
  /** Name and address of the venue, or the address of an online event. Empty if neither is known. */
  readonly place: string;
  /** Start and end of the event in milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly people: number;
  /** Address of the page that shows and cancels the registration. */
  readonly url: string;
  readonly calendar: string;
}

/** Returns undefined if the registration was cancelled or erased, or if the event is over or no longer public. */
export async function readRegistrationMail(
  database: Database,
  { hashKey, siteUrl }: Pick<AccountEnv, 'hashKey' | 'siteUrl'>,
  { registration: id, language, brandName }: { registration: string; language: Language; brandName: string },
  now: number = Date.now(),
): Promise<RegistrationMail | undefined> {
  const row = await database('event_registrations as registration')
    .join('events as event', 'event.id', 'registration.event')
    .where({ 'registration.id': id, 'registration.state': 'registered' })
    .andWhere((condition) => whereLive(condition, 'event'))
    .first(
      ...['registration.people', 'event.id as event', 'event.online_url', 'event.date_updated'],
      ...ACCESS_COLUMNS.map((column) => `event.${column}`),
      ...EVENT_TIME_COLUMNS.map((column) => `event.${column}`),
    );
  if (row === undefined || isOver(row, now)) return undefined;
  const text = await database('events_translations')
    .where({ events_id: row.event })
    // Sorts the language of the mail first.
    .orderByRaw('CASE WHEN languages_code = ? THEN 0 ELSE 1 END', [language])
    .first('title', 'slug', 'summary', 'location_name', 'location_address', 'access_note');
  if (text === undefined) return undefined;
  const lang = language === 'en-US' ? 'en' : 'vi';
  const path = href(lang, 'eventsDetail', { slug: text.slug ?? '', id: row.event });
  const onlineUrl: string = row.online_url ?? '';
  const place = [text.location_name, text.location_address].filter(Boolean).join(', ') || onlineUrl;
  const accessText = ACCESS_COLUMNS.filter((column) => Boolean(row[column]))
    .map((column) => ACCESS_TEXTS[language][column])
    .join('; ');
  const startsAt = toIsoTime(row.starts_at) ?? '';
  const endsAt = toIsoTime(row.ends_at) ?? '';
  const calendar = buildCalendar(
    [
      {
        id: Number(row.event),
        path,
        title: text.title,
        startsAt,
        endsAt,
        stampedAt: toIsoTime(row.date_updated) ?? new Date(now).toISOString(),
        isChanged: row.date_updated !== null,
        description: [text.summary ?? '', accessText, text.access_note ?? '', onlineUrl],
        location: place,
        category: '',
      },
    ],
    { language, name: text.title, brandName, origin: siteUrl },
  );
  return {
    title: text.title,
    place,
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    people: Number(row.people),
    url: `${siteUrl}${href(lang, 'registrationLink', { token: registrationToken(hashKey, id) })}`,
    calendar,
  };
}
