/** How long requests take. Milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
}

type Ask = (what: string) => Promise<unknown>;

/** `count` requests, one after the other. */
export async function inTurn(list: () => readonly string[], count: number, ask: Ask): Promise<Latency> {
  return inParallel(list, 1, count, ask);
}

/** `count` requests by so many clients, each of which sends its next one when its last is answered. */
export async function inParallel(
  list: () => readonly string[],
  clients: number,
  count: number,
  ask: Ask,
): Promise<Latency> {
  const what = list();
  const times: number[] = [];
  let sent = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (sent < count) {
        const next = what[sent++ % what.length] as string;
        const started = performance.now();
        await ask(next);
        times.push(performance.now() - started);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

export const msOf = (value: number) => `${value.toFixed(1).padStart(6)} ms`;
