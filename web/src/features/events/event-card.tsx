import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { RepeatedIcon } from '@/components/ui/icon';
import { ContentPicture } from '@/components/ui/picture';
import { FavoriteButton, SaveRow } from '@/components/ui/save-buttons';
import { Card, CardTitle, type Found } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { AccessMarks } from './access-marks.tsx';
import { EventStatusTag } from './event-status-tag.tsx';
import { formatEventTimes } from './event-times.ts';
import type { EventCard } from './events.ts';

/** An event with its status, date, place, and how it can be attended. */
export function EventCardView({
  lang,
  event,
  titleAs = 'h3',
  isFirst = false,
  found,
}: {
  lang: Lang;
  event: EventCard;
  titleAs?: 'h2' | 'h3';
  isFirst?: boolean;
  found?: Found;
}) {
  const place = event.place || (event.isOnline ? getT(lang)('events:online') : '');
  return (
    <Card>
      {event.picture ? (
        <ContentPicture
          picture={{ ...event.picture, alt: '' }}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) calc(50vw - 2rem), calc(100vw - 2rem)"
          aspectRatio="16 / 9"
          isFirst={isFirst}
        />
      ) : null}
      <Box p="5" display="flex" flexDirection="column" gap="2" flex="1" alignItems="flex-start">
        <EventStatusTag lang={lang} times={event.times} initial={event.status} />
        <CardTitle url={event.url} as={titleAs}>
          {found?.title ?? event.title}
        </CardTitle>
        {found?.excerpt ? (
          <Box as="p" color="fg.muted" lineClamp="3">
            {found.excerpt}
          </Box>
        ) : null}
        <Box display="flex" flexDirection="column" gap="1" fontSize="sm" color="fg.muted">
          <Box as="span" display="inline-flex" gap="1.5">
            <RepeatedIcon name="ph:calendar-blank-bold" />
            <time dateTime={event.times.startsAt}>{formatEventTimes(lang, event.times, 'medium')}</time>
          </Box>
          {place ? (
            <Box as="span" display="inline-flex" gap="1.5">
              <RepeatedIcon name={event.place ? 'ph:map-pin-bold' : 'ph:video-camera-bold'} />
              {place}
            </Box>
          ) : null}
        </Box>
        <AccessMarks lang={lang} facts={event.access} />
      </Box>
      <SaveRow>
        <FavoriteButton lang={lang} collection="events" id={event.id} title={event.title} />
      </SaveRow>
    </Card>
  );
}
