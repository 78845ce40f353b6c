import type { Lang } from '@hat-nang/model/languages';
import { formatDate } from '@/i18n/server';
import type { EventTimes } from './event-status.ts';

/** Converts an ISO time to the local time of Viet Nam, which has UTC+7 all year. */
const toClock = (iso: string) => {
  const localDate = new Date(Date.parse(iso) + 7 * 3_600_000);
  return {
    time: `${localDate.getUTCHours()}:${String(localDate.getUTCMinutes()).padStart(2, '0')}`,
    day: `${localDate.getUTCDate()}/${localDate.getUTCMonth() + 1}`,
    year: localDate.getUTCFullYear(),
  };
};

/** Formats the time of an event. The format is the same in both languages: `8:00 – 11:00, 22/11/2026` or `8:00, 22/11 – 17:00, 24/11/2026`. */
export const formatEventTimes = ({ startsAt, endsAt }: EventTimes): string => {
  const [first, last] = [toClock(startsAt), toClock(endsAt)];
  const end = `${last.time}, ${last.day}/${last.year}`;
  if (first.year !== last.year) return `${first.time}, ${first.day}/${first.year} – ${end}`;
  return first.day === last.day ? `${first.time} – ${end}` : `${first.time}, ${first.day} – ${end}`;
};

/** Formats the days of the week of an event, for example `Chủ Nhật` or `Sunday – Tuesday`. */
export const formatEventDays = (lang: Lang, { startsAt, endsAt }: EventTimes): string => {
  const [first, last] = [startsAt, endsAt].map((iso) => {
    const name = formatDate(lang, iso, { weekday: 'long' });
    return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
  });
  return toClock(startsAt).day === toClock(endsAt).day ? `${first}` : `${first} – ${last}`;
};
