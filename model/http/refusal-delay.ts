/** Milliseconds that a refusal waits: a client that repeats what is refused, one request after the other, then costs next to nothing. */
export const DELAY_MS = 200;
/** Refusals that wait at once; further ones are answered immediately, so that waiting ones never fill the memory. */
const MOST_WAITING = 1_000;

let waiting = 0;

/** Waits before a refusal is sent (docs/decisions/198-refusal-delay.md). */
export async function delayRefusal(): Promise<void> {
  if (waiting >= MOST_WAITING) return;
  waiting += 1;
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  waiting -= 1;
}
