import { buildCalendar, type CalendarEvent } from '@hat-nang/model/calendar-file';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import type { SiteConfig } from '@/cms/config';
import { getT } from '@/i18n/server';
import type { Event } from './events.ts';

const toCalendarEvent = (event: Event, lang: Lang): CalendarEvent => {
  const joinUrl = (event.status === 'over' ? undefined : event.onlineUrl) ?? '';
  const accessText = event.access.map((fact) => getT(lang)(`events:access.${fact}`)).join('; ');
  return {
    id: event.id,
    path: event.url,
    title: event.title,
    ...event.times,
    stampedAt: event.updatedAt ?? event.publishedAt,
    isChanged: Boolean(event.updatedAt),
    description: [event.summary, accessText, event.accessNote, joinUrl],
    location: [event.place, event.address].filter(Boolean).join(', ') || joinUrl,
    category: event.category ?? '',
  };
};

/** Builds a calendar file for download or subscription. */
export const eventCalendar = (
  events: readonly Event[],
  { lang, name, config, origin }: { lang: Lang; name: string; config: SiteConfig; origin: string },
): string =>
  buildCalendar(
    events.map((event) => toCalendarEvent(event, lang)),
    { language: languageCodes[lang], name, brandName: config.brandName, origin },
  );
