import { oncePerProcess } from '../process-state.ts';
import type { RoutingFacts } from './decide.ts';

/** Age in milliseconds after which the next request reads the facts again. */
const maxAgeMs = 3000;

interface FactsState {
  facts: RoutingFacts;
  readAt: number;
  /** Reads the facts and never rejects. facts.ts sets this function, because only Next's own module graph can load that file. */
  readFacts?: (() => Promise<void>) | undefined;
  pendingRead?: Promise<void> | undefined;
}

/** State of the routing facts: the last read facts and the time of the last read (0 before the first). Exported for tests too. */
export const factsState = oncePerProcess(
  'routing-facts',
  (): FactsState => ({ facts: { redirects: new Map(), isReleased: true, isNoReleaseOpen: true }, readAt: 0 }),
);

/** Reads the facts again if the last read is older than `maxAgeMs`. Returns the pending read, if any. */
export const refreshFacts = (): Promise<void> | undefined => {
  if (factsState.readFacts && Date.now() - factsState.readAt > maxAgeMs) {
    factsState.pendingRead ??= factsState.readFacts().finally(() => {
      factsState.readAt = Date.now();
      factsState.pendingRead = undefined;
    });
  }
  return factsState.pendingRead;
};

/** Reads the facts again after a change. First waits for a pending read, which may have started before the change. Does nothing before the first read. */
export const renewFacts = async (): Promise<void> => {
  await factsState.pendingRead;
  if (factsState.readAt === 0) return;
  factsState.readAt = 1;
  await refreshFacts();
};
