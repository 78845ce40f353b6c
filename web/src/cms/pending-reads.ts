import { oncePerProcess } from '../process-state.ts';

const pendingReads = oncePerProcess('reads-under-way', () => new Map<string, Promise<unknown>>());

/** Request coalescing: returns the promise of an equal pending read, or starts a new read. */
export const coalesce = <Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> => {
  const pendingRead = pendingReads.get(key);
  if (pendingRead) return pendingRead as Promise<Answer>;
  const newRead = read().finally(() => {
    if (pendingReads.get(key) === newRead) pendingReads.delete(key);
  });
  pendingReads.set(key, newRead);
  return newRead;
};

/** Stops new callers from joining reads that began before a change. Current callers are not affected. */
export const forgetReads = (): void => pendingReads.clear();
