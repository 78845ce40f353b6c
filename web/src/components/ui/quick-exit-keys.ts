/** Effect of each press. The index is the number of presses so far; the third press leaves the page. */
const effectByPressCount = [undefined, undefined, 'more', 'leaving'] as const;
/** Milliseconds within which the three presses must happen. */
const maxDurationMs = 5000;

/**
 * Creates a counter for presses of the Shift key. Three presses within five seconds leave the page. All other keys reset the count, so that typing capitals
 * never leaves the page. A held key counts once.
 */
export const createExitKeyCounter = () => {
  let pressTimes: number[] = [];
  /**
   * Returns the effect of a press.
   * @param pressedAtMs milliseconds of any monotonic clock
   */
  return (key: string, isRepeat: boolean, pressedAtMs: number): 'leaving' | 'more' | undefined => {
    if (key !== 'Shift') pressTimes = [];
    else if (!isRepeat)
      pressTimes = [...pressTimes.filter((pressTime) => pressedAtMs - pressTime < maxDurationMs), pressedAtMs];
    return effectByPressCount[pressTimes.length];
  };
};
