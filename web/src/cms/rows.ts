/** For `filter`: leaves out what is missing. */
export const present = <T>(item: T | null | undefined): item is T => item !== null && item !== undefined;

/** Rows in the editors' order; what has no place yet comes last (databases disagree about that). The order among equals stays. */
export const inOrder = <T extends { sort?: number | null }>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => (a.sort ?? Number.MAX_SAFE_INTEGER) - (b.sort ?? Number.MAX_SAFE_INTEGER));
