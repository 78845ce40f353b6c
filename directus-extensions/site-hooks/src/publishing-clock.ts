/** Finds what appeared, disappeared or changed its state because time went by. Pure. */

/** A stretch of time: after `from`, up to and including `to`. */
export interface TimeWindow {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The Directus filter for published items of which one of these moments lies in the window. One operator an object:
 * Directus's services read the first one only.
 */
export function passedFilter(moments: readonly string[], { from, to }: TimeWindow): Record<string, unknown> {
  const isInside = (moment: string) => ({
    _and: [{ [moment]: { _gt: from.toISOString() } }, { [moment]: { _lte: to.toISOString() } }],
  });
  return { _and: [{ status: { _eq: 'published' } }, { _or: moments.map(isInside) }] };
}

/**
 * Windows without a gap: each starts where the last one that was confirmed ended. Every process keeps its own, so none
 * depends on which of them the scheduler lets run.
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
