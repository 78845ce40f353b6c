/** Choices of the sleep timer: the end of this book, or a number of minutes. */
export const sleepChoices = ['book', 10, 20, 30] as const;

export interface Sleep {
  after: (typeof sleepChoices)[number];
  /** End time in milliseconds since 1970. Unused for the choice `book`. */
  until: number;
}

/** Sleep timer of this visit. It remains for the next book, but not after a reload. */
let sleepTimer: Sleep | undefined;
export const keptSleep = (): Sleep | undefined => sleepTimer;
export const keepSleep = (sleep: Sleep | undefined): void => {
  sleepTimer = sleep;
};
