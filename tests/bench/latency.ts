import { readFileSync } from 'node:fs';
import { StepError } from '../../scripts/stack/steps.ts';

/** How long requests take. Milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  /** Processor time of the named process per request; NaN when unknown. */
  readonly computed: number;
}

type Ask = (what: string) => Promise<unknown>;

/** `count` sequential requests. */
export async function inTurn(list: () => readonly string[], count: number, ask: Ask, pid?: number): Promise<Latency> {
  return inParallel(list, 1, count, ask, pid);
}

/** `count` requests by concurrent clients, each with one request at a time. */
export async function inParallel(
  list: () => readonly string[],
  clients: number,
  count: number,
  ask: Ask,
  pid?: number,
): Promise<Latency> {
  const before = computedBy(pid);
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
  return { p50: at(0.5), p95: at(0.95), computed: (computedBy(pid) - before) / count };
}

export const msOf = (value: number) => `${value.toFixed(1).padStart(6)} ms`;

/** Asks for JSON, with a body by POST. @throws StepError on anything but a 200 */
export function jsonAsker(headers: Readonly<Record<string, string>>) {
  return async (url: string, body?: object): Promise<unknown> => {
    const answer = await fetch(
      url,
      body === undefined
        ? { headers }
        : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    const text = await answer.text();
    if (answer.status !== 200) throw new StepError(`${url}: ${answer.status} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
}

/** Processor time of a process so far in milliseconds, where the system reports it (Linux). */
export function computedBy(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return Number.NaN;
  // The name of the program is in brackets and may hold spaces; times follow as ticks of 10 ms, by the 12th and 13th word behind it.
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(words[11]) + Number(words[12])) * 10;
}
