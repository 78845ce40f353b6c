'use client';

import type { ComponentProps } from 'react';
import { sessionStore } from '@/session/session-store';
import type { OnProgress } from './progress.ts';
import { Reader } from './reader.tsx';

let hasAsked = false;

/** The reading history of whoever is signed in and has agreed (features/history); who is not, loads none of it. */
const noteProgress: OnProgress = (progress) => {
  if (!sessionStore.get().user) return;
  void (async () => {
    const [{ askReadingHistory }, { recordProgress }] = await Promise.all([
      import('../history/history-consent.ts'),
      import('../history/record-progress.ts'),
    ]);
    recordProgress(progress);
    // A page has been turned or the reading rests: a question does not disturb now. It is asked once.
    if (!hasAsked) {
      hasAsked = true;
      await askReadingHistory();
    }
  })();
};

/** The seam between the page and the reader. */
export function ReaderEntry(props: Omit<ComponentProps<typeof Reader>, 'onProgress'>) {
  return <Reader {...props} onProgress={noteProgress} />;
}
