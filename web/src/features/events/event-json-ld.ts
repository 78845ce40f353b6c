import { type Lang, languageCodes } from '@hat-nang/model/languages';
import type { SiteConfig } from '@/cms/config';
import { organization } from '@/components/article/article-json-ld';
import { getT } from '@/i18n/server';
import type { Event } from './events.ts';

/** Converts an ISO time to the local time of the venue. */
const localTime = (iso: string) => `${new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(0, 19)}+07:00`;

/** schema.org Event with venue, attendance mode and accessibility features. */
export const eventJsonLd = (event: Event, lang: Lang, config: SiteConfig, origin: string) => {
  const t = getT(lang);
  const isPlace = event.place !== '' || event.address !== '';
  const place = {
    '@type': 'Place',
    name: event.place || event.address,
    address: { '@type': 'PostalAddress', streetAddress: event.address || event.place, addressCountry: 'VN' },
    ...(event.mapUrl ? { hasMap: event.mapUrl } : {}),
    amenityFeature: event.access.map((fact) => ({
      '@type': 'LocationFeatureSpecification',
      name: t(`events:access.${fact}`),
      value: true,
    })),
  };
  const isOver = event.status === 'over';
  const online = {
    '@type': 'VirtualLocation',
    url: (isOver ? event.recordingUrl : event.onlineUrl) ?? `${origin}${event.url}`,
  };
  const mode = event.onlineUrl ? (isPlace ? 'Mixed' : 'Online') : 'Offline';
  return {
    '@type': 'Event',
    name: event.title,
    description: event.seoDescription,
    inLanguage: languageCodes[lang],
    startDate: localTime(event.times.startsAt),
    endDate: localTime(event.times.endsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: mode === 'Mixed' ? [place, online] : mode === 'Online' ? online : place,
    ...(event.shareImage ? { image: [`${origin}${event.shareImage}`] } : {}),
    organizer: organization(lang, config, origin, event.organizer || undefined),
    url: `${origin}${event.url}`,
  };
};
