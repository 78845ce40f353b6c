/** Finds items whose visibility or status changes with time alone. Pure functions. */

/** A time window: after `from`, up to and including `to`. */
export interface TimeWindow {
  readonly from: Date;
  readonly to: Date;
}

/**
 * Directus filter for published items with one of these times in the window. Each object has one operator, because Directus's services read only the
 * first.
 */
export function passedFilter(moments: readonly string[], { from, to }: TimeWindow): Record<string, unknown> {
  const isInside = (moment: string) => ({
    _and: [{ [moment]: { _gt: from.toISOString() } }, { [moment]: { _lte: to.toISOString() } }],
  });
  return { _and: [{ status: { _eq: 'published' } }, { _or: moments.map(isInside) }] };
}

/**
 * Time windows without gaps: each starts at the end of the last confirmed one. Every process has its own, so that it does not matter in which process the
 * scheduler runs.
 */
export function windows(start: Date): { next(now: Date): TimeWindow; confirm(window: TimeWindow): void } {
  let from = start;
  return {
    next: (now) => ({ from, to: now }),
    confirm: (window) => {
      from = window.to;
    },
  };
}
