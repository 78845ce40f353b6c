/** The three most common mail domains in Viet Nam (docs/specification.md §5). */
const commonDomains = ['gmail.com', 'yahoo.com', 'outlook.com'] as const;

/** Edit distance of two words: deletions, insertions, substitutions and swaps of neighbours. */
const distance = (one: string, other: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
};

/**
 * Completes an e-mail address: `na` or `na@` → all three domains, `na@g` → gmail.com, `na@gmial.com` → gmail.com. An address that has one of
 * these domains, or a different valid domain, gets no suggestion.
 */
export const emailSuggestions = (typed: string): string[] => {
  const [local = '', domain, ...more] = typed.trim().toLowerCase().split('@');
  if (!/^[a-z0-9][a-z0-9.!#$%&'*+/=?^_`{|}~-]*$/.test(local) || more.length > 0) return [];
  const at = (names: readonly string[]) => names.map((name) => `${local}@${name}`);
  if (!domain) return at(commonDomains);
  if (commonDomains.some((name) => name === domain)) return [];
  const begun = commonDomains.filter((name) => name.startsWith(domain));
  if (begun.length > 0) return at(begun);
  // A domain without a dot is incomplete, so it cannot be a misspelling.
  if (!domain.includes('.')) return [];
  return at(commonDomains.filter((name) => distance(domain, name) <= 2));
};
