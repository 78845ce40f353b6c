import { tagChanges } from '../cache/tag-changes.ts';
import { orAborted } from './or-aborted.ts';

type Fetch = typeof globalThis.fetch;

interface Flight {
  /** Ms since 1970, by the clock that marks changes. */
  startedAt: number;
  answer: Promise<{ body: ArrayBuffer; status: number; statusText: string; headers: Headers }>;
  /** How many still wait for it; nobody left ends it. */
  waiting: number;
  abort: AbortController;
}

/** Finer than Date.now(), which may stand a little beside it. */
const now = () => performance.timeOrigin + performance.now();

/** Whether anything changed at or after a moment. The marks of changes are whole milliseconds, hence one to spare. */
const isAnythingChangedSince = (moment: number): boolean => tagChanges.last >= moment - 1;

/**
 * Reads of the back end whose answers are kept reach it once when several pages ask at the same moment: a change of the configuration makes every page
 * of the site old, and each that is made anew asks for the same configuration. Goes beneath Next's own fetch, so that each page still keeps the answer
 * under its tags.
 * @param isChangedSince whether anything changed at or after a moment (ms since 1970): an answer that was asked for before is not shared any more, because
 *   whoever asks after a change must not be given what stood before it
 */
export const shareReads = (
  fetch: Fetch,
  isChangedSince: (moment: number) => boolean = isAnythingChangedSince,
): Fetch => {
  const flights = new Map<string, Flight>();

  const start = (input: string, init: RequestInit, key: string): Flight => {
    const abort = new AbortController();
    const { signal: _, ...rest } = init;
    const flight: Flight = {
      startedAt: now(),
      answer: fetch(input, { ...rest, signal: abort.signal })
        .then(async (response) => ({
          body: await response.arrayBuffer(),
          status: response.status,
          statusText: response.statusText,
          headers: response.headers,
        }))
        .finally(() => {
          if (flights.get(key) === flight) flights.delete(key);
        }),
      waiting: 0,
      abort,
    };
    // Who asked may have left before it fails.
    flight.answer.catch(() => undefined);
    flights.set(key, flight);
    return flight;
  };

  return async (input, init) => {
    if (!isKept(init) || typeof input !== 'string' || typeof init.body !== 'string') return fetch(input, init);
    const key = JSON.stringify([input, init.method, [...new Headers(init.headers)], init.body]);
    const running = flights.get(key);
    const flight =
      running && !running.abort.signal.aborted && !isChangedSince(running.startedAt)
        ? running
        : start(input, init, key);
    flight.waiting++;
    try {
      const { body, ...head } = await orAborted(flight.answer, init.signal);
      return new Response(body.byteLength > 0 ? body : null, head);
    } finally {
      flight.waiting--;
      if (flight.waiting === 0) flight.abort.abort();
    }
  };
};

/** Next puts a mark of its own on what it asks because it does not stand in its cache; the tags do not come so far. */
const isKept = (init: RequestInit | undefined): init is RequestInit =>
  (init?.next as { fetchType?: string } | undefined)?.fetchType === 'origin' && init?.cache !== 'no-store';
