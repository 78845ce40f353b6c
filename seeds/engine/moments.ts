/** Viet Nam has kept UTC+7 without summer time since 1975, so Asia/Ho_Chi_Minh needs no time-zone data here. */
const OFFSET_HOURS = 7;
const DAY = 86_400_000;

/** The calendar day in Viet Nam at a moment, as 2026-03-14. */
export function localDay(now: Date): string {
  return new Date(now.getTime() + OFFSET_HOURS * 3_600_000).toISOString().slice(0, 10);
}

/** The UTC moment (ISO, whole seconds) of a local day and time of day in Viet Nam. */
export function momentOf(day: string, time: string): string {
  return new Date(Date.parse(`${day}T${time}:00Z`) - OFFSET_HOURS * 3_600_000).toISOString();
}

/** "+3d 08:30" seen from a seeding day: the UTC moment of that local time, `later` days on. */
export function relativeMoment(text: string, seedingDay: string, later = 0): string {
  const match = /^([+-]\d+)d (\d\d:\d\d)$/.exec(text);
  if (match === null) throw new Error(`Not a relative moment: “${text}”`);
  const day = new Date(Date.parse(`${seedingDay}T00:00:00Z`) + (Number(match[1]) + later) * DAY)
    .toISOString()
    .slice(0, 10);
  return momentOf(day, match[2] as string);
}

/**
 * The day something was published, moved back by whole years while it lies ahead of the seeding day: on a machine
 * whose clock is behind the authors' calendar, the library would otherwise open half empty.
 */
export function pastDay(day: string, seedingDay: string): string {
  let year = Number(day.slice(0, 4));
  const rest = day.slice(4);
  while (`${year}${rest}` >= seedingDay) year -= 1;
  return rest === '-02-29' ? `${year}-02-28` : `${year}${rest}`;
}
