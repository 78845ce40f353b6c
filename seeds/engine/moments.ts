/** Offset of Viet Nam from UTC. The offset has not changed since 1975, so time-zone data is unnecessary. */
const OFFSET_HOURS = 7;
const DAY_MS = 86_400_000;

/** Returns the calendar day in Viet Nam: 2026-03-14. */
export function toLocalDay(now: Date): string {
  return new Date(now.getTime() + OFFSET_HOURS * 3_600_000).toISOString().slice(0, 10);
}

/** Converts a day and a time of day in Viet Nam to UTC. Returns an ISO string. */
export function toUtcMoment(day: string, time: string): string {
  return new Date(Date.parse(`${day}T${time}:00Z`) - OFFSET_HOURS * 3_600_000).toISOString();
}

/** Converts a moment relative to the seeding day, such as "+3d 08:30" in Viet Nam, to UTC. Adds `addedDays` days. */
export function relativeMoment(text: string, seedingDay: string, addedDays = 0): string {
  const match = /^([+-]\d+)d (\d\d:\d\d)$/.exec(text);
  if (match === null) throw new Error(`Not a relative moment: “${text}”`);
  const day = new Date(Date.parse(`${seedingDay}T00:00:00Z`) + (Number(match[1]) + addedDays) * DAY_MS)
    .toISOString()
    .slice(0, 10);
  return toUtcMoment(day, match[2] as string);
}

/**
 * Moves a publication day back by whole years until the day is before the seeding day. Otherwise many items would be invisible on a machine whose clock is
 * behind. 29 February becomes 28 February.
 */
export function moveDayToPast(day: string, seedingDay: string): string {
  let year = Number(day.slice(0, 4));
  const monthAndDay = day.slice(4);
  while (`${year}${monthAndDay}` >= seedingDay) year -= 1;
  return monthAndDay === '-02-29' ? `${year}-02-28` : `${year}${monthAndDay}`;
}
