const presses = 3;
/** Milliseconds in which they must come. */
const within = 5000;

/**
 * Counts presses of Shift alone: three within five seconds leave. Any other key in between starts again, so that writing capitals never leaves, and a
 * key that is held counts once.
 */
export const exitKeys = () => {
  let moments: number[] = [];
  return {
    /** @param at milliseconds on any clock that only moves on. */
    press: (key: string, isRepeat: boolean, at: number): 'leave' | 'one-more' | undefined => {
      if (key !== 'Shift') {
        moments = [];
        return undefined;
      }
      if (!isRepeat) moments = [...moments.filter((moment) => at - moment < within), at];
      if (moments.length >= presses) return 'leave';
      return moments.length === presses - 1 ? 'one-more' : undefined;
    },
  };
};
