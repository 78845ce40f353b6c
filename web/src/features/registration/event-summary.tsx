import type { PlacesAnswer } from '@hat-nang/model/contracts/event-registrations';
import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { SiteLink } from '@/components/ui/link';
import { getT } from '@/i18n/server';
import { type Event, formatEventDays, formatEventTimes } from '../events/public.ts';
import { PlacesLeft } from './registration-facts.tsx';

/** The event of a registration: title, time, place, free places, and the link to the page of the event. */
export function EventSummary({ lang, event, places }: { lang: Lang; event: Event; places?: PlacesAnswer }) {
  const t = getT(lang);
  const location = [event.place, event.address].filter(Boolean).join(', ');
  return (
    <Box
      as="section"
      aria-label={t('registration:event')}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      p="5"
      maxWidth="42rem"
    >
      <Box as="p" fontWeight="bold" fontSize="lg">
        {event.title}
      </Box>
      <Box as="p" mt="1">
        <time dateTime={event.times.startsAt}>{formatEventTimes(event.times)}</time>
        <Box as="span" color="fg.muted">
          {' '}
          {formatEventDays(lang, event.times)}
        </Box>
      </Box>
      {location ? <Box as="p">{location}</Box> : null}
      {places ? (
        <Box mt="3">
          <PlacesLeft lang={lang} places={event.status === 'over' ? { ...places, state: 'closed' } : places} />
        </Box>
      ) : null}
      <SiteLink
        href={event.url}
        display="inline-flex"
        alignItems="center"
        minHeight="target"
        mt="2"
        fontWeight="bold"
        color="fg.link"
        textDecoration="underline"
        textUnderlineOffset="3px"
      >
        {t('registration:backToEvent')}
      </SiteLink>
    </Box>
  );
}
