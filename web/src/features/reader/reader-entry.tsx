'use client';

import type { ComponentProps } from 'react';
import { sessionStore } from '@/session/session-store';
import { hasSession } from '@/session/signed-in';
import type { ProgressListener, ReaderProgress } from './progress.ts';
import { Reader } from './reader.tsx';

let hasAskedConsent = false;
/** Newest position that waits for the session or the network. `stopWaiting` removes the listeners that save this position. */
let earlyProgress: ReaderProgress | undefined;
let stopWaiting: (() => void) | undefined;

/** Waits until the session store knows whether a user is signed in. Then saves the position of a signed-in user, or drops the position of a visitor. */
const sendWhenSignedIn = (progress: ReaderProgress) => {
  earlyProgress = progress;
  if (stopWaiting) return;
  const sendEarlyProgress = () => {
    const { user, status } = sessionStore.get();
    if (!user && status !== 'success') return;
    const pendingProgress = earlyProgress;
    earlyProgress = undefined;
    stopWaiting?.();
    stopWaiting = undefined;
    if (user && pendingProgress) noteProgress(pendingProgress);
  };
  const unsubscribe = sessionStore.subscribe(sendEarlyProgress);
  window.addEventListener('online', sendEarlyProgress);
  stopWaiting = () => {
    unsubscribe();
    window.removeEventListener('online', sendEarlyProgress);
  };
};

/** Saves the position to the reading history of a signed-in user with consent. Visitors without a session do not load the code in features/history. */
const noteProgress: ProgressListener = (progress) => {
  if (!sessionStore.get().user) {
    if (hasSession()) sendWhenSignedIn(progress);
    return;
  }
  void (async () => {
    try {
      const [{ askHistoryConsent: askReadingHistory }, { recordProgress }] = await Promise.all([
        import('../history/history-consent.ts'),
        import('../history/record-progress.ts'),
      ]);
      // The pending position is not newer than `progress`, so the pending position is dropped.
      earlyProgress = undefined;
      recordProgress(progress);
      // The visitor is asked at most once per page load.
      if (!hasAskedConsent) {
        hasAskedConsent = true;
        await askReadingHistory();
      }
    } catch (error) {
      console.warn('reading progress not passed on:', error instanceof Error ? error.message : error);
      sendWhenSignedIn(progress);
    }
  })();
};

/** The reader, connected to the reading history. */
export function ReaderEntry(props: Omit<ComponentProps<typeof Reader>, 'onProgress'>) {
  return <Reader {...props} onProgress={noteProgress} />;
}
