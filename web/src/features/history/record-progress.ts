/**
 * Saves reading progress for "continue reading": at most one call every few seconds, the last one when the page is left. Nothing is sent for
 * signed-out visitors or without consent; the back end refuses it too. Only for documents: mental-health pages are never recorded.
 */

import type { Lang } from '@hat-nang/model/languages';
import { languageCodes } from '@hat-nang/model/languages';
import { ApiError, personalClient, unwrap } from '@/cms/rest';
import { historyConsent } from './history-consent.ts';

export interface Progress {
  documentId: number;
  lang: Lang;
  /** The first page is 1. */
  page: number;
  pageCount: number;
  /** Milliseconds into the page's narration. */
  positionMs: number;
  isFinished: boolean;
}

/** Milliseconds between two calls, and before a retry: doubled each time. */
const pause = 4000;
const longestPause = 60_000;

/** The newest progress per book that is not saved yet. */
const waiting = new Map<number, Progress>();
let failures = 0;
let isSending = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;
/** The last known consent. */
let isAgreed = false;

const bodyOf = ({ documentId, lang, page, pageCount, positionMs, isFinished }: Progress) => ({
  document: documentId,
  language: languageCodes[lang],
  page,
  page_count: pageCount,
  position_ms: Math.max(0, Math.round(positionMs)),
  is_finished: isFinished,
});

const sendLater = () => {
  if (isSending) return;
  timer ??= setTimeout(() => void send(false), Math.min(longestPause, pause * 2 ** failures));
};

const sendOne = async (progress: Progress, keepalive: boolean): Promise<void> => {
  try {
    if (!keepalive) isAgreed = (await historyConsent()) === 'granted';
    if (!isAgreed) return;
    await unwrap(personalClient.POST('/auth-extend/account/progress', { body: bodyOf(progress), keepalive }));
    failures = 0;
  } catch (error) {
    console.warn('reading progress not kept', error);
    // A refusal is not retried.
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return;
    // Retried later, or when the network is back, unless newer progress has replaced it.
    if (!waiting.has(progress.documentId)) waiting.set(progress.documentId, progress);
    failures += 1;
  }
};

const send = async (keepalive: boolean): Promise<void> => {
  // Sequential: on a slow network an older call could arrive after a newer one. A call on leaving the page cannot wait.
  if (isSending && !keepalive) return;
  clearTimeout(timer);
  timer = undefined;
  const all = [...waiting.values()];
  waiting.clear();
  isSending = true;
  await Promise.all(all.map((progress) => sendOne(progress, keepalive)));
  isSending = false;
  if (waiting.size > 0) sendLater();
};

const leave = () => {
  if (document.visibilityState === 'hidden') void send(true);
};

/** Records the reader's position; may be called at every page turn or second of sound. */
export const recordProgress = (progress: Progress): void => {
  waiting.set(progress.documentId, progress);
  if (!isListening) {
    isListening = true;
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', () => void send(true));
    window.addEventListener('online', () => void send(false));
    // Leaving allows no time for a question.
    historyConsent().then(
      (consent) => {
        isAgreed = consent === 'granted';
      },
      (error: unknown) => console.warn('reading history: not known whether it is agreed to', error),
    );
  }
  sendLater();
};

/** Sends pending progress at once, such as when the reader closes without a page unload. */
export const flushProgress = (): Promise<void> => send(false);
