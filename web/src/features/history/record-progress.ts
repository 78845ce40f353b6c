/**
 * Saves reading progress for "continue reading", at most once every few seconds and when the visitor leaves the page. Sends nothing for signed-out visitors
 * or without consent. The back end enforces both rules too. Only documents are recorded, never mental-health pages.
 */

import type { Lang } from '@hat-nang/model/languages';
import { languageCodes } from '@hat-nang/model/languages';
import { ApiError, personalClient, unwrap } from '@/cms/rest';
import { sessionStore } from '@/session/session-store';
import { readHistoryConsent } from './history-consent.ts';

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

/** Progress with the id of the user who read. Another user can log in on the same page before the progress is sent. */
interface UnsavedProgress extends Progress {
  userId: string | undefined;
}

/** Milliseconds from the first unsent change to the next request. Each consecutive failure doubles this time, up to `maxPauseMs`. */
const pauseMs = 4000;
const maxPauseMs = 60_000;

/**
 * The newest unsaved progress per book, including progress whose request is running. A send with `keepalive` removes its progress from this map before its
 * requests.
 */
const unsavedProgress = new Map<number, UnsavedProgress>();
let failureCount = 0;
let runningSends = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;
/** True if the user had agreed when the consent was last read. */
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
  if (runningSends > 0) return;
  timer ??= setTimeout(() => void send(false), Math.min(maxPauseMs, pauseMs * 2 ** failureCount));
};

/** Removes progress that needs no further request. Newer progress of the same book remains. */
const removeProgress = (progress: UnsavedProgress) => {
  if (unsavedProgress.get(progress.documentId) === progress) unsavedProgress.delete(progress.documentId);
};

const sendOne = async (progress: UnsavedProgress, keepalive: boolean): Promise<void> => {
  try {
    if (!keepalive) hasConsent = (await readHistoryConsent()) === 'granted';
    if (hasConsent && progress.userId === sessionStore.get().user?.id) {
      await unwrap(personalClient.POST('/auth-extend/account/progress', { body: toRequestBody(progress), keepalive }));
      failureCount = 0;
    }
    removeProgress(progress);
  } catch (error) {
    console.warn('reading progress not kept', error);
    // A retry of a refused request would fail again, so the progress is dropped.
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return removeProgress(progress);
    // The progress is sent again later, or when the browser is online again. Newer progress of the same book takes precedence.
    if (keepalive && !unsavedProgress.has(progress.documentId)) unsavedProgress.set(progress.documentId, progress);
    failureCount += 1;
  }
};

const send = async (keepalive: boolean): Promise<void> => {
  // A send without `keepalive` starts only while no other send is running, because on a slow network an older request could arrive after a newer one. A send
  // with `keepalive` cannot wait, because the visitor leaves. It repeats running requests, because the browser cancels those requests with the page.
  if (keepalive ? !hasConsent : runningSends > 0) return;
  clearTimeout(timer);
  timer = undefined;
  const progressToSend = [...unsavedProgress.values()];
  if (keepalive) unsavedProgress.clear();
  runningSends += 1;
  await Promise.all(progressToSend.map((progress) => sendOne(progress, keepalive)));
  runningSends -= 1;
  if (unsavedProgress.size > 0) scheduleSend();
};

const onVisibilityChange = () => {
  if (document.visibilityState === 'hidden') void send(true);
};

/** Records the position in a book. The function can be called often, for example at each page turn and each second of narration. */
export const recordProgress = (progress: Progress): void => {
  unsavedProgress.set(progress.documentId, { ...progress, userId: sessionStore.get().user?.id });
  if (!isListening) {
    isListening = true;
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', () => void send(true));
    window.addEventListener('online', () => void send(false));
    // The consent is read early, because there is no time for this request when the visitor leaves.
    readHistoryConsent().then(
      (consent) => {
        hasConsent = consent === 'granted';
      },
      (error: unknown) => console.warn('reading history: not known whether it is agreed to', error),
    );
  }
  scheduleSend();
};

/** Sends unsaved progress immediately. If another send is running, the next scheduled send contains the progress. */
export const flushProgress = (): Promise<void> => send(false);
