import type { Route } from '../route.ts';
import type { Section } from './section.ts';

export const routes = {
  events: { vi: '/su-kien', en: '/events', query: 'list' },
  eventsDetail: { vi: '/su-kien/[slug]-[id]', en: '/events/[slug]-[id]' },
  searchEvents: {
    vi: '/tim-kiem-su-kien',
    en: '/search/events',
    noindex: true,
    hidesSearchHeader: true,
    query: 'search',
  },
} as const satisfies Record<string, Route>;

export const events = {
  word: 'events',
  names: { vi: { all: 'Sự kiện', one: 'Sự kiện' }, en: { all: 'Events', one: 'Event' } },
  icon: 'ph:calendar-blank-bold',
  routes,
  publication: {
    texts: ['title', 'slug', 'body'],
    pictureText: 'image_alt',
    links: ['online_url', 'map_url', 'recording_url', 'report_url'],
    period: ['starts_at', 'ends_at'],
    place: { online: 'online_url', texts: ['location_name', 'location_address'] },
    access: {
      facts: ['has_interpreter', 'has_captions', 'has_quiet_room', 'is_wheelchair_accessible'],
      texts: ['access_note'],
    },
  },
  category: { column: 'category', collection: 'categories' },
  searched: {
    letter: 'e',
    author: 'organizer',
    moment: 'starts_at',
    summary: 'summary',
    body: ['body', 'location_name', 'location_address'],
    filters: ['category', 'status', 'month'],
    facts: {
      online: 'online_url',
      interpreter: 'has_interpreter',
      captions: 'has_captions',
      quiet: 'has_quiet_room',
      wheelchair: 'is_wheelchair_accessible',
    },
  },
  // The start and the end of an event change the status of the event. The deadline ends the registration.
  moments: ['starts_at', 'ends_at', 'registration_deadline'],
  feed: true,
  picture: 'image',
  sharePicture: { ground: 'success.600', ink: 'white' },
  favorite: 'event',
  ownColumns: ['starts_at'],
  home: 'home_events',
} as const satisfies Section<keyof typeof routes>;
