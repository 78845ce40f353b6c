import type { Events_Filter } from '@codegen/graphql/graphql';
import type { EventStatus } from './event-status.ts';

/** Viet Nam keeps UTC+7 the whole year; a month of the site's calendar begins at its midnight. */
const offset = '+07:00';

const monthAfter = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

const beginOf = (month: string) => new Date(`${month}-01T00:00:00${offset}`).toISOString();

/** Events of which any moment lies in the month (`2026-11`). */
export const dateFilter = (month: string): Events_Filter => ({
  _and: [{ starts_at: { _lt: beginOf(monthAfter(month)) } }, { ends_at: { _gte: beginOf(month) } }],
});

const byClock: Record<EventStatus, Events_Filter[]> = {
  live: [{ starts_at: { _lte: '$NOW' } }, { ends_at: { _gt: '$NOW' } }],
  upcoming: [{ starts_at: { _gt: '$NOW' } }],
  over: [{ ends_at: { _lte: '$NOW' } }],
};

/**
 * Events with this status now: the state that an editor set, else the one by Directus's clock. Cached until an event begins or ends;
 * `site-hooks` then drops it.
 */
export const statusFilter = (status: EventStatus): Events_Filter => ({
  _or: [{ status_override: { _eq: status } }, { _and: [{ status_override: { _null: true } }, ...byClock[status]] }],
});

/** The month of the site's calendar in which a moment lies. */
export const monthOf = (iso: string): string => new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(0, 7);

/** The months that these stretches of time (ISO begin and end) touch, the latest first; a stretch counts for a year at most. */
export const monthsOf = (times: readonly (readonly [string, string])[]): string[] => {
  const months = new Set<string>();
  for (const [begin, end] of times) {
    const last = monthOf(end);
    for (let month = monthOf(begin), n = 0; month <= last && n < 12; month = monthAfter(month), n++) months.add(month);
  }
  return [...months].sort().reverse();
};
