import { href } from '@hat-nang/model/routes';
import { byName, filterGroup, sectionFeature, topicsOf } from '@/components/sections/section-feature';
import { formatDate, getT } from '@/i18n/server';
import { defaultListQuery } from '@/routing/list-query';
import { EventCardView } from './event-card.tsx';
import { getEvent, getEventChoices, listEvents, listEventsById } from './events.ts';

export const eventsSection = sectionFeature({
  get: getEvent,
  latest: async (lang, limit) => (await listEvents(lang, defaultListQuery, { limit })).items,
  byId: listEventsById,
  start: async (lang) => {
    const soonest = { page: 1, sort: 'oldest' } as const;
    const live = await listEvents(lang, { ...soonest, status: 'live' });
    const upcoming = await listEvents(lang, { ...soonest, status: 'upcoming' });
    return [...live.items, ...upcoming.items];
  },
  card: ({ card, ...props }) => <EventCardView event={card} {...props} />,
  filters: async (lang, choices, link) => {
    const t = getT(lang);
    const { categories, months } = await getEventChoices(lang);
    const offered = [...new Set([...(choices.month ? [choices.month] : []), ...months.slice(0, 12)])].sort().reverse();
    const statuses = (['live', 'upcoming', 'over'] as const).map((value) => ({
      value,
      label: t(`events:status.${value}`),
    }));
    const monthNames = offered.map((value) => ({
      value,
      label: formatDate(lang, `${value}-15T00:00:00Z`, { month: 'long', year: 'numeric' }),
    }));
    return [
      filterGroup('status', t('events:when'), statuses, choices, link),
      filterGroup('category', t('list.category'), byName(categories), choices, link),
      filterGroup('month', t('events:month'), monthNames, choices, link),
    ];
  },
  topics: async (lang) => topicsOf(href(lang, 'events'), (await getEventChoices(lang)).categories),
});
