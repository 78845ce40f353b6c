/** The suggested domains. docs/specification.md §5 asks for three common mail domains. */
const commonDomains = ['gmail.com', 'yahoo.com', 'outlook.com'] as const;
/** Other mail domains that are spelled almost like a suggested one. */
const similarDomains = ['mail.com', 'email.com', 'ymail.com'];

/** Returns the edit distance of two words: deletions, insertions, substitutions and swaps of neighbouring letters. */
const editDistance = (source: string, target: string): number => {
  let previousRow: number[] = [];
  let currentRow = Array.from({ length: target.length + 1 }, (_, index) => index);
  for (let i = 1; i <= source.length; i++) {
    const nextRow = [i];
    for (let j = 1; j <= target.length; j++) {
      const isSame = source[i - 1] === target[j - 1];
      let cost = Math.min(
        (currentRow[j] ?? 0) + 1,
        (nextRow[j - 1] ?? 0) + 1,
        (currentRow[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (source[i - 1] === target[j - 2] && source[i - 2] === target[j - 1])
        cost = Math.min(cost, (previousRow[j - 2] ?? 0) + 1);
      nextRow.push(cost);
    }
    previousRow = currentRow;
    currentRow = nextRow;
  }
  return currentRow[target.length] ?? 0;
};

/**
 * Returns completions for an e-mail address. `na` and `na@` get all three domains. The beginning of a domain (`na@g`) gets the whole domain. A domain that
 * contains a dot and differs by at most two edits (`na@gmial.com`) gets the similar domains. An address at one of the three domains, or at another domain
 * that is spelled almost the same, gets none.
 */
export const emailSuggestions = (typedText: string): string[] => {
  const [local = '', domain, ...more] = typedText.trim().toLowerCase().split('@');
  if (!/^[a-z0-9][a-z0-9.!#$%&'*+/=?^_`{|}~-]*$/.test(local) || more.length > 0) return [];
  const withLocalPart = (names: readonly string[]) => names.map((name) => `${local}@${name}`);
  if (!domain) return withLocalPart(commonDomains);
  if ([...commonDomains, ...similarDomains].includes(domain)) return [];
  const matchingDomains = commonDomains.filter((name) => name.startsWith(domain));
  if (matchingDomains.length > 0) return withLocalPart(matchingDomains);
  // A domain without a dot is incomplete. It is therefore not treated as a misspelling.
  if (!domain.includes('.')) return [];
  return withLocalPart(commonDomains.filter((name) => editDistance(domain, name) <= 2));
};
