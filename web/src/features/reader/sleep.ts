/** Choices of the sleep timer: the end of this book, or a number of minutes. */
export const sleepChoices = ['book', 10, 20, 30] as const;

export interface Sleep {
  after: (typeof sleepChoices)[number];
  /** End in milliseconds since 1970. Unused for the choice `book`. */
  until: number;
}

/** The timer remains for the next book of this visit, but not after a reload. */
let sleepTimer: Sleep | undefined;
export const keptSleep = (): Sleep | undefined => sleepTimer;
export const keepSleep = (sleep: Sleep | undefined): void => {
  sleepTimer = sleep;
};
