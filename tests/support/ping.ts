import { stack } from '../setup/stack.ts';
import { meanwhile } from './meanwhile.ts';

/** Milliseconds that Directus took to answer `/server/ping`, which was requested every 50 ms during other work. */
export interface Pings {
  readonly worst: number;
  readonly count: number;
}

/** Runs `work`, and measures Directus's response times to other requests during it. @throws what `work` throws */
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
