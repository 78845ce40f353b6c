import { href } from '@hat-nang/model/routes';
import { categoryOptions, listCategories } from '@/cms/categories';
import { filterGroup, sectionFeature, topicsOf } from '@/components/sections/section-feature';
import { getT } from '@/i18n/server';
import { defaultListQuery } from '@/routing/list-query';
import { EventCardView } from './event-card.tsx';
import { getEventChoices } from './event-choices.ts';
import { getEvent, listEvents, listEventsById, listNextEvents } from './events.ts';

export const eventsSection = sectionFeature({
  get: getEvent,
  latest: async (lang, limit) => (await listEvents(lang, defaultListQuery, { limit })).items,
  byId: listEventsById,
  start: (lang) => listNextEvents(lang, undefined, 12),
  card: EventCardView,
  filters: async (lang, choices, link) => {
    const t = getT(lang);
    const { statuses, categories, months } = await getEventChoices(lang, choices.month, 12);
    return [
      filterGroup('status', t('events:when'), statuses, choices, link),
      filterGroup('category', t('list.category'), categoryOptions(categories), choices, link),
      filterGroup('month', t('events:month'), months, choices, link),
    ];
  },
  topics: async (lang) => topicsOf(href(lang, 'events'), await listCategories(lang, 'events')),
});
