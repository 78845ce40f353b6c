'use client';

import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { type EventStatus, type EventTimes, eventStatus, nextStatusChange } from './event-status.ts';

const looks: Record<EventStatus, { bg: string; color: string }> = {
  live: { bg: 'success.600', color: 'white' },
  upcoming: { bg: 'warning.400', color: 'primary.950' },
  over: { bg: 'bg.sunken', color: 'fg' },
};

/** The status of an event, right at the minute in a page that is already open. `initial` is what the server saw. */
export function EventStatusTag({
  times,
  initial,
  labels,
}: {
  times: EventTimes;
  initial: EventStatus;
  labels: Record<EventStatus, string>;
}) {
  const [status, setStatus] = useState(initial);
  const { startsAt, endsAt, statusOverride } = times;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const now = Date.now();
      const current = { startsAt, endsAt, statusOverride };
      setStatus(eventStatus(current, now));
      const next = nextStatusChange(current, now);
      // Timers longer than 24 days overflow and fire at once: look again every hour at most.
      if (next) timer = setTimeout(update, Math.min(next - now + 50, 3_600_000));
    };
    update();
    return () => clearTimeout(timer);
  }, [startsAt, endsAt, statusOverride]);
  return (
    <Box
      as="span"
      data-status={status}
      display="inline-flex"
      alignItems="center"
      px="2.5"
      py="0.5"
      borderRadius="full"
      fontSize="sm"
      fontWeight="bold"
      {...looks[status]}
    >
      {labels[status]}
    </Box>
  );
}
