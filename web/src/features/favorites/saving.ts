/**
 * Behaviour of the heart and playlist buttons. This file loads for a signed-in user, or on the first click. A heart button changes optimistically. A click
 * during a request changes the button, and a further request follows if the state differs. A failed request reverts the button, and shows a message or the
 * login dialog.
 */

import type { Lang } from '@hat-nang/model/languages';
import { ApiError, NetworkError } from '@/cms/rest';
import { openDialog } from '@/components/dialog/dialog-store';
import { dialogStore } from '@/components/dialog/opened-dialog';
import { rememberOpener } from '@/components/dialog/opener';
import { showToast } from '@/components/layout/toast-store';
import { loadMessages } from '@/i18n/client';
import { isMember, sessionStore } from '@/session/session-store';
import { hasSession } from '@/session/signed-in';
import { parseFavoriteKey, readFavoriteKeys, setFavorite } from './favorites.ts';

interface FavoriteMessage {
  user: string;
  key: string;
  isFavorite: boolean;
}
const channel = new BroadcastChannel('favorites');

/** Id of the user to whom the states below belong. */
let currentUser: string | undefined;
/** States that the back end has confirmed, by key of the heart button. */
const confirmedStates = new Map<string, boolean>();
/** States that the user has chosen and the back end has not confirmed yet, by key of the heart button. */
const targetStates = new Map<string, boolean>();
const listeners = new Set<(key: string, isFavorite: boolean) => void>();

const isFavorite = (key: string) => targetStates.get(key) ?? confirmedStates.get(key) ?? false;
const findHearts = () => [...document.querySelectorAll<HTMLElement>('.save[data-favorite]')];

const renderHearts = (onlyKey?: string) => {
  for (const heart of findHearts()) {
    const key = heart.dataset.favorite ?? '';
    if (onlyKey !== undefined && key !== onlyKey) continue;
    const pressedState = String(isFavorite(key));
    if (heart.getAttribute('aria-pressed') !== pressedState) heart.setAttribute('aria-pressed', pressedState);
  }
};

const confirmState = (key: string, value: boolean) => {
  confirmedStates.set(key, value);
  for (const listener of listeners) listener(key, value);
};

/** Subscribes to confirmed changes of favourites in all tabs. */
export const onFavorite = (listener: (key: string, isFavorite: boolean) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Records a change by another component, such as the list of favourites, and notifies other tabs. */
export const confirmFavorite = (user: string, key: string, value: boolean): void => {
  confirmState(key, value);
  renderHearts(key);
  channel.postMessage({ user, key, isFavorite: value } satisfies FavoriteMessage);
};

let isReadingHearts = false;
/** Reads in one request the states of those heart buttons of the page whose state is not known yet. */
const readNewHearts = async (): Promise<void> => {
  const user = currentUser;
  const keys = [...new Set(findHearts().map((heart) => heart.dataset.favorite ?? ''))].filter(
    (key) => !confirmedStates.has(key) && parseFavoriteKey(key),
  );
  if (!user || keys.length === 0) return;
  const favoriteKeys = await readFavoriteKeys(keys);
  if (currentUser !== user) return;
  for (const key of keys) if (!confirmedStates.has(key)) confirmedStates.set(key, favoriteKeys.has(key));
  renderHearts();
};
const readNewHeartsOnce = async () => {
  if (isReadingHearts) return;
  isReadingHearts = true;
  try {
    await readNewHearts();
  } catch (error) {
    // The buttons keep their current state. A later click still saves, because the request contains the chosen state.
    console.warn('hearts not read', error);
  } finally {
    isReadingHearts = false;
  }
};

let observer: MutationObserver | undefined;
/**
 * Updates the heart buttons for the current user and page. For a signed-in user, also performs a pending save, and observes new buttons. Repeated calls are
 * safe.
 */
export const updateHearts = (lang: Lang): void => {
  const sessionUser = sessionStore.get().user;
  const user = sessionUser && isMember(sessionUser) ? sessionUser.id : undefined;
  if (user !== currentUser) {
    currentUser = user;
    confirmedStates.clear();
    targetStates.clear();
  }
  renderHearts();
  if (!user) return;
  void readNewHeartsOnce();
  void performPendingSave(lang);
  if (observer) return;
  // Observes the page, because popups and navigations add heart buttons.
  observer = new MutationObserver((changes) => {
    const hasHearts = changes.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) => node instanceof Element && (node.matches('.save') || node.querySelector('.save') !== null),
      ),
    );
    if (!hasHearts) return;
    renderHearts();
    void readNewHeartsOnce();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  channel.addEventListener('message', ({ data }: MessageEvent<FavoriteMessage>) => {
    if (data.user !== currentUser) return;
    confirmState(data.key, data.isFavorite);
    renderHearts(data.key);
  });
};

const showFailure = async (lang: Lang, error: unknown) => {
  const t = await loadMessages(lang, 'saving');
  showToast({ type: 'error', text: t(error instanceof NetworkError ? 'offline' : 'failed') });
};

/** Sends the chosen state. If the user has meanwhile chosen another state, sends that state too. Resolves to true if the back end has the last chosen state. */
const sendState = async (key: string, lang: Lang): Promise<boolean> => {
  const parts = parseFavoriteKey(key);
  const user = currentUser;
  if (!parts || !user) return false;
  try {
    for (;;) {
      const value = targetStates.get(key);
      if (value === undefined || currentUser !== user) return false;
      await setFavorite(parts.collection, parts.id, value);
      confirmState(key, value);
      channel.postMessage({ user, key, isFavorite: value } satisfies FavoriteMessage);
      if (targetStates.get(key) === value) break;
    }
  } catch (error) {
    targetStates.delete(key);
    // A read that is still pending must not change the button, because the next press repeats what failed.
    if (!confirmedStates.has(key)) confirmedStates.set(key, false);
    renderHearts(key);
    if (error instanceof ApiError && error.status === 401) signInToSave({ kind: 'favorite', key });
    else if (error instanceof ApiError || error instanceof NetworkError) await showFailure(lang, error);
    else throw error;
    return false;
  }
  targetStates.delete(key);
  renderHearts(key);
  return true;
};

/**
 * Shows a change immediately and sends it to the back end. Resolves to true when the change is saved. Resolves to false after a failure. Also resolves to
 * false while an earlier call for the same button runs; the earlier call then sends this change too.
 */
const changeFavorite = async (key: string, value: boolean, lang: Lang): Promise<boolean> => {
  const isPending = targetStates.has(key);
  targetStates.set(key, value);
  renderHearts(key);
  return !isPending && sendState(key, lang);
};

type PendingSave = { kind: 'favorite'; key: string } | { kind: 'playlist'; document: number; title: string };
const pendingSaveKey = 'wish';

const readPendingSave = (): PendingSave | undefined => {
  try {
    return JSON.parse(window.sessionStorage.getItem(pendingSaveKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};
const storePendingSave = (pendingSave: PendingSave | undefined) => {
  try {
    if (pendingSave) window.sessionStorage.setItem(pendingSaveKey, JSON.stringify(pendingSave));
    else window.sessionStorage.removeItem(pendingSaveKey);
  } catch (error) {
    console.warn('favorites: the pending save was not stored', error);
  }
};

/**
 * Stores a pending save and opens the login dialog. After a login, `updateHearts` performs the pending save. If the dialog closes without a login, the
 * pending save is dropped.
 */
const signInToSave = (pendingSave: PendingSave) => {
  storePendingSave(pendingSave);
  openDialog('login');
  const unsubscribe = dialogStore.subscribe(() => {
    if (dialogStore.get()) return;
    unsubscribe();
    if (!sessionStore.get().user) storePendingSave(undefined);
  });
};

/** Resolves when no dialog is open. Closing a dialog restores the address, so the next dialog must open after the close. */
const waitForDialogClose = (): Promise<void> =>
  new Promise((resolve) => {
    const resolveWhenClosed = () => {
      if (dialogStore.get()) return;
      unsubscribe();
      setTimeout(resolve);
    };
    const unsubscribe = dialogStore.subscribe(resolveWhenClosed);
    resolveWhenClosed();
  });

const performPendingSave = async (lang: Lang): Promise<void> => {
  const pendingSave = readPendingSave();
  if (!pendingSave) return;
  storePendingSave(undefined);
  if (pendingSave.kind === 'favorite') {
    if (!(await changeFavorite(pendingSave.key, true, lang))) return;
    const t = await loadMessages(lang, 'saving');
    showToast({ type: 'success', text: t('saved') });
    return;
  }
  await waitForDialogClose();
  openDialog('add-to-playlist', { document: pendingSave.document, title: pendingSave.title });
};

/**
 * Returns the signed-in user. Undefined if signed out. Fetches the user if the browser has a session that is not loaded yet.
 * @throws NetworkError if the session could not be loaded
 */
const readUser = async () => {
  const { user } = sessionStore.get();
  if (user || !hasSession()) return user;
  const fetchedUser = await (await import('@/session/session')).fetchUser();
  if (!fetchedUser && sessionStore.get().status === 'error') throw new NetworkError('session');
  return fetchedUser;
};

/** Handles a click on a heart or a playlist button. */
export const pressSaveButton = async (button: HTMLElement, lang: Lang): Promise<void> => {
  rememberOpener(button);
  const { favorite, playlist, title = '' } = button.dataset;
  const nextState = button.getAttribute('aria-pressed') !== 'true';
  // The button changes before the session is known. For a signed-out visitor, `renderHearts` reverts the button.
  if (favorite && hasSession()) button.setAttribute('aria-pressed', String(nextState));
  try {
    const user = await readUser();
    if (user && !isMember(user)) {
      renderHearts(favorite);
      const t = await loadMessages(lang, 'saving');
      showToast({ type: 'error', text: t('staff') });
      return;
    }
    if (favorite && parseFavoriteKey(favorite)) {
      if (!user) {
        renderHearts(favorite);
        return signInToSave({ kind: 'favorite', key: favorite });
      }
      updateHearts(lang);
      void changeFavorite(favorite, nextState, lang);
      return;
    }
    if (!playlist) return;
    const pendingSave = { document: Number(playlist), title };
    if (user) openDialog('add-to-playlist', pendingSave);
    else signInToSave({ kind: 'playlist', ...pendingSave });
  } catch (error) {
    renderHearts(favorite);
    if (!(error instanceof NetworkError)) throw error;
    await showFailure(lang, error);
  }
};
