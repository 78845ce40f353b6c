import { deadlineFactor } from '../src/deadline-factor.ts';
import { type NextClient, readBody } from './next-client.ts';

const defaultTimes = {
  /** Milliseconds until the first check of Directus. */
  firstCheckMs: 1000 * deadlineFactor(),
  checkIntervalMs: 250,
  /** Longest wait for a page in milliseconds while Directus sends no response at all. */
  maxSilentMs: 2100 * deadlineFactor(),
  /** Milliseconds of tolerance, because a page reads from Directus a little later than the visit begins. */
  toleranceMs: 500,
  /** Longest wait for any page in milliseconds. */
  deadlineMs: 15_000 * deadlineFactor(),
};

interface DirectusStatus {
  /** Milliseconds since the last response from Directus. */
  silentMs: number;
  /** Milliseconds that the oldest pending read has waited; 0 when no read is pending. */
  waitingMs: number;
  /** True if a call got no response and Directus has been silent since then. */
  hasTimedOutSinceResponse: boolean;
}

/**
 * Aborts the wait for a page after 15 s, or earlier if Directus does not respond. Next reports the status of Directus (web/src/app/api/back-end/route.ts).
 * One status request serves all waiting pages.
 */
export class PageWatchdog {
  #client: NextClient;
  #times: typeof defaultTimes;
  #pendingStatus: Promise<DirectusStatus | undefined> | undefined;

  constructor(client: NextClient, times = defaultTimes) {
    this.#client = client;
    this.#times = times;
  }

  /**
   * Waits for a page.
   * @param run requests a page from Next; the signal that `run` receives aborts the wait
   */
  async run<Answer>(run: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const { firstCheckMs, checkIntervalMs, maxSilentMs, toleranceMs, deadlineMs } = this.#times;
    const startedAt = Date.now();
    const abortController = new AbortController();
    let hasEnded = false;
    const checkDirectus = async () => {
      const waitedMs = Date.now() - startedAt;
      if (waitedMs > deadlineMs) return abortController.abort(new Error('Next does not answer'));
      const { silentMs = 0, waitingMs = 0, hasTimedOutSinceResponse = false } = (await this.#readStatus()) ?? {};
      const isLongWait = Date.now() - startedAt >= (hasTimedOutSinceResponse ? firstCheckMs : maxSilentMs);
      const isWaitPointless = silentMs > waitedMs && (hasTimedOutSinceResponse || waitingMs > waitedMs - toleranceMs);
      if (isLongWait && isWaitPointless) return abortController.abort(new Error('Directus does not answer'));
      if (!hasEnded) timer = setTimeout(checkDirectus, checkIntervalMs);
    };
    let timer = setTimeout(checkDirectus, firstCheckMs);
    try {
      return await run(abortController.signal);
    } finally {
      hasEnded = true;
      clearTimeout(timer);
    }
  }

  #readStatus(): Promise<DirectusStatus | undefined> {
    this.#pendingStatus ??= this.#requestStatus().finally(() => {
      this.#pendingStatus = undefined;
    });
    return this.#pendingStatus;
  }

  async #requestStatus(): Promise<DirectusStatus | undefined> {
    try {
      const headers = { 'x-site-secret': process.env.SITE_SECRET ?? '' };
      const answer = await this.#client.request({
        target: '/api/back-end',
        headers,
        signal: AbortSignal.timeout(1000),
      });
      const body = await readBody(answer);
      return answer.statusCode === 200 ? (JSON.parse(body.toString()) as DirectusStatus) : undefined;
    } catch {
      return undefined;
    }
  }
}
