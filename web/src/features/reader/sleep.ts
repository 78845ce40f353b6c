/** When the reading stops: after this book, or after some minutes. */
export const sleepChoices = ['book', 10, 20, 30] as const;

export interface Sleep {
  after: (typeof sleepChoices)[number];
  /** Milliseconds since 1970; of no meaning after a book. */
  until: number;
}

/** Survives the way to the next book of this visit, and no reload. */
let sleepTimer: Sleep | undefined;
export const keptSleep = (): Sleep | undefined => sleepTimer;
export const keepSleep = (sleep: Sleep | undefined): void => {
  sleepTimer = sleep;
};
