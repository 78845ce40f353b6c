import type { Events_Filter } from '@codegen/graphql/graphql';
import type { EventStatus } from './event-status.ts';

/** Viet Nam has UTC+7 all year. A month begins at midnight in this time zone. */
const offset = '+07:00';

const monthAfter = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

const beginOf = (month: string) => new Date(`${month}-01T00:00:00${offset}`).toISOString();

/** Filters events that overlap a month (`2026-11`). */
export const dateFilter = (month: string): Events_Filter => ({
  _and: [{ starts_at: { _lt: beginOf(monthAfter(month)) } }, { ends_at: { _gte: beginOf(month) } }],
});

const byClock: Record<EventStatus, Events_Filter[]> = {
  live: [{ starts_at: { _lte: '$NOW' } }, { ends_at: { _gt: '$NOW' } }],
  upcoming: [{ starts_at: { _gt: '$NOW' } }],
  over: [{ ends_at: { _lte: '$NOW' } }],
};

/**
 * Filters events by their current status: the editor's override, or the clock of Directus. When an event begins or ends, `site-hooks` invalidates the
 * cache.
 */
export const statusFilter = (status: EventStatus): Events_Filter => ({
  _or: [{ status_override: { _eq: status } }, { _and: [{ status_override: { _null: true } }, ...byClock[status]] }],
});

/** Returns the month of an ISO time in the time zone of Viet Nam. */
export const monthOf = (iso: string): string => new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(0, 7);

/** Returns the months that overlap these periods (ISO begin and end), the latest first. Each period counts for at most twelve months. */
export const monthsOf = (times: readonly (readonly [string, string])[]): string[] => {
  const months = new Set<string>();
  for (const [begin, end] of times) {
    const last = monthOf(end);
    for (let month = monthOf(begin), n = 0; month <= last && n < 12; month = monthAfter(month), n++) months.add(month);
  }
  return [...months].sort().reverse();
};
