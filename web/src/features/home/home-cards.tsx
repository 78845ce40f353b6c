import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { ContentPicture } from '@/components/ui/picture';
import { Card, CardTitle } from '@/components/ui/section';
import { EventStatusTag } from '@/features/events/event-status-tag';
import type { Lang } from '@/i18n/languages';
import { formatDate, getT } from '@/i18n/server';
import type { EventCard, MentalHealthCard } from './home.ts';

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
  fontSize: 'sm',
  color: 'fg.muted',
  alignItems: 'center',
} as const;

/** An event with its status, date and place. */
export function EventCardView({ lang, event }: { lang: Lang; event: EventCard }) {
  return (
    <Card>
      {event.picture ? (
        <ContentPicture
          picture={event.picture}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw"
          aspectRatio="16 / 9"
        />
      ) : null}
      <Box p="5" display="flex" flexDirection="column" gap="2" flex="1" alignItems="flex-start">
        <EventStatusTag lang={lang} times={event.times} initial={event.status} />
        <CardTitle url={event.url}>{event.title}</CardTitle>
        <Box {...facts}>
          <Box as="span" display="inline-flex" gap="1.5" alignItems="center">
            <Icon name="ph:calendar-blank-bold" />
            <time dateTime={event.times.startsAt}>
              {formatDate(lang, event.times.startsAt, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </Box>
          {event.place ? (
            <Box as="span" display="inline-flex" gap="1.5" alignItems="center">
              <Icon name="ph:map-pin-bold" />
              {event.place}
            </Box>
          ) : null}
        </Box>
      </Box>
    </Card>
  );
}

/** A mental-health article. */
export function MentalHealthCardView({ lang, post }: { lang: Lang; post: MentalHealthCard }) {
  const t = getT(lang);
  return (
    <Card>
      {post.picture ? (
        <ContentPicture
          picture={post.picture}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw"
          aspectRatio="16 / 9"
        />
      ) : null}
      <Box p="5" display="flex" flexDirection="column" gap="2" flex="1">
        <Box {...facts}>
          <span>{post.category}</span>
          {post.minutes ? <span>{t('home:minutes', { count: post.minutes })}</span> : null}
        </Box>
        <CardTitle url={post.url}>{post.title}</CardTitle>
        <Box as="p" color="fg.muted" lineClamp="3">
          {post.summary}
        </Box>
      </Box>
    </Card>
  );
}
