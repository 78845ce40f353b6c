import { readFileSync } from 'node:fs';
import { StepError } from '../../scripts/stack/steps.ts';

/** Response times of a group of requests in milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  /** Processor time of the measured process per request in milliseconds; NaN if unknown. */
  readonly processorMs: number;
}

type SendRequest = (target: string) => Promise<unknown>;

/** Sends `count` requests one after another, and measures their times. */
export async function measureSequential(
  listTargets: () => readonly string[],
  count: number,
  sendRequest: SendRequest,
  pid?: number,
): Promise<Latency> {
  return measureConcurrent(listTargets, 1, count, sendRequest, pid);
}

/** Sends `count` requests by concurrent clients, and measures their times. Each client waits for a response before its next request. */
export async function measureConcurrent(
  listTargets: () => readonly string[],
  clients: number,
  count: number,
  sendRequest: SendRequest,
  pid?: number,
): Promise<Latency> {
  const processorMsBefore = processorTimeOf(pid);
  const targets = listTargets();
  const times: number[] = [];
  let sentCount = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (sentCount < count) {
        const target = targets[sentCount++ % targets.length] as string;
        const startedAt = performance.now();
        await sendRequest(target);
        times.push(performance.now() - startedAt);
      }
    }),
  );
  const processorMs = (processorTimeOf(pid) - processorMsBefore) / count;
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), processorMs };
}

/** Returns the median: the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middleIndex = sorted.length / 2;
  return ((sorted[Math.floor(middleIndex - 0.5)] ?? 0) + (sorted[Math.floor(middleIndex)] ?? 0)) / 2;
}

/** Returns the smallest value that is not less than this fraction of the values, and NaN if there are none. */
export const quantile = (values: readonly number[], fraction: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * fraction))] ?? Number.NaN;

export const formatMs = (value: number) => `${value.toFixed(1).padStart(6)} ms`;

/**
 * Creates a function that requests JSON. The function sends a POST if it gets a body, otherwise a GET.
 * @throws StepError on a status other than 200
 */
export function createJsonRequester(headers: Readonly<Record<string, string>>) {
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

/** Returns the total processor time of a process in milliseconds, or NaN without a `pid` and on systems other than Linux. */
export function processorTimeOf(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return Number.NaN;
  // The program name is in parentheses and may contain spaces, so it is removed first. Fields 12 and 13 after it are user and system time in 10 ms ticks.
  const statFields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(statFields[11]) + Number(statFields[12])) * 10;
}
