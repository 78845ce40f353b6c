/** Finds items whose visibility or status changes only because time passes. Pure functions. */

import type { Row } from '@hat-nang/model/backend/directus-hooks';

/** A time window: after `from`, up to and including `to`. */
export interface TimeWindow {
  readonly from: Date;
  readonly to: Date;
}

/**
 * Returns a Directus filter for published items with at least one of the times `moments` in the window. Each object has one operator, because the services
 * of Directus ignore further operators in an object.
 */
export function createPassedFilter(moments: readonly string[], { from, to }: TimeWindow): Record<string, unknown> {
  const toWindowFilter = (moment: string) => ({
    _and: [{ [moment]: { _gt: from.toISOString() } }, { [moment]: { _lte: to.toISOString() } }],
  });
  return { _and: [{ status: { _eq: 'published' } }, { _or: moments.map(toWindowFilter) }] };
}

/**
 * Returns whether one of an item's times is in the window and later than the last save. A save itself notifies the site, so a time that had passed before
 * the save changes nothing.
 */
export function hasPassedSinceSave(item: Row, moments: readonly string[], { from, to }: TimeWindow): boolean {
  const savedAt = toTime(item.date_updated ?? item.date_created) ?? Number.NEGATIVE_INFINITY;
  return moments.some((moment) => {
    const time = toTime(item[moment]);
    return time !== undefined && time > Math.max(from.getTime(), savedAt) && time <= to.getTime();
  });
}

const toTime = (value: unknown): number | undefined =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : undefined;

/**
 * Creates time windows without gaps. Each window starts at the end of the last confirmed window. Every process has its own windows, so the scheduler can
 * run in any process.
 */
export function createPublishingClock(start: Date): { next(now: Date): TimeWindow; confirm(window: TimeWindow): void } {
  let from = start;
  return {
    next: (now) => ({ from, to: now }),
    confirm: (window) => {
      from = window.to;
    },
  };
}
