/** By the number of presses; the third one leaves. */
const outcomes = [undefined, undefined, 'more', 'leaving'] as const;
/** Milliseconds within which the presses must follow. */
const within = 5000;

/**
 * Counts presses of Shift alone: three within five seconds leave the page. Any other key resets the count, so typing capitals never leaves; a held
 * key counts once. Answers which message the press causes.
 */
export const exitKeys = () => {
  let moments: number[] = [];
  /** @param at milliseconds of any monotonic clock */
  return (key: string, isRepeat: boolean, at: number): 'leaving' | 'more' | undefined => {
    if (key !== 'Shift') moments = [];
    else if (!isRepeat) moments = [...moments.filter((moment) => at - moment < within), at];
    return outcomes[moments.length];
  };
};
