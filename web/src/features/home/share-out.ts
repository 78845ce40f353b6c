/** Maximum number of items in a row of Home. */
export const rowSize = 8;

/**
 * Distributes items over the rows of a page, so that each item is in one row only. In each turn, every row takes its first free candidate, so no row takes all
 * items that the others need.
 * @param rows candidates of each row, in order of preference
 * @param taken items that the page shows elsewhere
 */
export const shareOut = <Item extends { id: number }>(
  rows: readonly (readonly Item[])[],
  taken: readonly Item[] = [],
  size = rowSize,
): Item[][] => {
  const takenIds = new Set(taken.map(({ id }) => id));
  const shares = rows.map((): Item[] => []);
  for (let turn = 0; turn < size; turn++) {
    for (const [index, row] of rows.entries()) {
      const item = row.find(({ id }) => !takenIds.has(id));
      if (!item) continue;
      takenIds.add(item.id);
      shares[index]?.push(item);
    }
  }
  return shares;
};
