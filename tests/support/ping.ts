import { stack } from '../setup/stack.ts';
import { repeatDuring } from './repeat-during.ts';

/** Response times of `/server/ping` in milliseconds, measured during other work, with pauses of 50 ms. */
export interface PingTimes {
  readonly slowestMs: number;
  readonly count: number;
}

/**
 * Runs `task`, and measures meanwhile how long Directus takes to answer `/server/ping`.
 * @throws the error of `task`, otherwise the first error of a ping
 */
export async function pingDuring<T>(task: () => Promise<T>): Promise<PingTimes & { readonly result: T }> {
  const times: number[] = [];
  const measurePing = async () => {
    const startedAt = performance.now();
    const answer = await fetch(`${stack().directusUrl}/server/ping`, { signal: AbortSignal.timeout(60_000) });
    await answer.text();
    times.push(performance.now() - startedAt);
  };
  const result = await repeatDuring(measurePing, 50, task);
  return { slowestMs: Math.max(...times), count: times.length, result };
}
