import { href } from '@hat-nang/model/routes';
import { listCategories } from '@/cms/categories';
import { createSectionFeature, toTopics } from '@/components/sections/section-feature';
import { defaultListQuery } from '@/routing/list-query';
import { EventCardView } from './event-card.tsx';
import { eventFilters } from './event-choices.ts';
import { getEvent, listEvents, listEventsById, listNextEvents } from './events.ts';

export const eventsSection = createSectionFeature({
  readItem: getEvent,
  listLatest: async (lang, limit) => (await listEvents(lang, defaultListQuery, { limit })).items,
  listByIds: listEventsById,
  listStartCards: (lang) => listNextEvents(lang, undefined, 12),
  card: EventCardView,
  listFilters: (lang, choices, link) => eventFilters(lang, choices, link, 12),
  listTopics: async (lang) => toTopics(href(lang, 'events'), await listCategories(lang, 'events')),
});
