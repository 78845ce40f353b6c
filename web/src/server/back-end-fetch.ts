import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { lanes as defaultLanes, type Lane, type LaneLimits, streamIdle } from './back-end-lanes.ts';
import { Breaker } from './breaker.ts';
import { orAborted } from './or-aborted.ts';

type Fetch = typeof globalThis.fetch;

/** Directus was asked and did not answer in time, or is not asked because it did not answer the last times. */
export class BackEndError extends Error {
  override name = 'BackEndError';
}

/** When Directus last answered anything (performance.now()). A busy one may be late with a ping and still answer others. */
let answeredAt = Number.NEGATIVE_INFINITY;
/** When a call last got no answer in time. */
let failedAt = Number.NEGATIVE_INFINITY;

export interface BackEndOptions {
  /** Address of Directus; calls to others pass untouched. */
  origin: string;
  lanes?: Record<Lane, LaneLimits>;
  /** Ms that a stream may stand still. */
  idle?: number;
  /** Ms that a ping may take. */
  pingLimit?: number;
}

const urlOf = (input: Parameters<Fetch>[0]): string => (input instanceof Request ? input.url : String(input));
const isFor = (origin: string, input: Parameters<Fetch>[0]): boolean => urlOf(input).startsWith(`${origin}/`);

/**
 * Puts limits around every call to Directus, beneath Next's fetch, whose calls for stale answers have no signal (urql puts its own in place of ours): a
 * deadline that covers connection, headers and body, so many sockets for each lane, and a breaker that stops asking after five calls without an answer.
 * A refused connection costs nothing and does not count.
 * @throws BackEndError
 */
export const limitBackEnd = (
  fetch: Fetch,
  { origin, lanes = defaultLanes, idle = streamIdle, pingLimit = 2000 }: BackEndOptions,
): Fetch => {
  const sockets = new Map(Object.entries(lanes).map(([lane, limits]) => [lane as Lane, new Places(limits.sockets)]));
  /** Reads that wait for an answer: when the breaker opens, there is nothing to wait for. */
  const waiting = new Set<AbortController>();
  const ping = async (): Promise<boolean> => {
    const signal = AbortSignal.timeout(pingLimit);
    const answer = await orAborted(fetch(`${origin}/server/ping`, { cache: 'no-store', signal }), signal);
    await orAborted(answer.arrayBuffer(), signal);
    answeredAt = performance.now();
    return answer.ok;
  };
  const hasAnswered = (since: number) => answeredAt >= since;
  let isPinging = false;
  /** One ping for all that wait at the same moment. */
  const askForLife = (): void => {
    if (isPinging) return;
    isPinging = true;
    const end = () => {
      isPinging = false;
    };
    // `answeredAt` tells whether it was answered.
    ping().then(end, end);
  };
  const breaker = new Breaker({
    threshold: 5,
    probeEvery: 500,
    probe: ping,
    onOpen: () => {
      console.error('Directus does not answer: no more calls until it does');
      for (const call of waiting) call.abort(new BackEndError('Directus does not answer'));
    },
  });

  return async (input, init) => {
    if (!isFor(origin, input)) return fetch(input, init);
    const lane = init?.lane ?? 'pages';
    const { isStream }: LaneLimits = lanes[lane];
    if (breaker.isOpen) throw new BackEndError('Directus does not answer');
    const limit = new AbortController();
    const late = new BackEndError('Directus: no answer in time');
    const stop = startDeadline(lanes[lane], { pingLimit, askForLife, hasAnswered, onLate: () => limit.abort(late) });
    const signal = init?.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
    if (lane !== 'writes') waiting.add(limit);
    let leave: (() => void) | undefined;
    try {
      leave = await sockets.get(lane)?.take(signal);
      // Raced as well: whether a lost signal, or a body that ignores it, the caller goes free.
      const answer = await orAborted(fetch(input, { ...init, signal }), signal);
      answeredAt = performance.now();
      const body = isStream ? flowing(answer.body, limit, idle) : await orAborted(answer.arrayBuffer(), signal);
      breaker.succeeded();
      const { status, statusText, headers } = answer;
      const isEmpty = body === null || (body instanceof ArrayBuffer && body.byteLength === 0);
      return new Response(isEmpty ? null : body, { status, statusText, headers });
    } catch (error) {
      if (leave && limit.signal.reason === late) {
        failedAt = performance.now();
        breaker.failed();
      }
      throw signal.aborted ? signal.reason : error;
    } finally {
      stop();
      waiting.delete(limit);
      leave?.();
    }
  };
};

interface Watch {
  pingLimit: number;
  askForLife: () => void;
  /** Whether any answer came since a moment of performance.now(). */
  hasAnswered: (since: number) => boolean;
  onLate: () => void;
}

/**
 * Ends a call at its deadline; later while Directus answers other calls or a ping, which is sent early enough that nobody waits for it.
 * @returns what stops it
 */
const startDeadline = (
  { deadline, longest = deadline }: LaneLimits,
  { pingLimit, askForLife, hasAnswered, onLate }: Watch,
) => {
  const started = performance.now();
  let timer: NodeJS.Timeout;
  const check = () => {
    const now = performance.now();
    const mayGoOn = now - started + pingLimit < longest;
    if (mayGoOn) askForLife();
    timer = setTimeout(() => (mayGoOn && hasAnswered(now) ? check() : onLate()), pingLimit);
  };
  timer = setTimeout(check, deadline - pingLimit);
  return () => clearTimeout(timer);
};

/** The stream, ended when it stands still while somebody waits for more. */
const flowing = (body: ReadableStream<Uint8Array> | null, limit: AbortController, idle: number) => {
  if (!body) return null;
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = setTimeout(() => limit.abort(new BackEndError(`Directus: nothing came for ${idle} ms`)), idle);
      try {
        const { done, value } = await orAborted(reader.read(), limit.signal);
        if (done) controller.close();
        else controller.enqueue(value);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
};

/** So many at once; the others wait in their order. */
class Places {
  #free: number;
  #queue = new Set<() => void>();

  constructor(count: number) {
    this.#free = count;
  }

  /** @returns what gives the place back. @throws the signal's reason when it comes first */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free > 0) this.#free--;
    else {
      let called = (): void => undefined;
      const turn = new Promise<void>((resolve) => {
        called = resolve;
      });
      this.#queue.add(called);
      try {
        await orAborted(turn, signal);
      } catch (error) {
        // Given a place in the very moment of leaving: it goes to the next.
        if (!this.#queue.delete(called)) this.#giveBack();
        throw error;
      }
    }
    return () => this.#giveBack();
  }

  #giveBack(): void {
    const [next] = this.#queue;
    if (!next) {
      this.#free++;
      return;
    }
    this.#queue.delete(next);
    next();
  }
}

interface Visit {
  response: Pick<ServerResponse, 'writableEnded'>;
  /** Calls to Directus under way. */
  waiting: number;
  hasFailed: boolean;
  giveUp: () => void;
}
/** Ms that Next has to draw what it makes of a failed read. Many such pages at once take one core for seconds. */
const grace = 250;
/** Ms after which a request is given up that waits for a Directus which has answered nothing since the request began. */
const patience = 2100;
/** The same while an earlier call got no answer and Directus has been silent since. */
const patienceInDoubt = 1000;
const visits = new AsyncLocalStorage<Visit>();

/**
 * Runs the answering of one request; its calls to Directus know each other (failTogether).
 * @param giveUp called when a read has failed and the answer is not finished soon after
 */
export const asOneVisit = <T>(response: ServerResponse, run: () => T, giveUp: () => void = () => undefined): T => {
  const visit: Visit = { response, waiting: 0, hasFailed: false, giveUp };
  const begun = performance.now();
  const check = () => {
    if (response.headersSent || response.destroyed) return;
    const isInVain = (visit.waiting > 0 || visit.hasFailed) && answeredAt < begun;
    if (isInVain) giveUp();
    else setTimeout(check, grace).unref();
  };
  setTimeout(check, failedAt > answeredAt ? patienceInDoubt : patience).unref();
  return visits.run(visit, run);
};

/**
 * One request waits for a Directus that does not answer once, not once for each read of its page. What goes on after the answer was sent (a stale page
 * that is made anew) has nobody waiting, and every read of it stands alone.
 */
export const failTogether =
  (fetch: Fetch, origin: string): Fetch =>
  async (input, init) => {
    const visit = visits.getStore();
    if (!visit || visit.response.writableEnded || !isFor(origin, input)) return fetch(input, init);
    if (visit.hasFailed) throw new BackEndError('Directus did not answer this request before');
    visit.waiting++;
    try {
      return await fetch(input, init);
    } catch (error) {
      if (error instanceof BackEndError && !visit.hasFailed) {
        visit.hasFailed = true;
        setTimeout(visit.giveUp, grace);
      }
      throw error;
    } finally {
      visit.waiting--;
    }
  };
