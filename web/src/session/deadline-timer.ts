/** Browser timers last at most 24.8 days and pause during sleep: the timer is set again at least daily, and checked when the page wakes. */
const longest = 24 * 60 * 60_000;

/** Calls `reached` once when the clock passes a deadline (milliseconds since 1970; infinite for never). */
export const deadlineTimer = (reached: () => void) => {
  let deadline = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    if (deadline === Number.POSITIVE_INFINITY) return;
    const left = deadline - Date.now();
    if (left > 0) {
      timer = setTimeout(check, Math.min(left, longest));
      return;
    }
    deadline = Number.POSITIVE_INFINITY;
    reached();
  };
  return {
    set: (next: number) => {
      deadline = next;
      check();
    },
    clear: () => {
      deadline = Number.POSITIVE_INFINITY;
      clearTimeout(timer);
    },
    check,
  };
};
