import type { Instance } from '../../../scripts/stack/instance.ts';

/** What a fault did: figures for people, and whether the promises hold. Undefined where this machine cannot make the fault, with the reason. */
export type Finding = { figures: string; holds: boolean } | { figures: string; holds: undefined };

export type Fault = {
  name: string;
  measure: (instance: Instance) => Promise<Finding>;
};

export type Answer = { status: number; ms: number; text: string; headers: Headers };

/** Asks as a visitor who has chosen; a request without an answer has the status 0. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const since = performance.now();
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(25_000),
      ...init,
      headers: { cookie: 'starting=kid; lang=vi', ...init.headers },
    });
    const text = await answer.text();
    return { status: answer.status, ms: performance.now() - since, text, headers: answer.headers };
  } catch {
    return { status: 0, ms: performance.now() - since, text: '', headers: new Headers() };
  }
}

/** Milliseconds until `work` answers true; NaN after `limitMs`. */
export async function timeUntil(work: () => Promise<boolean>, limitMs: number): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < limitMs) {
    if (await work()) return performance.now() - since;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Number.NaN;
}

/** Takes a part down or brings it back. @throws Error where the copy was started without control */
export async function control({ running }: Instance, part: 'directus' | 'mail', action: 'stop' | 'start') {
  const { controlUrl } = running;
  const status = controlUrl ? (await fetch(`${controlUrl}/${part}/${action}`, { method: 'POST' })).status : 0;
  if (status !== 204) throw new Error(`${part} could not be told to ${action}: start the copy with --control.`);
}

/** The slowest of some answers, in whole milliseconds. */
export const slowest = (answers: readonly Answer[]) => Math.round(Math.max(0, ...answers.map(({ ms }) => ms)));
