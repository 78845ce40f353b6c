import http from 'node:http';
import https from 'node:https';
import { deadlineFactor } from '../deadline-factor.ts';
import { oncePerProcess } from '../process-state.ts';
import {
  backEndLanes as defaultLanes,
  extendLanes,
  type Lane,
  type LaneLimits,
  streamIdleMs,
} from './back-end-lanes.ts';
import { BackEndError, backEndHealth, runInVisit } from './back-end-visits.ts';
import { Breaker } from './breaker.ts';
import { raceWithAbort } from './race-with-abort.ts';
import { directusUrl } from './settings.ts';

/** Options of `fetch`, and the lane of the call (back-end-lanes.ts). */
export type BackEndInit = RequestInit & { lane?: Lane };

type Fetch = typeof globalThis.fetch;
type BackEndFetch = (input: Parameters<Fetch>[0], init?: BackEndInit) => Promise<Response>;

export interface BackEndOptions {
  /** Address of Directus. */
  origin: string;
  lanes?: Record<Lane, LaneLimits>;
  /** Milliseconds without data after which a stream is aborted while the client waits. */
  idleMs?: number;
  /** Timeout of a ping in milliseconds. */
  pingTimeoutMs?: number;
}

/**
 * Pings Directus. Does not use fetch, which Next binds to one page, because one ping serves all pending calls.
 * @throws when the signal aborts, or when the connection is refused or breaks
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

const defaultPingTimeoutMs = 2000;

/**
 * Limits every call to Directus: by a deadline (of a stream only until its headers), by a number of sockets per lane, and by a circuit breaker. The breaker
 * opens after five calls in a row that had a socket and passed their deadline. A refused connection fails quickly and does not count.
 * @throws BackEndError after the deadline and while the breaker is open; the reason of the caller's signal; otherwise the error of fetch
 */
export const limitBackEnd = (
  fetch: Fetch,
  { origin, lanes = defaultLanes, idleMs = streamIdleMs, pingTimeoutMs = defaultPingTimeoutMs }: BackEndOptions,
): BackEndFetch => {
  const sockets = new Map(Object.entries(lanes).map(([lane, limits]) => [lane as Lane, new Semaphore(limits.sockets)]));
  /** Pending calls of all lanes except `writes`. The breaker aborts them when it opens. */
  const pendingReads = new Set<AbortController>();
  const checkAlive = async (): Promise<boolean> => {
    const isPingAnswered = await ping(origin, AbortSignal.timeout(pingTimeoutMs));
    backEndHealth.answeredAt = performance.now();
    return isPingAnswered;
  };
  const hasAnswered = (startedAt: number) => backEndHealth.answeredAt >= startedAt;
  let isPinging = false;
  /** Sends one ping for all pending calls. */
  const pingOnce = (): void => {
    if (isPinging) return;
    isPinging = true;
    const endPing = () => {
      isPinging = false;
    };
    // The result is ignored, because `backEndHealth.answeredAt` shows whether Directus answered.
    checkAlive().then(endPing, endPing);
  };
  const breaker = new Breaker({
    threshold: 5,
    probeIntervalMs: 500,
    probe: checkAlive,
    onOpen: () => {
      console.error('Directus does not answer: no more calls until it does');
      for (const read of pendingReads) read.abort(new BackEndError('Directus does not answer'));
    },
  });

  return async (input, { lane = 'pages', ...init } = {}) => {
    const { isStream }: LaneLimits = lanes[lane];
    if (breaker.isOpen) throw new BackEndError('Directus does not answer');
    const abortController = new AbortController();
    const lateError = new BackEndError('Directus: no answer in time');
    const stopDeadline = startDeadline(lanes[lane], {
      pingTimeoutMs,
      pingOnce,
      hasAnswered,
      onLate: () => abortController.abort(lateError),
    });
    const signal = init.signal ? AbortSignal.any([init.signal, abortController.signal]) : abortController.signal;
    if (lane !== 'writes') pendingReads.add(abortController);
    if (lane === 'pages' || lane === 'calls') backEndHealth.waiting.set(abortController, performance.now());
    let releaseSocket: (() => void) | undefined;
    try {
      releaseSocket = await sockets.get(lane)?.acquire(signal);
      // Races with the signal, so the caller continues even if fetch or the body ignores the abort.
      const answer = await raceWithAbort(fetch(input, { ...init, signal }), signal);
      backEndHealth.answeredAt = performance.now();
      const body = isStream
        ? abortWhenStalled(answer.body, abortController, idleMs)
        : await raceWithAbort(answer.arrayBuffer(), signal);
      breaker.recordSuccess();
      const { status, statusText, headers } = answer;
      const isEmpty = body === null || (body instanceof ArrayBuffer && body.byteLength === 0);
      return new Response(isEmpty ? null : body, { status, statusText, headers });
    } catch (error) {
      if (releaseSocket && abortController.signal.reason === lateError) {
        backEndHealth.failedAt = performance.now();
        breaker.recordFailure();
      }
      throw signal.aborted ? signal.reason : error;
    } finally {
      stopDeadline();
      pendingReads.delete(abortController);
      backEndHealth.waiting.delete(abortController);
      releaseSocket?.();
    }
  };
};

interface DeadlineOptions {
  pingTimeoutMs: number;
  pingOnce: () => void;
  /** Checks whether any response has arrived since a moment of performance.now(). */
  hasAnswered: (startedAt: number) => boolean;
  onLate: () => void;
}

/**
 * Aborts a call at its deadline, or at `maxMs` while Directus answers other calls or a ping. The ping is sent so early that it causes no delay.
 * @returns a function that cancels the deadline
 */
const startDeadline = (
  { deadline, maxMs: maxDurationMs = deadline }: LaneLimits,
  { pingTimeoutMs, pingOnce, hasAnswered, onLate }: DeadlineOptions,
) => {
  const deadlineStart = performance.now();
  let timer: NodeJS.Timeout;
  const checkDeadline = () => {
    const now = performance.now();
    const mayWaitLonger = now - deadlineStart + pingTimeoutMs < maxDurationMs;
    if (mayWaitLonger) pingOnce();
    timer = setTimeout(() => (mayWaitLonger && hasAnswered(now) ? checkDeadline() : onLate()), pingTimeoutMs);
  };
  timer = setTimeout(checkDeadline, deadline - pingTimeoutMs);
  return () => clearTimeout(timer);
};

/** Wraps a stream. Aborts the stream if it sends nothing for `idleMs` while the client waits for data. */
const abortWhenStalled = (
  body: ReadableStream<Uint8Array> | null,
  abortController: AbortController,
  idleMs: number,
) => {
  if (!body) return null;
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = setTimeout(
        () => abortController.abort(new BackEndError(`Directus: nothing came for ${idleMs} ms`)),
        idleMs,
      );
      try {
        const { done, value } = await raceWithAbort(reader.read(), abortController.signal);
        if (done) controller.close();
        else controller.enqueue(value);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
};

/** Semaphore that limits the number of concurrent calls. Further calls wait in FIFO order. */
class Semaphore {
  #free: number;
  #queue = new Set<() => void>();

  constructor(count: number) {
    this.#free = count;
  }

  /**
   * Waits for a free slot.
   * @returns a function that releases the slot.
   * @throws the signal's reason when it aborts first
   */
  async acquire(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free > 0) this.#free--;
    else {
      let callNext = (): void => undefined;
      const turn = new Promise<void>((resolve) => {
        callNext = resolve;
      });
      this.#queue.add(callNext);
      try {
        await raceWithAbort(turn, signal);
      } catch (error) {
        // If the slot was granted at the moment of the abort, the slot goes to the next caller.
        if (!this.#queue.delete(callNext)) this.#release();
        throw error;
      }
    }
    return () => this.#release();
  }

  #release(): void {
    const [next] = this.#queue;
    if (!next) {
      this.#free++;
      return;
    }
    this.#queue.delete(next);
    next();
  }
}

const createBackEndFetch = (): BackEndFetch => {
  const factor = deadlineFactor();
  const options = { origin: directusUrl(), lanes: extendLanes(factor), pingTimeoutMs: defaultPingTimeoutMs * factor };
  // Reads the global fetch at each call, because Next replaces it.
  return limitBackEnd((...call) => fetch(...call), options);
};

/**
 * Sends a request to Directus. Code on the server must use this function for every such request, because the limits apply to the whole process.
 * @throws BackEndError if Directus did not respond in time, to this call or to earlier calls; otherwise the error of fetch
 */
export const backEndFetch: BackEndFetch = (input, init) =>
  runInVisit(() => oncePerProcess('back-end-fetch', createBackEndFetch)(input, init));
