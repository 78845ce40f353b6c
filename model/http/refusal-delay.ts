/** Delay of a refusal in ms, so that a client that repeats refused requests costs almost nothing. */
export const DELAY_MS = 200;
/** Maximum delayed refusals; further ones are answered at once, to bound the memory. */
const MOST_WAITING = 1_000;

let waiting = 0;

/** Waits before a refusal is sent (docs/decisions/198-refusal-delay.md). */
export async function delayRefusal(): Promise<void> {
  if (waiting >= MOST_WAITING) return;
  waiting += 1;
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  waiting -= 1;
}
