/** Checks a new order of the pages of a book. Pure functions. */

/**
 * Returns the new number of each page, from 1. Undefined unless the order contains each page exactly once.
 * @param pageIds ids of all pages of the book
 */
export function numberPages(
  pageIds: readonly number[],
  order: readonly number[],
): { id: number; number: number }[] | undefined {
  const isComplete = order.length === pageIds.length && pageIds.every((id) => order.includes(id));
  return isComplete ? order.map((id, index) => ({ id, number: index + 1 })) : undefined;
}
