/**
 * Keeps how far somebody has read, for "continue reading": one call every few seconds at most, the last one when the page is left. Nothing is sent
 * for who is not signed in or has not agreed; the back end refuses it too. Only documents have a place here: mental-health pages never do.
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

/** Milliseconds between two calls, and before a call that failed is made again: longer each time. */
const pause = 4000;
const longestPause = 60_000;

/** The newest place in each book that the back end has not got yet. */
const waiting = new Map<number, Progress>();
let failures = 0;
let isSending = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;
/** What was agreed when it was last asked. */
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
    // What was refused will be refused again.
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return;
    // It is tried again in a while, or when the network is back; unless a newer place has come meanwhile.
    if (!waiting.has(progress.documentId)) waiting.set(progress.documentId, progress);
    failures += 1;
  }
};

const send = async (keepalive: boolean): Promise<void> => {
  // One after the other: on a slow network an older place could arrive behind a newer one. Who leaves cannot wait.
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

/** Notes where the reader is; may be called at every change of page or second of sound. */
export const recordProgress = (progress: Progress): void => {
  waiting.set(progress.documentId, progress);
  if (!isListening) {
    isListening = true;
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', () => void send(true));
    window.addEventListener('online', () => void send(false));
    // Leaving leaves no time for a question.
    historyConsent().then(
      (consent) => {
        isAgreed = consent === 'granted';
      },
      (error: unknown) => console.warn('reading history: not known whether it is agreed to', error),
    );
  }
  sendLater();
};

/** Sends what waits at once, such as when the reader is closed without leaving the page. */
export const flushProgress = (): Promise<void> => send(false);
