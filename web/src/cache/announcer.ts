import { oncePerProcess } from '../process-state.ts';

/** Tells the other processes of the site of a change; nobody, until this process has joined them (changes.ts). Apart, so that routes bundle no Redis. */
export const announcer = oncePerProcess('announcer', () => ({
  announce: async (_tags: readonly string[]): Promise<void> => undefined,
}));
