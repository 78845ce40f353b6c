const presses = 3;
/** Milliseconds within which the presses must follow. */
const within = 5000;

/**
 * Counts presses of Shift alone: three within five seconds leave the page. Any other key resets the count, so typing capitals never leaves; a held
 * key counts once. Answers which message the press causes.
 */
export const exitKeys = () => {
  let moments: number[] = [];
  return {
    /** @param at milliseconds of any monotonic clock */
    press: (key: string, isRepeat: boolean, at: number): 'leaving' | 'more' | undefined => {
      if (key !== 'Shift') {
        moments = [];
        return undefined;
      }
      if (!isRepeat) moments = [...moments.filter((moment) => at - moment < within), at];
      if (moments.length >= presses) return 'leaving';
      return moments.length === presses - 1 ? 'more' : undefined;
    },
  };
};
