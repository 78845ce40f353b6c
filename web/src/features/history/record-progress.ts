/**
 * Saves reading progress for "continue reading", at most once every few seconds and when the visitor leaves the page. Sends nothing for signed-out
 * visitors or without consent; the back end enforces this too. Only documents are recorded, never mental-health pages.
 */

import type { Lang } from '@hat-nang/model/languages';
import { languageCodes } from '@hat-nang/model/languages';
import { ApiError, personalClient, unwrap } from '@/cms/rest';
import { historyConsent } from './history-consent.ts';

export interface Progress {
  documentId: number;
  lang: Lang;
  /** Page number, starting at 1. */
  page: number;
  pageCount: number;
  /** Position in the page's narration, in milliseconds. */
  positionMs: number;
  isFinished: boolean;
}

/** Milliseconds between two requests. Each failure doubles the pause before the next retry. */
const pauseMs = 4000;
const maxPauseMs = 60_000;

/** The newest unsaved progress per book. */
const unsavedProgress = new Map<number, Progress>();
let failureCount = 0;
let isSending = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;
/** True if the last known consent was granted. */
let hasConsent = false;

const toRequestBody = ({ documentId, lang, page, pageCount, positionMs, isFinished }: Progress) => ({
  document: documentId,
  language: languageCodes[lang],
  page,
  page_count: pageCount,
  position_ms: Math.max(0, Math.round(positionMs)),
  is_finished: isFinished,
});

const scheduleSend = () => {
  if (isSending) return;
  timer ??= setTimeout(() => void send(false), Math.min(maxPauseMs, pauseMs * 2 ** failureCount));
};

const sendOne = async (progress: Progress, keepalive: boolean): Promise<void> => {
  try {
    if (!keepalive) hasConsent = (await historyConsent()) === 'granted';
    if (!hasConsent) return;
    await unwrap(personalClient.POST('/auth-extend/account/progress', { body: toRequestBody(progress), keepalive }));
    failureCount = 0;
  } catch (error) {
    console.warn('reading progress not kept', error);
    // A retry of a refused request would fail again, so the progress is dropped.
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return;
    // The progress is sent again later, or when the browser is online again. Newer progress of the same book takes precedence.
    if (!unsavedProgress.has(progress.documentId)) unsavedProgress.set(progress.documentId, progress);
    failureCount += 1;
  }
};

const send = async (keepalive: boolean): Promise<void> => {
  // The requests for one book are sequential, because on a slow network an older one could arrive last. The only exception is when the visitor leaves,
  // because there is no time to wait.
  if (isSending && !keepalive) return;
  clearTimeout(timer);
  timer = undefined;
  const progressToSend = [...unsavedProgress.values()];
  unsavedProgress.clear();
  isSending = true;
  await Promise.all(progressToSend.map((progress) => sendOne(progress, keepalive)));
  isSending = false;
  if (unsavedProgress.size > 0) scheduleSend();
};

const onVisibilityChange = () => {
  if (document.visibilityState === 'hidden') void send(true);
};

/** Records the reader's position. The reader may call this at each page turn and each second of narration. */
export const recordProgress = (progress: Progress): void => {
  unsavedProgress.set(progress.documentId, progress);
  if (!isListening) {
    isListening = true;
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', () => void send(true));
    window.addEventListener('online', () => void send(false));
    // The consent is read early, because there is no time for this request when the visitor leaves.
    historyConsent().then(
      (consent) => {
        hasConsent = consent === 'granted';
      },
      (error: unknown) => console.warn('reading history: not known whether it is agreed to', error),
    );
  }
  scheduleSend();
};

/** Sends unsaved progress immediately, for example when the reader closes without a page unload. */
export const flushProgress = (): Promise<void> => send(false);
