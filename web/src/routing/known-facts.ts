import { oncePerProcess } from '../process-state.ts';
import type { RoutingFacts } from './decide.ts';

/** Milliseconds. */
const maximumAge = 3000;

interface Kept {
  facts: RoutingFacts;
  readAt: number;
  /** Reads the facts; never rejects. Set by facts.ts, which only Next's own module graph can load. */
  read?: (() => Promise<void>) | undefined;
  reading?: Promise<void> | undefined;
}

/** The last read facts; also for tests. */
export const kept = oncePerProcess(
  'routing-facts',
  (): Kept => ({ facts: { redirects: new Map(), isReleased: true, isNoReleaseOpen: true }, readAt: 0 }),
);

/** Reads the facts again when they are a few seconds old. */
export const refreshFacts = (): Promise<void> | undefined => {
  if (kept.read && Date.now() - kept.readAt > maximumAge) {
    kept.reading ??= kept.read().finally(() => {
      kept.readAt = Date.now();
      kept.reading = undefined;
    });
  }
  return kept.reading;
};

/** Reads the facts again at once after a change. A pending read may have started before the change. */
export const renewFacts = async (): Promise<void> => {
  await kept.reading;
  if (kept.readAt === 0) return;
  kept.readAt = 1;
  await refreshFacts();
};
