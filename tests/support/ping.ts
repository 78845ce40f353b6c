import { stack } from '../setup/stack.ts';
import { meanwhile } from './meanwhile.ts';

/** Response times of `/server/ping` in milliseconds. It is requested every 50 ms during other work. */
export interface Pings {
  readonly worst: number;
  readonly count: number;
}

/**
 * Runs `work`. Meanwhile it measures how long Directus takes to answer other requests.
 * @throws the error of `work`
 */
export async function pingsWhile<T>(work: () => Promise<T>): Promise<Pings & { readonly result: T }> {
  const times: number[] = [];
  const ping = async () => {
    const startedAt = performance.now();
    const answer = await fetch(`${stack().directusUrl}/server/ping`, { signal: AbortSignal.timeout(60_000) });
    await answer.text();
    times.push(performance.now() - startedAt);
  };
  const result = await meanwhile(ping, 50, work);
  return { worst: Math.max(...times), count: times.length, result };
}
