import { setTimeout as sleep } from 'node:timers/promises';
import { stack } from '../setup/stack.ts';

/** Milliseconds that `/server/ping` of Directus took, asked about every 50 ms while something else went on. */
export interface Pings {
  readonly worst: number;
  readonly count: number;
}

/** Runs `work` and measures meanwhile how long Directus takes to answer others. @throws what `work` throws */
export async function pingsWhile<T>(work: () => Promise<T>): Promise<Pings & { readonly result: T }> {
  const times: number[] = [];
  let isOver = false;
  const measuring = (async () => {
    while (!isOver) {
      const started = performance.now();
      const answer = await fetch(`${stack().directusUrl}/server/ping`, { signal: AbortSignal.timeout(60_000) });
      await answer.text();
      times.push(performance.now() - started);
      await sleep(50);
    }
  })();
  try {
    const result = await work();
    return {
      get worst() {
        return Math.max(...times);
      },
      count: times.length,
      result,
    };
  } finally {
    isOver = true;
    await measuring;
  }
}
