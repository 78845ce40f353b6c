import { oncePerProcess } from '../process-state.ts';
import type { RoutingFacts } from './decide.ts';

/** Milliseconds. */
const maxAgeMs = 3000;

interface FactsState {
  facts: RoutingFacts;
  readAt: number;
  /** Reads the facts; never rejects. Set by facts.ts, which only Next's own module graph can load. */
  read?: (() => Promise<void>) | undefined;
  reading?: Promise<void> | undefined;
}

/** The facts of the last read. Exported also for tests. */
export const factsState = oncePerProcess(
  'routing-facts',
  (): FactsState => ({ facts: { redirects: new Map(), isReleased: true, isNoReleaseOpen: true }, readAt: 0 }),
);

/** Reads the facts again if they are a few seconds old. */
export const refreshFacts = (): Promise<void> | undefined => {
  if (factsState.read && Date.now() - factsState.readAt > maxAgeMs) {
    factsState.reading ??= factsState.read().finally(() => {
      factsState.readAt = Date.now();
      factsState.reading = undefined;
    });
  }
  return factsState.reading;
};

/** Reads the facts again after a change. Waits for a pending read first, because that may have started before the change. */
export const renewFacts = async (): Promise<void> => {
  await factsState.reading;
  if (factsState.readAt === 0) return;
  factsState.readAt = 1;
  await refreshFacts();
};
