import { setTimeout as sleep } from 'node:timers/promises';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import { languageCodes } from '@hat-nang/model/languages';
import type { Knex } from 'knex';

interface TextsRequest {
  readonly method: string;
  readonly query: { filter?: unknown };
  readonly accountability?: { user?: unknown } | null;
}

/** Delay in milliseconds. On a busy server, the Studio needs about a second from its first request to the texts in the user's language. */
const defaultDelayMs = 2000;

/**
 * Delays our Studio texts in a language that is not the user's. The Studio loads the texts of the project's language and of the user's language at the same
 * time, and replaces `$t:` keys after either answer. If the answer in the other language comes first, it shows keys such as `choice_new` until a reload
 * (Directus 11.17.4).
 */
export const delayOtherLanguage =
  (database: Knex, delayMs = defaultDelayMs) =>
  async ({ method, query, accountability }: TextsRequest, _response: unknown, next: () => void): Promise<void> => {
    const filter = query.filter as { language?: { _eq?: unknown } } | undefined;
    const requestedLanguage = filter?.language?._eq;
    const user = accountability?.user;
    if (method === 'GET' && typeof requestedLanguage === 'string' && typeof user === 'string') {
      const language = languageCodes[await readStudioLanguage(database, user)];
      if (requestedLanguage !== language) await sleep(delayMs);
    }
    next();
  };
