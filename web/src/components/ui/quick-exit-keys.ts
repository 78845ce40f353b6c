/** The index is the number of presses; the third press leaves the page. */
const outcomes = [undefined, undefined, 'more', 'leaving'] as const;
/** Maximum milliseconds between the first and the third press. */
const within = 5000;

/**
 * Counts presses of the Shift key: three within five seconds leave the page. All other keys reset the count, so typing capitals never leaves the
 * page. A held key counts once. The returned function reports the effect of a press.
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
