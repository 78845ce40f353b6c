/** Detects typos. A typo is one letter added, removed or replaced, or two neighbouring letters swapped. Pure functions. */

/** Checks whether two words differ by exactly one typo. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let prefixLength = 0;
  while (prefixLength < a.length && prefixLength < b.length && a[prefixLength] === b[prefixLength]) prefixLength++;
  let suffixLength = 0;
  while (
    suffixLength < a.length - prefixLength &&
    suffixLength < b.length - prefixLength &&
    a[a.length - 1 - suffixLength] === b[b.length - 1 - suffixLength]
  ) {
    suffixLength++;
  }
  const differenceInA = a.slice(prefixLength, a.length - suffixLength);
  const differenceInB = b.slice(prefixLength, b.length - suffixLength);
  if (differenceInA.length <= 1 && differenceInB.length <= 1) return true;
  return (
    differenceInA.length === 2 &&
    differenceInB.length === 2 &&
    differenceInA[0] === differenceInB[1] &&
    differenceInA[1] === differenceInB[0]
  );
}
