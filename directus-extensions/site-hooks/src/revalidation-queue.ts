/**
 * Collects cache tags and delivers them to the site. The tags of a burst of changes are one message. Messages are sent one at a time and retried until
 * they succeed. Saves never wait for a delivery.
 */

export interface QueueOptions {
  /** Delivers tags. Rejects if the site did not accept the tags. */
  readonly send: (tags: string[]) => Promise<void>;
  /** Called once with the reason when deliveries begin to fail. Called once with undefined when a delivery succeeds again. */
  readonly onOutage?: (reason: unknown) => void;
  /** Milliseconds between the first change of a burst and its delivery. */
  readonly delayMs?: number;
  /** Maximum milliseconds between a change and its delivery while changes follow each other, as when many items are published. */
  readonly maxDelayMs?: number;
  readonly firstRetryMs?: number;
  /** Maximum milliseconds between two tries. The default is short, so that a restarted site shows a change within 5 s. */
  readonly maxRetryMs?: number;
  /** Maximum milliseconds that a delivery waits for tags that are being computed. Later tags are another delivery. */
  readonly maxComputationMs?: number;
}

export interface RevalidationQueue {
  /** Adds tags to the next delivery. */
  add(tags: Iterable<string>): void;
  /**
   * Adds tags that are still being computed. The next delivery waits for them, up to `maxComputationMs`. The actions of one save begin together, so all
   * their tags are one message even if the database is slow. Never rejects; the caller handles errors of `tags`.
   */
  addComputed(tags: Promise<Iterable<string>>): Promise<void>;
  /** Returns the tags without a confirmed delivery. */
  pending(): string[];
}

const ALL_TAG = 'all';
/** Maximum number of waiting tags. A larger set is replaced with the tag for everything. */
const MAX_TAGS = 1_000;

export function createRevalidationQueue(options: QueueOptions): RevalidationQueue {
  const { send, onOutage, delayMs = 200, maxDelayMs = 1_000 } = options;
  const { firstRetryMs = 500, maxRetryMs = 3_000, maxComputationMs = 1_000 } = options;
  let waitingTags = new Set<string>();
  let tagsInDelivery = new Set<string>();
  const computations = new Set<Promise<unknown>>();
  let isDelivering = false;
  let timer: NodeJS.Timeout | undefined;
  let failureCount = 0;
  /** Number of deliveries since changes last paused for `maxDelayMs`. */
  let deliveriesInRow = 0;
  let lastDeliveryAt = 0;

  /** Doubles from the third delivery in a row (docs/decisions/302-spaced-change-messages.md). */
  const getDelay = () => Math.min(maxDelayMs, delayMs * 2 ** Math.max(0, deliveriesInRow - 1));

  const schedule = (ms: number) => {
    timer = setTimeout(deliver, ms);
    // Directus loads the hooks for its command line too. The timer must not keep the process of a command alive.
    timer.unref();
  };

  const deliver = async () => {
    timer = undefined;
    isDelivering = true;
    if (computations.size > 0) await waitAtMost(maxComputationMs, Promise.allSettled(computations));
    tagsInDelivery = waitingTags;
    waitingTags = new Set();
    try {
      await send(compactTags(tagsInDelivery));
      if (failureCount > 0) onOutage?.(undefined);
      failureCount = 0;
      deliveriesInRow += 1;
      lastDeliveryAt = Date.now();
    } catch (error) {
      if (failureCount === 0) onOutage?.(error);
      failureCount += 1;
      waitingTags = limitTags(new Set([...tagsInDelivery, ...waitingTags]));
    }
    tagsInDelivery = new Set();
    isDelivering = false;
    if (waitingTags.size > 0)
      schedule(failureCount === 0 ? getDelay() : Math.min(maxRetryMs, firstRetryMs * 2 ** (failureCount - 1)));
  };

  const add = (tags: Iterable<string>) => {
    for (const tag of tags) waitingTags.add(tag);
    waitingTags = limitTags(waitingTags);
    if (waitingTags.size === 0 || timer !== undefined || isDelivering) return;
    if (Date.now() - lastDeliveryAt > maxDelayMs) deliveriesInRow = 0;
    schedule(getDelay());
  };

  return {
    add,
    async addComputed(tags) {
      const computation = tags.then(add, () => undefined);
      computations.add(computation);
      await computation;
      computations.delete(computation);
    },
    pending: () => [...new Set([...tagsInDelivery, ...waitingTags])],
  };
}

/** Waits until the promise settles, or for `ms` milliseconds. */
async function waitAtMost(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
    timer.unref();
  });
  await Promise.race([promise, timeout]);
  clearTimeout(timer);
}

/** The site refuses a message with more than `MAX_TAGS` tags (web/src/app/api/revalidate/route.ts). */
const limitTags = (tags: Set<string>): Set<string> => (tags.size > MAX_TAGS ? new Set([ALL_TAG]) : tags);

function compactTags(tags: ReadonlySet<string>): string[] {
  return tags.has(ALL_TAG) ? [ALL_TAG] : [...tags];
}

export interface SiteAddress {
  /** The site's address, without a path. */
  readonly url: string;
  readonly secret: string;
}

const SEND_TIMEOUT_MS = 10_000;

/** Returns a function that delivers tags with `POST {url}/api/revalidate` and the shared secret. The function rejects unless the response is a success. */
export function createSiteSender({ url, secret }: SiteAddress): (tags: string[]) => Promise<void> {
  const address = new URL('/api/revalidate', url);
  return async (tags) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-site-secret': secret },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the site answered ${response.status}`);
  };
}
