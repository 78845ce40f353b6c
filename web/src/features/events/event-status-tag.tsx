import type { Lang } from '@hat-nang/model/languages';
import { getT } from '@/i18n/server';
import { classesFor, StyleRules } from '@/theme/style-rules';
import type { EventStatus, EventTimes } from './event-status.ts';
import { LiveEventStatus } from './live-event-status.tsx';

const tagStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  px: '2.5',
  py: '0.5',
  borderRadius: 'full',
  fontSize: 'sm',
  fontWeight: 'bold',
} as const;

/** The status of an event as a tag (docs/specification.md §2 "Events show a status tag"). */
export function EventStatusTag({ lang, times, initial }: { lang: Lang; times: EventTimes; initial: EventStatus }) {
  const t = getT(lang);
  const { names, rules } = classesFor({
    live: { ...tagStyle, bg: 'success.600', color: 'white' },
    upcoming: { ...tagStyle, bg: 'bg.accent', color: 'fg.onAccent' },
    over: { ...tagStyle, bg: 'bg.sunken', color: 'fg' },
  });
  return (
    <>
      <StyleRules of={rules} />
      <LiveEventStatus
        times={times}
        initial={initial}
        labels={{ live: t('events:status.live'), upcoming: t('events:status.upcoming'), over: t('events:status.over') }}
        classNames={names}
      />
    </>
  );
}
