import { type Lang, languageCodes } from '@hat-nang/model/languages';
import type { SiteConfig } from '@/cms/config';
import { getT } from '@/i18n/server';
import type { Event } from './events.ts';

/** Escapes a value (RFC 5545, 3.3.11). A backslash escapes separators, and a line break becomes a backslash and `n`. */
const escapeText = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/([;,])/g, '\\$1')
    .replace(/\r\n|\r|\n/g, '\\n')
    // Calendar files do not allow other control characters.
    .replace(/\p{Cc}/gu, '');

/** Folds a line to at most 75 bytes (RFC 5545, 3.1). A continuation line starts with a space. A multi-byte character is never split. */
const foldLine = (line: string): string => {
  const lines: string[] = [];
  let currentLine = '';
  let byteCount = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (byteCount + bytes > 75) {
      lines.push(currentLine);
      currentLine = ' ';
      byteCount = 1;
    }
    currentLine += character;
    byteCount += bytes;
  }
  return [...lines, currentLine].join('\r\n');
};

/** Converts `2026-11-23T02:00:00.000Z` to `20261123T020000Z`. */
const toUtc = (iso: string) => `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const toLines = (name: string, text: string) => (text ? [`${name}:${escapeText(text)}`] : []);

const toEventLines = (event: Event, lang: Lang, origin: string): string[] => {
  const eventUrl = `${origin}${event.url}`;
  const joinUrl = event.status === 'over' ? undefined : event.onlineUrl;
  const accessText = event.access.map((fact) => getT(lang)(`events:access.${fact}`)).join('; ');
  const location = [event.place, event.address].filter(Boolean).join(', ');
  return [
    'BEGIN:VEVENT',
    // The UID contains the id instead of the address, because the id never changes and is the same in both languages.
    `UID:event-${event.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${toUtc(event.updatedAt ?? event.publishedAt)}`,
    ...(event.updatedAt ? [`LAST-MODIFIED:${toUtc(event.updatedAt)}`] : []),
    `DTSTART:${toUtc(event.times.startsAt)}`,
    `DTEND:${toUtc(event.times.endsAt)}`,
    ...toLines('SUMMARY', event.title),
    ...toLines(
      'DESCRIPTION',
      [event.summary, accessText, event.accessNote, joinUrl, eventUrl].filter(Boolean).join('\n\n'),
    ),
    ...toLines('LOCATION', location || (joinUrl ?? '')),
    ...toLines('CATEGORIES', event.category ?? ''),
    `URL:${eventUrl}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ];
};

/** Builds a calendar file (RFC 5545) for download or subscription. Times are UTC; calendar apps convert them. */
export const eventCalendar = (
  events: readonly Event[],
  { lang, name, config, origin }: { lang: Lang; name: string; config: SiteConfig; origin: string },
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(config.brandName)}//events//${lang.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME;LANGUAGE=${languageCodes[lang]}:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Ho_Chi_Minh',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => toEventLines(event, lang, origin)),
    'END:VCALENDAR',
    '',
  ]
    .map((line) => foldLine(line))
    .join('\r\n');
