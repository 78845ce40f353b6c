/**
 * Keeps how far somebody has read, for "continue reading": one call every few seconds at most, the last one when the page is left. Nothing is sent
 * for who is not signed in or has not agreed; the back end refuses it too. Only documents have a place here: mental-health pages never do.
 */
import { ApiError, post } from '@/cms/rest';
import type { Lang } from '@/i18n/languages';
import { languageCodes } from '@/i18n/languages';
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

/** Milliseconds between two calls. */
const pause = 4000;

let waiting: Progress | undefined;
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

const send = async (keepalive: boolean): Promise<void> => {
  clearTimeout(timer);
  timer = undefined;
  const progress = waiting;
  if (!progress) return;
  waiting = undefined;
  try {
    if (!keepalive) isAgreed = (await historyConsent()) === 'granted';
    if (!isAgreed) return;
    await post('auth-extend/account/progress', bodyOf(progress), { keepalive });
  } catch (error) {
    // A newer place has come meanwhile, or this one is tried again when the network is back. What was refused will be refused again.
    if (!(error instanceof ApiError) || error.status >= 500) waiting ??= progress;
    console.warn('reading progress not kept', error);
  }
};

const leave = () => {
  if (document.visibilityState === 'hidden') void send(true);
};

/** Notes where the reader is; may be called at every change of page or second of sound. */
export const recordProgress = (progress: Progress): void => {
  // Another book: the place in the one before is not to be lost.
  if (waiting && waiting.documentId !== progress.documentId) void send(false);
  waiting = progress;
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
  timer ??= setTimeout(() => void send(false), pause);
};

/** Sends what waits at once, such as when the reader is closed without leaving the page. */
export const flushProgress = (): Promise<void> => send(false);
