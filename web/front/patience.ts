import { bodyOf, type NextClient } from './ask-next.ts';

/** Ms after which somebody who waits for a page is looked after. */
const firstLook = 1000;
const everyLook = 250;
/** Ms after which a page is given up whose Directus has been silent since it was asked for. */
const longest = 2100;
/** A read of a page begins a little later than the visit. */
const tolerance = 500;
/** Ms that any page may take. */
const deadline = 15_000;

interface Silence {
  /** Ms since Directus last answered anything while something waits for it, or has waited in vain; 0 otherwise. */
  silentMs: number;
  /** A call got no answer, and Directus has been silent since. */
  isInDoubt: boolean;
}

/**
 * Ends the waiting for pages in vain: a page that is slow on a busy machine may go on, one whose Directus answers nobody may not. Next is asked which of
 * the two it is (src/app/api/back-end/route.ts), once for all who wait.
 */
export class Patience {
  #client: NextClient;
  #looking: Promise<Silence | undefined> | undefined;

  constructor(client: NextClient) {
    this.#client = client;
  }

  /** Runs what asks Next for a page. Its signal ends the waiting. */
  async during<Answer>(run: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const begun = Date.now();
    const end = new AbortController();
    let isOver = false;
    const look = async () => {
      const waited = Date.now() - begun;
      if (waited > deadline) return end.abort(new Error('Next does not answer'));
      const { silentMs = 0, isInDoubt = false } = (await this.#look()) ?? {};
      const isLong = Date.now() - begun >= (isInDoubt ? firstLook : longest);
      if (isLong && silentMs > waited - tolerance) return end.abort(new Error('Directus does not answer'));
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
