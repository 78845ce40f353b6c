import { oncePerProcess } from '../process-state.ts';

/**
 * Announces a change to the other processes of the site. `announce` does nothing until changes.ts connects this process to Redis. This file is separate, so
 * that routes do not bundle Redis.
 */
export const changeAnnouncer = oncePerProcess('announcer', () => ({
  announce: async (_tags: readonly string[]): Promise<void> => undefined,
}));
