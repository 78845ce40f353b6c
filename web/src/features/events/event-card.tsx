import { ArticleCardView, type CardProps } from '@/components/article/article-card';
import { Box } from '@/components/ui/box';
import { RepeatedIcon } from '@/components/ui/icon';
import { getT } from '@/i18n/server';
import { AccessMarks } from './access-marks.tsx';
import { EventStatusTag } from './event-status-tag.tsx';
import { formatEventTimes } from './event-times.ts';
import type { EventCard } from './events.ts';

/** The card of an event. Besides title and picture, the card shows status, date, place and accessibility features. */
export function EventCardView(props: CardProps<EventCard>) {
  const { lang, item: event } = props;
  const place = event.place || (event.isOnline ? getT(lang)('events:online') : '');
  return (
    <ArticleCardView
      {...props}
      collection="events"
      above={<EventStatusTag lang={lang} times={event.times} initial={event.status} />}
      excerpt=""
      style={{ alignItems: 'flex-start' }}
    >
      <Box display="flex" flexDirection="column" gap="1" fontSize="sm" color="fg.muted">
        <Box as="span" display="inline-flex" gap="1.5">
          <RepeatedIcon name="ph:calendar-blank-bold" />
          <time dateTime={event.times.startsAt}>{formatEventTimes(event.times)}</time>
        </Box>
        {place ? (
          <Box as="span" display="inline-flex" gap="1.5">
            <RepeatedIcon name={event.place ? 'ph:map-pin-bold' : 'ph:video-camera-bold'} />
            {place}
          </Box>
        ) : null}
      </Box>
      <AccessMarks lang={lang} facts={event.access} />
    </ArticleCardView>
  );
}
