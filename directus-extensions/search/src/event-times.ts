/** Converts times of the database to milliseconds since 1970. Derives the status and the calendar months of an event from its times. Pure functions. */

/** Converts a time to milliseconds. SQLite stores milliseconds, PostgreSQL returns dates, and JSON and older rows have text. Returns null for anything else. */
export function momentOf(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const ms = value instanceof Date ? value.getTime() : typeof value === 'number' ? value : Date.parse(String(value));
  return Number.isFinite(ms) ? ms : null;
}

export type EventStatus = 'live' | 'upcoming' | 'over';

/** Returns the status of an event: the editor's override, otherwise the status by the clock. An event without an end is over when it has started. */
export function eventStatus(
  override: unknown,
  startsAt: number | null,
  endsAt: number | null,
  now: number,
): EventStatus {
  if (override === 'live' || override === 'upcoming' || override === 'over') return override;
  if (startsAt !== null && startsAt > now) return 'upcoming';
  return endsAt !== null && endsAt > now ? 'live' : 'over';
}

/** Offset of Viet Nam's time zone in milliseconds: UTC+7 all year. */
const OFFSET_MS = 7 * 3_600_000;
/** Maximum number of calendar months per event. */
const MAX_MONTHS = 60;

/** Returns the months of the site's calendar (`2026-11`) that a period touches, at most the first `MAX_MONTHS`. */
export function monthsOf(startsAt: number, endsAt: number): string[] {
  const months: string[] = [];
  const lastMonth = monthOf(endsAt);
  const day = new Date(startsAt + OFFSET_MS);
  let year = day.getUTCFullYear();
  let month = day.getUTCMonth();
  while (months.length < MAX_MONTHS) {
    const monthText = `${year}-${String(month + 1).padStart(2, '0')}`;
    if (months.length > 0 && monthText > lastMonth) break;
    months.push(monthText);
    month += 1;
    if (month === 12) [year, month] = [year + 1, 0];
  }
  return months;
}

function monthOf(moment: number): string {
  return dayOf(moment).slice(0, 7);
}

/** Returns the day in the site's calendar, such as `2026-11-25`. */
export function dayOf(moment: number): string {
  return new Date(moment + OFFSET_MS).toISOString().slice(0, 10);
}
