/** Choices of the sleep timer: the end of this book, or a number of minutes. */
export const sleepChoices = ['book', 10, 20, 30] as const;

export interface SleepTimerState {
  after: (typeof sleepChoices)[number];
  /** End time in milliseconds since 1970. Unused for the choice `book`. */
  until: number;
}

/** Sleep timer of this visit. An in-app navigation preserves the timer, a full page load does not. */
let sleepTimer: SleepTimerState | undefined;
export const currentSleepTimer = (): SleepTimerState | undefined => sleepTimer;
export const setSleepTimer = (sleep: SleepTimerState | undefined): void => {
  sleepTimer = sleep;
};
