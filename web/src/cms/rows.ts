/** Checks that an item is neither null nor undefined. Used as a callback of `filter`. */
export const isPresent = <T>(item: T | null | undefined): item is T => item !== null && item !== undefined;

/** Sorts rows in the order that editors set. Rows without a position come last, because databases differ in the order of NULL. The sort is stable. */
export const sortRows = <T extends { sort?: number | null }>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => (a.sort ?? Number.MAX_SAFE_INTEGER) - (b.sort ?? Number.MAX_SAFE_INTEGER));
