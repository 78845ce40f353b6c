import { bodyOf, type NextClient } from './ask-next.ts';

/** Milliseconds. */
const usual = {
  /** After which somebody who waits for a page is looked after. */
  firstLook: 1000,
  everyLook: 250,
  /** After which a page is given up whose Directus has been silent since it was asked for. */
  longest: 2100,
  /** A read of a page begins a little later than the visit. */
  tolerance: 500,
  /** That any page may take. */
  deadline: 15_000,
};

interface Silence {
  /** Ms since Directus last answered anything. */
  silentMs: number;
  /** Ms that the oldest read has waited for it; 0 when none waits. */
  waitingMs: number;
  /** A call got no answer, and Directus has been silent since. */
  isInDoubt: boolean;
}

/**
 * Ends the waiting for pages in vain: a page that is slow on a busy machine may go on, one whose Directus answers nobody may not. Next is asked which of
 * the two it is (src/app/api/back-end/route.ts), once for all who wait.
 */
export class Patience {
  #client: NextClient;
  #times: typeof usual;
  #looking: Promise<Silence | undefined> | undefined;

  constructor(client: NextClient, times = usual) {
    this.#client = client;
    this.#times = times;
  }

  /** Runs what asks Next for a page. Its signal ends the waiting. */
  async during<Answer>(run: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const { firstLook, everyLook, longest, tolerance, deadline } = this.#times;
    const begun = Date.now();
    const end = new AbortController();
    let isOver = false;
    const look = async () => {
      const waited = Date.now() - begun;
      if (waited > deadline) return end.abort(new Error('Next does not answer'));
      const { silentMs = 0, waitingMs = 0, isInDoubt = false } = (await this.#look()) ?? {};
      const isLong = Date.now() - begun >= (isInDoubt ? firstLook : longest);
      const isInVain = silentMs > waited && (isInDoubt || waitingMs > waited - tolerance);
      if (isLong && isInVain) return end.abort(new Error('Directus does not answer'));
      if (!isOver) timer = setTimeout(look, everyLook);
    };
    let timer = setTimeout(look, firstLook);
    try {
      return await run(end.signal);
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
  }

  #look(): Promise<Silence | undefined> {
    this.#looking ??= this.#ask().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #ask(): Promise<Silence | undefined> {
    try {
      const headers = { 'x-site-secret': process.env.SITE_SECRET ?? '' };
      const answer = await this.#client.ask({ target: '/api/back-end', headers, signal: AbortSignal.timeout(1000) });
      const body = await bodyOf(answer);
      return answer.statusCode === 200 ? (JSON.parse(body.toString()) as Silence) : undefined;
    } catch {
      return undefined;
    }
  }
}
