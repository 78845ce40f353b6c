import type { Lang } from '@hat-nang/model/languages';
import { formatDate } from '@/i18n/server';
import type { EventTimes } from './event-status.ts';

/** The time of an event as text: one day `thứ hai, 23 tháng 11, 2026, 09:00 – 10:30`, several days with start and end. */
export const formatEventTimes = (
  lang: Lang,
  { startsAt, endsAt }: EventTimes,
  dateStyle: 'full' | 'medium' = 'full',
): string => {
  const day = (iso: string) => formatDate(lang, iso, { dateStyle });
  const time = (iso: string) => formatDate(lang, iso, { hour: '2-digit', minute: '2-digit', hour12: false });
  const first = day(startsAt);
  const last = day(endsAt);
  const sentence = (text: string) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
  return first === last
    ? sentence(`${first}, ${time(startsAt)} – ${time(endsAt)}`)
    : sentence(`${first}, ${time(startsAt)} – ${last}, ${time(endsAt)}`);
};
