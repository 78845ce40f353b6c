import http from 'node:http';
import https from 'node:https';
import pLimit, { type LimitFunction } from 'p-limit';
import { deadlineFactor } from '../deadline-factor.ts';
import { oncePerProcess } from '../process-state.ts';
import {
  backEndLanes as defaultLanes,
  extendLanes,
  type Lane,
  type LaneLimits,
  streamIdleMs,
} from './back-end-lanes.ts';
import { BackEndError, runInVisit } from './back-end-visits.ts';
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
 * opens after a call that had a socket and passed its deadline, while Directus sent no response to any call or ping. A refused connection fails quickly and
 * does not count.
 * @throws BackEndError after the deadline and while the breaker is open; the reason of the caller's signal; otherwise the error of fetch
 */
export const limitBackEnd = (
  fetch: Fetch,
  { origin, lanes = defaultLanes, idleMs = streamIdleMs, pingTimeoutMs = defaultPingTimeoutMs }: BackEndOptions,
): BackEndFetch => {
  const limitSockets = (lane: Lane) => pLimit(lanes[lane].sockets);
  const limiters: Record<Lane, LimitFunction> = {
    pages: limitSockets('pages'),
    calls: limitSockets('calls'),
    writes: limitSockets('writes'),
    files: limitSockets('files'),
  };
  /** Pending calls of all lanes except `writes`. The breaker aborts them when it opens. */
  const pendingReads = new Set<AbortController>();
  /** Time of the last response to any call or ping, as a moment of performance.now(). A busy Directus may miss a ping and still answer other calls. */
  let answeredAt = Number.NEGATIVE_INFINITY;
  const checkAlive = async (): Promise<boolean> => {
    const isPingAnswered = await ping(origin, AbortSignal.timeout(pingTimeoutMs));
    answeredAt = performance.now();
    return isPingAnswered;
  };
  const hasAnswered = (startedAt: number) => answeredAt >= startedAt;
  let isPinging = false;
  /** Sends one ping for all pending calls. */
  const pingOnce = (): void => {
    if (isPinging) return;
    isPinging = true;
    const endPing = () => {
      isPinging = false;
    };
    // The result is ignored, because `answeredAt` shows whether Directus answered.
    checkAlive().then(endPing, endPing);
  };
  const breaker = new Breaker({
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
    const startedAt = performance.now();
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
    let hasSocket = false;
    const send = async (): Promise<Response> => {
      signal.throwIfAborted();
      hasSocket = true;
      // Races with the signal, so the caller continues even if fetch or the body ignores the abort.
      const answer = await raceWithAbort(fetch(input, { ...init, signal }), signal);
      answeredAt = performance.now();
      const body = isStream
        ? abortWhenStalled(answer.body, abortController, idleMs)
        : await raceWithAbort(answer.arrayBuffer(), signal);
      const { status, statusText, headers } = answer;
      const isEmpty = body === null || (body instanceof ArrayBuffer && body.byteLength === 0);
      return new Response(isEmpty ? null : body, { status, statusText, headers });
    };
    try {
      // Races with the signal again, because a call may still wait for a socket.
      return await raceWithAbort(limiters[lane](send), signal);
    } catch (error) {
      const isSilent = !hasAnswered(startedAt);
      if (hasSocket && isSilent && signal.reason === lateError) breaker.open();
      throw signal.aborted ? signal.reason : error;
    } finally {
      stopDeadline();
      pendingReads.delete(abortController);
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
