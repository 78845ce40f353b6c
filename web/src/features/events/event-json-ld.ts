import { type Lang, languageCodes } from '@hat-nang/model/languages';
import type { SiteConfig } from '@/cms/config';
import { toOrganization } from '@/components/article/article-json-ld';
import { getT } from '@/i18n/server';
import type { Event } from './events.ts';

/** Converts an ISO time to the local time of Viet Nam, which has UTC+7 all year. */
const toLocalTime = (iso: string) => `${new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(0, 19)}+07:00`;

/** Returns a schema.org Event. The accessibility features are amenities of the venue. */
export const eventJsonLd = (event: Event, lang: Lang, config: SiteConfig, origin: string) => {
  const t = getT(lang);
  const hasPlace = event.place !== '' || event.address !== '';
  const placeLocation = {
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
  const onlineLocation = {
    '@type': 'VirtualLocation',
    url: (isOver ? event.recordingUrl : event.onlineUrl) ?? `${origin}${event.url}`,
  };
  const mode = event.onlineUrl ? (hasPlace ? 'Mixed' : 'Online') : 'Offline';
  return {
    '@type': 'Event',
    name: event.title,
    description: event.seoDescription,
    inLanguage: languageCodes[lang],
    startDate: toLocalTime(event.times.startsAt),
    endDate: toLocalTime(event.times.endsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: mode === 'Mixed' ? [placeLocation, onlineLocation] : mode === 'Online' ? onlineLocation : placeLocation,
    ...(event.shareImage ? { image: [`${origin}${event.shareImage}`] } : {}),
    organizer: toOrganization(lang, config, origin, event.organizer || undefined),
    url: `${origin}${event.url}`,
  };
};
