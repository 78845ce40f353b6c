import { href } from '@hat-nang/model/routes';
import { categoryOptions, listCategories } from '@/cms/categories';
import { createFilterGroup, createSectionFeature, toTopics } from '@/components/sections/section-feature';
import { getT } from '@/i18n/server';
import { defaultListQuery } from '@/routing/list-query';
import { EventCardView } from './event-card.tsx';
import { getEventChoices } from './event-choices.ts';
import { getEvent, listEvents, listEventsById, listNextEvents } from './events.ts';

export const eventsSection = createSectionFeature({
  readItem: getEvent,
  listLatest: async (lang, limit) => (await listEvents(lang, defaultListQuery, { limit })).items,
  listByIds: listEventsById,
  listStartCards: (lang) => listNextEvents(lang, undefined, 12),
  card: EventCardView,
  listFilters: async (lang, choices, link) => {
    const t = getT(lang);
    const { statuses, categories, months } = await getEventChoices(lang, choices.month, 12);
    return [
      createFilterGroup('status', t('events:when'), statuses, choices, link),
      createFilterGroup('category', t('list.category'), categoryOptions(categories), choices, link),
      createFilterGroup('month', t('events:month'), months, choices, link),
    ];
  },
  listTopics: async (lang) => toTopics(href(lang, 'events'), await listCategories(lang, 'events')),
});
