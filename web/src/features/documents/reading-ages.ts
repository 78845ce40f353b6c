interface Candidates<Card> {
  /** Documents for the same reading age, the next one, and any, each without the document itself. */
  sameAge: readonly Card[];
  harder: readonly Card[];
  others: readonly Card[];
}

/**
 * Chooses related documents: those of the same reading age, and the others if there are too few. The last one is for the next reading age, if there is one.
 */
export const mixReadingAges = <Card extends { id: number }>(
  { sameAge, harder, others }: Candidates<Card>,
  limit: number,
): (Card & { isHarder?: boolean })[] => {
  const next = harder.slice(0, 1).map((card) => ({ ...card, isHarder: true }));
  const shownIds = new Set([...sameAge, ...next].map(({ id }) => id));
  const easyCards = [...sameAge, ...others.filter(({ id }) => !shownIds.has(id))];
  return [...easyCards.slice(0, limit - next.length), ...next];
};
