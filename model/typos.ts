/** Detects typos. A typo is one letter added, removed or replaced, or two neighbours swapped. Pure functions. */

/** Checks whether two words differ by exactly one typo. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) {
    end++;
  }
  const leftRest = a.slice(start, a.length - end);
  const rightRest = b.slice(start, b.length - end);
  if (leftRest.length <= 1 && rightRest.length <= 1) return true;
  return (
    leftRest.length === 2 && rightRest.length === 2 && leftRest[0] === rightRest[1] && leftRest[1] === rightRest[0]
  );
}
