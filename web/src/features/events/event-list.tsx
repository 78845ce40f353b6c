import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { categoryOptions } from '@/cms/categories';
import { createListLinks } from '@/components/article/list-choices';
import { createSectionRoutes } from '@/components/article/list-page';
import { SectionList } from '@/components/article/section-list';
import { Box } from '@/components/ui/box';
import { ChoiceDisclosure } from '@/components/ui/choice-disclosure';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import { EventCardView } from './event-card.tsx';
import { getEventChoices } from './event-choices.ts';
import { listEventsLiveFirst } from './events.ts';

/** The events list for an address: filters by status, month and category, sort order, cards, pagination, and the calendar feed. */
async function EventList({ lang, query }: { lang: Lang; query: ListQuery }) {
  const [page, { statuses, categories, months }] = await Promise.all([
    listEventsLiveFirst(lang, query),
    getEventChoices(lang, query.month),
  ]);
  const t = getT(lang);
  const listLinks = createListLinks(href(lang, 'events'), query, formatListQuery);
  const allLabel = t('list.allCategories');
  const filters = (
    <Box display="flex" flexDirection="column" gap="3" mb="8">
      <ChoiceLinks label={t('events:when')} choices={listLinks.buildFilterLinks('status', allLabel, statuses)} />
      <ChoiceLinks
        label={t('list.category')}
        choices={listLinks.buildFilterLinks('category', allLabel, categoryOptions(categories))}
      />
      <ChoiceDisclosure label={t('events:month')} choices={listLinks.buildFilterLinks('month', allLabel, months)} />
      <ChoiceLinks
        label={t('list.sort')}
        choices={listLinks.buildSortLinks((sort) => t(sort === 'recent' ? 'events:soonest' : 'list.oldest'))}
      />
    </Box>
  );
  return (
    <SectionList lang={lang} word="events" query={query} page={page} card={EventCardView} filters={filters}>
      <CalendarOffer lang={lang} />
    </SectionList>
  );
}

export const eventList = createSectionRoutes('events', EventList, formatListQuery);

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
