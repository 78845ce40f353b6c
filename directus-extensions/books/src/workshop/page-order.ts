/** Checks a new order of the pages of a book. Pure functions. */

export interface NumberedPage {
  readonly id: number;
  readonly number: number;
}

/**
 * Numbers the pages from 1. Returns those whose number changes. Undefined unless the order contains each page exactly once.
 * @param pages all pages of the book
 */
export function numberPages(pages: readonly NumberedPage[], order: readonly number[]): NumberedPage[] | undefined {
  const numbers = new Map(pages.map(({ id, number }) => [id, number]));
  const isComplete =
    order.length === numbers.size && new Set(order).size === order.length && order.every((id) => numbers.has(id));
  if (!isComplete) return undefined;
  return order.map((id, index) => ({ id, number: index + 1 })).filter(({ id, number }) => numbers.get(id) !== number);
}
