import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { Box } from '@/components/ui/box';
import { ChoiceDisclosure } from '@/components/ui/choice-disclosure';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { CardGrid, PageWidth } from '@/components/ui/section';
import { formatDate, getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import { EventCardView } from './event-card.tsx';
import type { EventChoices, EventPage } from './events.ts';

/** The events: status, month and category to choose by, sort, cards, pages, and the calendar to subscribe to. */
export function EventList({
  lang,
  page,
  choices,
  query,
}: {
  lang: Lang;
  page: EventPage;
  choices: EventChoices;
  query: ListQuery;
}) {
  const t = getT(lang);
  const url = href(lang, 'events');
  const link = (change: Partial<ListQuery>) => `${url}${formatListQuery({ ...query, page: 1, ...change })}`;
  const all = t('list.allCategories');
  const monthName = (month: string) => formatDate(lang, `${month}-15T00:00:00Z`, { month: 'long', year: 'numeric' });
  // A month that an address names is offered even when nothing takes place in it.
  const months = [...new Set([...(query.month ? [query.month] : []), ...choices.months])].sort().reverse();
  return (
    <>
      <PageHeading title={t('events:title')} intro={t('events:intro')} count={t('list.count', { count: page.total })} />
      <PageWidth>
        <Box display="flex" flexDirection="column" gap="3" mb="8">
          <ChoiceLinks
            label={t('events:when')}
            choices={[
              { label: all, url: link({ status: undefined }), isCurrent: !query.status },
              ...(['live', 'upcoming', 'over'] as const).map((status) => ({
                label: t(`events:status.${status}`),
                url: link({ status }),
                isCurrent: query.status === status,
              })),
            ]}
          />
          <ChoiceLinks
            label={t('list.category')}
            choices={[
              { label: all, url: link({ category: undefined }), isCurrent: !query.category },
              ...choices.categories.map(({ id, name }) => ({
                label: name,
                url: link({ category: id }),
                isCurrent: query.category === id,
              })),
            ]}
          />
          <ChoiceDisclosure
            label={t('events:month')}
            choices={[
              { label: all, url: link({ month: undefined }), isCurrent: !query.month },
              ...months.map((month) => ({
                label: monthName(month),
                url: link({ month }),
                isCurrent: query.month === month,
              })),
            ]}
          />
          <ChoiceLinks
            label={t('list.sort')}
            choices={(['recent', 'oldest'] as const).map((sort) => ({
              label: t(`list.${sort}`),
              url: link({ sort }),
              isCurrent: query.sort === sort,
            }))}
          />
        </Box>
        {page.items.length === 0 ? (
          <EmptyState title={t('events:empty')} />
        ) : (
          <CardGrid>
            {page.items.map((event, index) => (
              <EventCardView key={event.id} lang={lang} event={event} titleAs="h2" isFirst={index === 0} />
            ))}
          </CardGrid>
        )}
        <Pagination lang={lang} url={url} query={query} pages={page.pages} />
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
      </PageWidth>
    </>
  );
}
