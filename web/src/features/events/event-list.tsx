import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { countFilters } from '@/components/article/filter-counts';
import { createListLinks } from '@/components/article/list-choices';
import { createSectionListView } from '@/components/article/list-page';
import { SectionList } from '@/components/article/section-list';
import { Box } from '@/components/ui/box';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import { EventCardView } from './event-card.tsx';
import { eventFilters } from './event-choices.ts';
import { eventsTags, listEventsLiveFirst } from './events.ts';

/** The events list for a query: filters by status, month and category, sort order, cards, pagination, and a link to the calendar feed. */
async function EventList({ lang, query }: { lang: Lang; query: ListQuery }) {
  const t = getT(lang);
  const url = href(lang, 'events');
  const allGroups = await eventFilters(lang, query, (choices) => url + formatListQuery(choices));
  const [page, groups] = await Promise.all([
    listEventsLiveFirst(lang, query),
    countFilters('events', query, allGroups, eventsTags),
  ]);
  const { buildSortLinks } = createListLinks(url, query, formatListQuery);
  const sortLinks = buildSortLinks((sort) => t(sort === 'recent' ? 'events:soonest' : 'list.oldest'));
  const sort = <ChoiceLinks label={t('list.sort')} choices={sortLinks} />;
  const listProps = { lang, word: 'events', query, page, groups, sort } as const;
  return (
    <SectionList {...listProps} card={EventCardView}>
      <CalendarOffer lang={lang} />
    </SectionList>
  );
}

export const eventList = createSectionListView('events', EventList, formatListQuery);

function CalendarOffer({ lang }: { lang: Lang }) {
  const t = getT(lang);
  return (
    <Box
      mt="12"
      p={{ base: '5', md: '6' }}
      bg="bg.sunken"
      borderRadius="lg"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
    >
      <Box maxWidth="prose">
        <Box as="h2" fontSize="xl">
          {t('events:calendar.title')}
        </Box>
        <p>{t('events:calendar.text')}</p>
      </Box>
      <ButtonLink href={`/feeds/${lang}/events.ics`} variant="outline" bg="bg.surface">
        <Icon name="ph:calendar-plus-bold" />
        {t('events:calendar.subscribe')}
      </ButtonLink>
    </Box>
  );
}
