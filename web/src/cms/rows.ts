/** For `filter`: removes null and undefined. */
export const present = <T>(item: T | null | undefined): item is T => item !== null && item !== undefined;

/** Rows in the editors' order; rows without a position come last (databases differ there). The sort is stable. */
export const inOrder = <T extends { sort?: number | null }>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => (a.sort ?? Number.MAX_SAFE_INTEGER) - (b.sort ?? Number.MAX_SAFE_INTEGER));
