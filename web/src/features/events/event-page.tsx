import type { PlacesAnswer } from '@hat-nang/model/contracts/event-registrations';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { ReactNode } from 'react';
import { ArticleEnd } from '@/components/article/article-end';
import { ArticleLead, ArticlePicture, FurtherItems } from '@/components/article/article-parts';
import { ItemPageFrame } from '@/components/article/item-page';
import { FallbackNote } from '@/components/layout/fallback-note';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { ButtonLink, SiteLink } from '@/components/ui/link';
import { Prose } from '@/components/ui/prose';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { ArticleTools } from '../article-tools/public-island.ts';
import { RegistrationFacts } from '../registration/public.ts';
import { accessIcons } from './access-marks.tsx';
import { EventCardView } from './event-card.tsx';
import { eventJsonLd } from './event-json-ld.ts';
import { EventMapView } from './event-map.tsx';
import { EventStatusTag } from './event-status-tag.tsx';
import { formatEventDays, formatEventTimes } from './event-times.ts';
import type { Event, EventCard } from './events.ts';

interface EventPageProps {
  lang: Lang;
  event: Event;
  places: PlacesAnswer;
  next: EventCard[];
}

/** The page of an event: status, time, registration, place, map, link to join, accessibility features, text, upcoming events. */
export function EventPage({ lang, event, places, next }: EventPageProps) {
  return (
    <ItemPageFrame lang={lang} word="events" item={event} jsonLd={eventJsonLd}>
      <PageWidth
        as="article"
        pt="4"
        // CSS hides `data-joins` after the event and `data-left` before its end. When the event ends, an open page updates only the `data-status` of the tag.
        css={{
          '&:has([data-status=over]) [data-joins], &:not(:has([data-status=over])) [data-left]': { display: 'none' },
        }}
      >
        {event.isFallback ? <FallbackNote lang={lang} item={event} /> : null}
        <Box mb="3">
          <EventStatusTag lang={lang} times={event.times} initial={event.status} />
        </Box>
        <Box as="h1" fontSize="4xl" mb="6" maxWidth="52rem">
          {event.title}
        </Box>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          gap={{ base: '6', lg: '10' }}
          alignItems="start"
        >
          <Box gridColumn={{ lg: '2' }} gridRow={{ lg: '1' }}>
            <EventFacts lang={lang} event={event} places={places} />
          </Box>
          <Box gridColumn={{ lg: '1' }} gridRow={{ lg: '1' }}>
            <ArticleTools lang={lang} item={event} />
            <ArticlePicture picture={event.picture} sizes="(min-width: 64rem) 46rem, calc(100vw - 2rem)" />
            <ArticleLead>{event.summary}</ArticleLead>
            <Prose html={event.body} />
            <ArticleEnd lang={lang} item={event} collection="events" />
          </Box>
        </Box>
      </PageWidth>
      <FurtherItems
        lang={lang}
        id="next"
        title={getT(lang)('events:next')}
        url={href(lang, 'events')}
        items={next}
        card={EventCardView}
      />
    </ItemPageFrame>
  );
}

function EventFacts({ lang, event, places }: Omit<EventPageProps, 'next'>) {
  const t = getT(lang);
  const isOver = event.status === 'over';
  const newTabProps = { target: '_blank', rel: 'noopener noreferrer' } as const;
  return (
    <Box
      as="section"
      aria-label={t('events:facts')}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      boxShadow="sm"
      p="5"
    >
      <Box as="dl" display="flex" flexDirection="column" gap="4">
        <EventFact icon="ph:calendar-blank-bold" name={t('events:time')}>
          <time dateTime={event.times.startsAt}>{formatEventTimes(event.times)}</time>
          <Box as="span" display="block" fontSize="sm" color="fg.muted">
            {formatEventDays(lang, event.times)} · {t('events:timeZone')}
          </Box>
        </EventFact>
        {places.state !== 'none' && !isOver ? (
          <EventFact isUntilEnd icon="ph:ticket-bold" name={t('registration:title')}>
            <RegistrationFacts lang={lang} places={places} event={event.id} />
          </EventFact>
        ) : null}
        {event.place || event.address || event.map ? (
          <EventFact icon="ph:map-pin-bold" name={t('events:place')}>
            {event.place}
            {event.address ? (
              <Box as="span" display="block" color="fg.muted">
                {event.address}
              </Box>
            ) : null}
            {event.map ? (
              <EventMapView lang={lang} map={event.map} place={event.place || event.address || event.title} />
            ) : null}
            {event.mapUrl ? (
              <FactLink href={event.mapUrl} {...newTabProps}>
                {t(event.map ? 'events:openMap' : 'events:map')}
              </FactLink>
            ) : null}
          </EventFact>
        ) : null}
        {event.onlineUrl && !isOver ? (
          <EventFact isUntilEnd icon="ph:video-camera-bold" name={t('events:online')}>
            <FactLink href={event.onlineUrl} {...newTabProps}>
              {t('events:join')}
            </FactLink>
          </EventFact>
        ) : null}
        {event.recordingUrl || event.reportUrl ? (
          <EventFact isAfterEnd icon="ph:archive-bold" name={t('events:left')}>
            {event.recordingUrl ? (
              <FactLink href={event.recordingUrl} {...newTabProps}>
                {t('events:recording')}
              </FactLink>
            ) : null}
            {event.reportUrl ? (
              <FactLink href={event.reportUrl} {...newTabProps}>
                {t('events:report')}
              </FactLink>
            ) : null}
          </EventFact>
        ) : null}
        {event.organizer ? (
          <EventFact icon="ph:users-three-bold" name={t('events:organizer')}>
            {event.organizer}
          </EventFact>
        ) : null}
        {event.category ? (
          <EventFact icon="ph:tag-bold" name={t('list.category')}>
            {event.category}
          </EventFact>
        ) : null}
        {event.access.length > 0 || event.accessNote ? (
          <EventFact icon="ph:person-arms-spread-bold" name={t('events:accessTitle')}>
            <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="1">
              {event.access.map((fact) => (
                <Box as="li" key={fact} display="flex" alignItems="center" gap="2">
                  <Icon name={accessIcons[fact]} />
                  {t(`events:access.${fact}`)}
                </Box>
              ))}
            </Box>
            {event.accessNote ? (
              <Box as="p" mt="2" fontSize="sm">
                {event.accessNote}
              </Box>
            ) : null}
          </EventFact>
        ) : null}
      </Box>
      {isOver ? null : (
        <Box data-joins="" mt="5" display="grid">
          <ButtonLink href={`/feeds/${lang}/event-${event.id}.ics`}>
            <Icon name="ph:calendar-plus-bold" />
            {t('events:calendar.add')}
          </ButtonLink>
        </Box>
      )}
    </Box>
  );
}

interface EventFactProps {
  icon: string;
  name: string;
  /** True if the fact is visible only until the end of the event. */
  isUntilEnd?: boolean;
  /** True if the fact is visible only after the end of the event. */
  isAfterEnd?: boolean;
  children: ReactNode;
}

function EventFact({ icon, name, isUntilEnd, isAfterEnd, children }: EventFactProps) {
  return (
    <Box
      data-joins={isUntilEnd ? '' : undefined}
      data-left={isAfterEnd ? '' : undefined}
      display="grid"
      gridTemplateColumns="1.75rem 1fr"
      columnGap="2"
    >
      <Box as="dt" display="contents" fontWeight="bold">
        <Box as="span" color="fg.link" pt="0.5">
          <Icon name={icon} />
        </Box>
        <Box as="span" fontWeight="bold">
          {name}
        </Box>
      </Box>
      <Box as="dd" gridColumn="2">
        {children}
      </Box>
    </Box>
  );
}

function FactLink({
  href: url,
  children,
  ...rest
}: {
  href: string;
  children: ReactNode;
  target: string;
  rel: string;
}) {
  return (
    <SiteLink
      href={url}
      {...rest}
      display="flex"
      width="fit"
      alignItems="center"
      gap="1.5"
      minHeight="target"
      fontWeight="bold"
      color="fg.link"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {children}
      <Icon name="ph:arrow-square-out-bold" size="1em" />
    </SiteLink>
  );
}
