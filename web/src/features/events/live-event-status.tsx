'use client';

import { useEffect, useState } from 'react';
import { type EventStatus, type EventTimes, eventStatus, nextStatusChange } from './event-status.ts';

interface LiveEventStatusProps {
  times: EventTimes;
  /** Status at render time. */
  initial: EventStatus;
  labels: Record<EventStatus, string>;
  classNames: Record<EventStatus, string>;
}

/** The status of an event. On an open page, this component updates the status when the event begins or ends. */
export function LiveEventStatus({ times, initial, labels, classNames }: LiveEventStatusProps) {
  const [status, setStatus] = useState(initial);
  const { startsAt, endsAt, statusOverride } = times;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const now = Date.now();
      const current = { startsAt, endsAt, statusOverride };
      setStatus(eventStatus(current, now));
      const nextChange = nextStatusChange(current, now);
      // A timeout longer than 24 days overflows and runs immediately. Therefore each timeout is at most one hour.
      if (nextChange) timer = setTimeout(update, Math.min(nextChange - now + 50, 3_600_000));
    };
    update();
    return () => clearTimeout(timer);
  }, [startsAt, endsAt, statusOverride]);
  return (
    <span data-status={status} className={classNames[status]}>
      {labels[status]}
    </span>
  );
}
