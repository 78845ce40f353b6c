import type { Events_Filter } from '@codegen/graphql/graphql';
import type { EventStatus } from './event-status.ts';

/** Viet Nam has UTC+7 all year; a month of the site's calendar begins at midnight there. */
const offset = '+07:00';

const monthAfter = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

const beginOf = (month: string) => new Date(`${month}-01T00:00:00${offset}`).toISOString();

/** Events that overlap the month (`2026-11`). */
export const dateFilter = (month: string): Events_Filter => ({
  _and: [{ starts_at: { _lt: beginOf(monthAfter(month)) } }, { ends_at: { _gte: beginOf(month) } }],
});

const byClock: Record<EventStatus, Events_Filter[]> = {
  live: [{ starts_at: { _lte: '$NOW' } }, { ends_at: { _gt: '$NOW' } }],
  upcoming: [{ starts_at: { _gt: '$NOW' } }],
  over: [{ ends_at: { _lte: '$NOW' } }],
};

/**
 * Events with this status now: the editor's override, else by Directus's clock. Cached until an event begins or ends; `site-hooks` then invalidates
 * it.
 */
export const statusFilter = (status: EventStatus): Events_Filter => ({
  _or: [{ status_override: { _eq: status } }, { _and: [{ status_override: { _null: true } }, ...byClock[status]] }],
});

/** The month of the site's calendar that contains a moment. */
export const monthOf = (iso: string): string => new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(0, 7);

/** The months that these periods (ISO begin and end) overlap, the latest first; a period counts for a year at most. */
export const monthsOf = (times: readonly (readonly [string, string])[]): string[] => {
  const months = new Set<string>();
  for (const [begin, end] of times) {
    const last = monthOf(end);
    for (let month = monthOf(begin), n = 0; month <= last && n < 12; month = monthAfter(month), n++) months.add(month);
  }
  return [...months].sort().reverse();
};
