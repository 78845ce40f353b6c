import http from 'node:http';
import https from 'node:https';
import { oncePerProcess } from '../process-state.ts';
import { lanes as defaultLanes, type Lane, type LaneLimits, streamIdle } from './back-end-lanes.ts';
import { BackEndError, life, partOfVisit } from './back-end-visits.ts';
import { Breaker } from './breaker.ts';
import { orAborted } from './or-aborted.ts';
import { directusUrl } from './settings.ts';

/** Options of `fetch`, and the lane of the call. */
export type BackEndInit = RequestInit & { lane?: Lane };

type Fetch = typeof globalThis.fetch;
type BackEndFetch = (input: Parameters<Fetch>[0], init?: BackEndInit) => Promise<Response>;

export interface BackEndOptions {
  /** Address of Directus. */
  origin: string;
  lanes?: Record<Lane, LaneLimits>;
  /** Ms after which an idle stream is ended. */
  idle?: number;
  /** Timeout of a ping, in ms. */
  pingLimit?: number;
}

/**
 * Pings Directus. Not by fetch, which Next binds to the page being rendered: one ping serves all that wait.
 * @throws when the signal aborts, or nothing listens
 */
const ping = (origin: string, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { get } = origin.startsWith('https:') ? https : http;
    get(`${origin}/server/ping`, { signal, agent: false }, (answer) => {
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode === 200));
      answer.resume();
    }).on('error', reject);
  });

/**
 * Limits every call to Directus: a deadline for connection, headers and body, a number of sockets per lane, and a circuit breaker that opens after
 * five calls without an answer. A refused connection is cheap and does not count.
 * @throws BackEndError
 */
export const limitBackEnd = (
  fetch: Fetch,
  { origin, lanes = defaultLanes, idle = streamIdle, pingLimit = 2000 }: BackEndOptions,
): BackEndFetch => {
  const sockets = new Map(Object.entries(lanes).map(([lane, limits]) => [lane as Lane, new Places(limits.sockets)]));
  /** Pending reads: the opening breaker aborts them. */
  const waiting = new Set<AbortController>();
  const isAlive = async (): Promise<boolean> => {
    const isFine = await ping(origin, AbortSignal.timeout(pingLimit));
    life.answeredAt = performance.now();
    return isFine;
  };
  const hasAnswered = (since: number) => life.answeredAt >= since;
  let isPinging = false;
  /** One ping for all concurrent waits. */
  const askForLife = (): void => {
    if (isPinging) return;
    isPinging = true;
    const end = () => {
      isPinging = false;
    };
    // `life.answeredAt` shows whether it was answered.
    isAlive().then(end, end);
  };
  const breaker = new Breaker({
    threshold: 5,
    probeEvery: 500,
    probe: isAlive,
    onOpen: () => {
      console.error('Directus does not answer: no more calls until it does');
      for (const call of waiting) call.abort(new BackEndError('Directus does not answer'));
    },
  });

  return async (input, { lane = 'pages', ...init } = {}) => {
    const { isStream }: LaneLimits = lanes[lane];
    if (breaker.isOpen) throw new BackEndError('Directus does not answer');
    const limit = new AbortController();
    const late = new BackEndError('Directus: no answer in time');
    const stop = startDeadline(lanes[lane], { pingLimit, askForLife, hasAnswered, onLate: () => limit.abort(late) });
    const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
    if (lane !== 'writes') waiting.add(limit);
    if (lane === 'pages' || lane === 'calls') life.waiting.set(limit, performance.now());
    let leave: (() => void) | undefined;
    try {
      leave = await sockets.get(lane)?.take(signal);
      // Also a race: the caller is released even if fetch or the body ignores the signal.
      const answer = await orAborted(fetch(input, { ...init, signal }), signal);
      life.answeredAt = performance.now();
      const body = isStream ? flowing(answer.body, limit, idle) : await orAborted(answer.arrayBuffer(), signal);
      breaker.succeeded();
      const { status, statusText, headers } = answer;
      const isEmpty = body === null || (body instanceof ArrayBuffer && body.byteLength === 0);
      return new Response(isEmpty ? null : body, { status, statusText, headers });
    } catch (error) {
      if (leave && limit.signal.reason === late) {
        life.failedAt = performance.now();
        breaker.failed();
      }
      throw signal.aborted ? signal.reason : error;
    } finally {
      stop();
      waiting.delete(limit);
      life.waiting.delete(limit);
      leave?.();
    }
  };
};

interface Watch {
  pingLimit: number;
  askForLife: () => void;
  /** Whether any answer arrived since a moment of performance.now(). */
  hasAnswered: (since: number) => boolean;
  onLate: () => void;
}

/**
 * Aborts a call at its deadline, or later while Directus answers other calls or a ping. The ping is sent early enough not to delay anybody.
 * @returns a function that cancels it
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

/** The stream, aborted when it stalls while the client waits for more. */
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

/** A semaphore: so many at once; the others wait in FIFO order. */
class Places {
  #free: number;
  #queue = new Set<() => void>();

  constructor(count: number) {
    this.#free = count;
  }

  /**
   * @returns a function that releases the slot.
   * @throws the signal's reason when it aborts first
   */
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
        // The slot was granted at the moment of the abort: pass it to the next.
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

/**
 * Requests Directus; every server-side call goes through here. The limits apply to the whole process.
 * @throws BackEndError
 */
export const backEndFetch: BackEndFetch = (input, init) =>
  partOfVisit(() =>
    // Looked up per call, because Next replaces the global fetch.
    oncePerProcess('back-end-fetch', () => limitBackEnd((...call) => fetch(...call), { origin: directusUrl() }))(
      input,
      init,
    ),
  );
