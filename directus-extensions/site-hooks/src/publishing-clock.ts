/** Finds items whose visibility or status changes only because time passes. Pure functions. */

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
