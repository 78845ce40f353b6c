import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Instance } from '../../../scripts/stack/instance.ts';
import type { Stack } from '../../../scripts/stack/stack.ts';
import { copyData, startTestStack } from '../../../scripts/testing/test-stack.ts';

/** Figures of a fault, and whether all limits hold. If this machine cannot cause the fault, `isAcceptable` is undefined and `figures` contains the reason. */
export type Finding = { figures: string; isAcceptable: boolean } | { figures: string; isAcceptable: undefined };

export type Fault = {
  name: string;
  measure: (instance: Instance) => Promise<Finding>;
};

/** Lengths of a fault: with FAULT_LENGTH=long hours in total, without it at most 25 minutes, and with FAULT_LENGTH=short some minutes. */
const lengths = ['long', 'usual', 'short'] as const;
type Length = (typeof lengths)[number];
const chosenLength = process.env.FAULT_LENGTH || 'usual';
if (!lengths.includes(chosenLength as Length)) throw new Error(`FAULT_LENGTH is one of ${lengths.join(', ')}.`);

/** Returns the length of a fault, in seconds or as a number of repetitions: the value of the environment variable, else the one that FAULT_LENGTH selects. */
export const readLength = (variable: string, values: Record<Length, number>): number =>
  Number(process.env[variable] ?? values[chosenLength as Length]);

/** Returns a length in seconds as words, e.g. "10 min" or "15 s". */
export const formatLength = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

export type Answer = { status: number; ms: number; text: string; headers: Headers };

/** Sends the request of a visitor who has made the starting choice. The status is 0 if the request fails or takes longer than 25 s. */
export async function timeRequest(url: string, init: RequestInit = {}): Promise<Answer> {
  const startedAt = performance.now();
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(25_000),
      ...init,
      headers: { cookie: 'starting=kid; lang=vi', ...init.headers },
    });
    const text = await answer.text();
    return { status: answer.status, ms: performance.now() - startedAt, text, headers: answer.headers };
  } catch {
    return { status: 0, ms: performance.now() - startedAt, text: '', headers: new Headers() };
  }
}

/** Repeats `isDone` until it returns true. Returns the elapsed milliseconds, or NaN after `limitMs`. */
export async function timeUntil(isDone: () => Promise<boolean>, limitMs: number): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < limitMs) {
    if (await isDone()) return performance.now() - startedAt;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Number.NaN;
}

/** Starts a second project with a copy of the data, calls `measure` with it, and removes it. The options are those of `startTestStack`. */
export async function withCopy<Result>(
  instance: Instance,
  options: Parameters<typeof startTestStack>[0],
  measure: (stack: Stack) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-fault-'));
  try {
    const stack = await startTestStack({ ...options, template: copyData(instance, folder) });
    try {
      return await measure(stack);
    } finally {
      await stack.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Stops or starts a part of the copy. @throws Error when the copy runs without --control, or when the action fails */
export async function controlPart({ running }: Instance, part: 'directus' | 'mail', action: 'stop' | 'start') {
  const { controlUrl } = running;
  const status = controlUrl ? (await fetch(`${controlUrl}/${part}/${action}`, { method: 'POST' })).status : 0;
  if (status !== 204) throw new Error(`${part} did not ${action}: start the copy with --control.`);
}

/** Returns the time of the slowest answer in whole milliseconds. */
export const slowestMs = (answers: readonly Answer[]) => Math.round(Math.max(0, ...answers.map(({ ms }) => ms)));

/** Returns how often each status occurs, e.g. "12 × 200, 1 × 503". */
export function countStatuses(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

/** Repeats a request every `everyMs` milliseconds until the returned function is called, which returns the answers without their texts. */
export function repeatRequest(sendRequest: () => Promise<Answer>, everyMs: number): () => Promise<Answer[]> {
  const pendingAnswers: Promise<Answer>[] = [];
  const send = () => pendingAnswers.push(sendRequest().then((answer) => ({ ...answer, text: '' })));
  send();
  const timer = setInterval(send, everyMs);
  return () => {
    clearInterval(timer);
    return Promise.all(pendingAnswers);
  };
}
