/**
 * Longest timer in milliseconds. Browser timers last at most 24.8 days and pause while the device sleeps. The timer is therefore set again at least daily,
 * and session.ts calls `check` when the tab becomes visible.
 */
const maxTimerMs = 24 * 60 * 60_000;

/** Creates a timer that calls `onDeadline` once when the clock passes a deadline. The deadline is in milliseconds since 1970; infinity means never. */
export const createDeadlineTimer = (onDeadline: () => void) => {
  let deadline = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checkDeadline = () => {
    clearTimeout(timer);
    if (deadline === Number.POSITIVE_INFINITY) return;
    const leftMs = deadline - Date.now();
    if (leftMs > 0) {
      timer = setTimeout(checkDeadline, Math.min(leftMs, maxTimerMs));
      return;
    }
    deadline = Number.POSITIVE_INFINITY;
    onDeadline();
  };
  return {
    set: (newDeadline: number) => {
      deadline = newDeadline;
      checkDeadline();
    },
    clear: () => {
      deadline = Number.POSITIVE_INFINITY;
      clearTimeout(timer);
    },
    check: checkDeadline,
  };
};
