/** Builds calendar files (RFC 5545), for the feeds and downloads of the site and for mails. Pure functions. */

/** An event of a calendar file. Times are in ISO 8601. */
export interface CalendarEvent {
  readonly id: number;
  /** Address of the event's page, without the origin. */
  readonly path: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Time of the last change if `isChanged`. Otherwise the time of the publication, or of the creation of the file. */
  readonly stampedAt: string;
  readonly isChanged: boolean;
  /** Paragraphs of the description. Empty ones are left out. The address of the page follows them. */
  readonly description: readonly string[];
  readonly location: string;
  readonly category: string;
}

interface CalendarOptions {
  /** Language code such as `vi-VN`. */
  readonly language: string;
  readonly name: string;
  readonly brandName: string;
  /** Public origin of the site. */
  readonly origin: string;
}

/** Escapes a value (RFC 5545, 3.3.11). A backslash escapes separators, and a line break becomes a backslash and `n`. */
const escapeText = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/([;,])/g, '\\$1')
    .replace(/\r\n|\r|\n/g, '\\n')
    // Removes all other control characters, because calendar files allow none of them except tabs.
    .replace(/\p{Cc}/gu, '');

const encoder = new TextEncoder();

/** Folds a line to at most 75 bytes (RFC 5545, 3.1). A continuation line starts with a space. A multi-byte character is never split. */
const foldLine = (line: string): string => {
  const lines: string[] = [];
  let currentLine = '';
  let byteCount = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
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

const toEventLines = (event: CalendarEvent, origin: string): string[] => {
  const eventUrl = `${origin}${event.path}`;
  return [
    'BEGIN:VEVENT',
    // The UID contains the id instead of the address, because the id never changes and is the same in both languages.
    `UID:event-${event.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${toUtc(event.stampedAt)}`,
    ...(event.isChanged ? [`LAST-MODIFIED:${toUtc(event.stampedAt)}`] : []),
    `DTSTART:${toUtc(event.startsAt)}`,
    `DTEND:${toUtc(event.endsAt)}`,
    ...toLines('SUMMARY', event.title),
    ...toLines('DESCRIPTION', [...event.description, eventUrl].filter(Boolean).join('\n\n')),
    ...toLines('LOCATION', event.location),
    ...toLines('CATEGORIES', event.category),
    `URL:${eventUrl}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ];
};

/** Builds a calendar file for download, subscription or a mail. Times are UTC; calendar apps convert them. */
export const buildCalendar = (
  events: readonly CalendarEvent[],
  { language, name, brandName, origin }: CalendarOptions,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brandName)}//events//${language.slice(0, 2).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME;LANGUAGE=${language}:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Ho_Chi_Minh',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => toEventLines(event, origin)),
    'END:VCALENDAR',
    '',
  ]
    .map((line) => foldLine(line))
    .join('\r\n');
