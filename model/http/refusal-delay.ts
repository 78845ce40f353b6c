/** Delay of a refusal in milliseconds. The delay slows down a client that repeats refused requests. */
export const REFUSAL_DELAY_MS = 200;
/** Maximum number of delayed refusals, to limit memory. Further refusals are sent at once. */
const MAX_WAITING = 1_000;

let waitingCount = 0;

/** Waits before a refusal is sent (docs/decisions/198-refusal-delay.md). Does not wait while `MAX_WAITING` refusals wait. */
export async function delayRefusal(): Promise<void> {
  if (waitingCount >= MAX_WAITING) return;
  waitingCount += 1;
  await new Promise((resolve) => setTimeout(resolve, REFUSAL_DELAY_MS));
  waitingCount -= 1;
}
