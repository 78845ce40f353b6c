import type { Lang } from '@hat-nang/model/languages';
import { formatDate } from '@/i18n/server';
import type { EventTimes } from './event-status.ts';

/** Splits an ISO time into time, day and year in Viet Nam, which has UTC+7 all year. */
const splitDateTime = (iso: string) => {
  const localDate = new Date(Date.parse(iso) + 7 * 3_600_000);
  return {
    time: `${localDate.getUTCHours()}:${String(localDate.getUTCMinutes()).padStart(2, '0')}`,
    day: `${localDate.getUTCDate()}/${localDate.getUTCMonth() + 1}`,
    year: localDate.getUTCFullYear(),
  };
};

/** Formats begin and end of an event, in the same way for both languages: `8:00 – 11:00, 22/11/2026` or `8:00, 22/11 – 17:00, 24/11/2026`. */
export const formatEventTimes = ({ startsAt, endsAt }: EventTimes): string => {
  const [first, last] = [splitDateTime(startsAt), splitDateTime(endsAt)];
  const endText = `${last.time}, ${last.day}/${last.year}`;
  if (first.year !== last.year) return `${first.time}, ${first.day}/${first.year} – ${endText}`;
  return first.day === last.day ? `${first.time} – ${endText}` : `${first.time}, ${first.day} – ${endText}`;
};

/** Formats an ISO time, in the same way for both languages: `17:00, 24/11/2026`. */
export const formatEventMoment = (iso: string): string => {
  const { time, day, year } = splitDateTime(iso);
  return `${time}, ${day}/${year}`;
};

/** Formats the weekdays on which an event begins and ends: `Chủ Nhật`, or `Sunday – Tuesday` for different days. */
export const formatEventDays = (lang: Lang, { startsAt, endsAt }: EventTimes): string => {
  const [first, last] = [startsAt, endsAt].map((iso) => {
    const weekdayName = formatDate(lang, iso, { weekday: 'long' });
    return weekdayName.charAt(0).toLocaleUpperCase(lang) + weekdayName.slice(1);
  });
  return splitDateTime(startsAt).day === splitDateTime(endsAt).day ? `${first}` : `${first} – ${last}`;
};
