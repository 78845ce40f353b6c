import type { Events_Filter } from '@codegen/graphql/graphql';
import type { EventStatus } from './event-status.ts';

/** UTC offset of Viet Nam, the same all year. A month begins at midnight in this time zone. */
const utcOffset = '+07:00';

const toNextMonth = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

const toMonthStart = (month: string) => new Date(`${month}-01T00:00:00${utcOffset}`).toISOString();

/** Creates a filter for events that overlap a month (`2026-11`). */
export const createMonthFilter = (month: string): Events_Filter => ({
  _and: [{ starts_at: { _lt: toMonthStart(toNextMonth(month)) } }, { ends_at: { _gte: toMonthStart(month) } }],
});

const timeFilters: Record<EventStatus, Events_Filter[]> = {
  live: [{ starts_at: { _lte: '$NOW' } }, { ends_at: { _gt: '$NOW' } }],
  upcoming: [{ starts_at: { _gt: '$NOW' } }],
  over: [{ ends_at: { _lte: '$NOW' } }],
};

/**
 * Creates a filter for events by their current status. An editor's override takes precedence over the clock of Directus. When an event begins or ends,
 * `site-hooks` invalidates the cache.
 */
export const createStatusFilter = (status: EventStatus): Events_Filter => ({
  _or: [{ status_override: { _eq: status } }, { _and: [{ status_override: { _null: true } }, ...timeFilters[status]] }],
});

/** Returns the month of an ISO time in the time zone of Viet Nam. */
export const toMonth = (iso: string): string => new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(0, 7);

/** Returns the months that overlap the given periods, the latest first. Each period is a pair of ISO times, and gives at most twelve months. */
export const listMonths = (times: readonly (readonly [string, string])[]): string[] => {
  const months = new Set<string>();
  for (const [begin, end] of times) {
    const lastMonth = toMonth(end);
    for (let month = toMonth(begin), count = 0; month <= lastMonth && count < 12; month = toNextMonth(month), count++)
      months.add(month);
  }
  return [...months].sort().reverse();
};
