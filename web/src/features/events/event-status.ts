/** Status of an event: live now, upcoming, or over (docs/specification.md §4). */
export type EventStatus = 'live' | 'upcoming' | 'over';
const statuses: readonly EventStatus[] = ['live', 'upcoming', 'over'];

export interface EventTimes {
  /** Start as an ISO time. `endsAt` has the same format. */
  startsAt: string;
  endsAt: string;
  /** Status that an editor has set. It takes precedence over the clock. */
  statusOverride?: string;
}

const parseOverride = ({ statusOverride }: EventTimes) => statuses.find((status) => status === statusOverride);

/** Returns the status at `now` (milliseconds since 1970). At the exact end time, the status is already `over`. */
export const eventStatus = (times: EventTimes, now: number): EventStatus => {
  const override = parseOverride(times);
  if (override) return override;
  if (now < Date.parse(times.startsAt)) return 'upcoming';
  return now < Date.parse(times.endsAt) ? 'live' : 'over';
};

/** Returns the time of the next automatic status change in milliseconds since 1970. Undefined if no further change follows. */
export const nextStatusChange = (times: EventTimes, now: number): number | undefined =>
  parseOverride(times) ? undefined : [Date.parse(times.startsAt), Date.parse(times.endsAt)].find((time) => time > now);
