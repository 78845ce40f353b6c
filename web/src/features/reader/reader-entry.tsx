'use client';

import type { ComponentProps } from 'react';
import { sessionStore } from '@/session/session-store';
import { holdsSession } from '@/session/signed-in';
import type { OnProgress, ReaderProgress } from './progress.ts';
import { Reader } from './reader.tsx';

let hasAsked = false;
/** The newest place that could not be passed on yet, and what ends the waiting. */
let early: ReaderProgress | undefined;
let stopWaiting: (() => void) | undefined;

/** Until it is known who is signed in, or the network is there for what keeps the place. */
const passOnLater = (progress: ReaderProgress) => {
  early = progress;
  if (stopWaiting) return;
  const passOn = () => {
    const { user, status } = sessionStore.get();
    if (!user && status !== 'success') return;
    const place = early;
    early = undefined;
    stopWaiting?.();
    stopWaiting = undefined;
    if (user && place) noteProgress(place);
  };
  const end = sessionStore.subscribe(passOn);
  window.addEventListener('online', passOn);
  stopWaiting = () => {
    end();
    window.removeEventListener('online', passOn);
  };
};

/** The reading history of whoever is signed in and has agreed (features/history); who is not, loads none of it. */
const noteProgress: OnProgress = (progress) => {
  if (!sessionStore.get().user) {
    if (holdsSession()) passOnLater(progress);
    return;
  }
  void (async () => {
    try {
      const [{ askReadingHistory }, { recordProgress }] = await Promise.all([
        import('../history/history-consent.ts'),
        import('../history/record-progress.ts'),
      ]);
      // What waits is older, or the same.
      early = undefined;
      recordProgress(progress);
      // A page has been turned or the reading rests: a question does not disturb now. It is asked once.
      if (!hasAsked) {
        hasAsked = true;
        await askReadingHistory();
      }
    } catch (error) {
      console.warn('reading progress not passed on:', error instanceof Error ? error.message : error);
      passOnLater(progress);
    }
  })();
};

/** The seam between the page and the reader. */
export function ReaderEntry(props: Omit<ComponentProps<typeof Reader>, 'onProgress'>) {
  return <Reader {...props} onProgress={noteProgress} />;
}
