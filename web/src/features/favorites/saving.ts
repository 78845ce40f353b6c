/**
 * What the hearts and playlist buttons of a page do. Loaded when somebody is signed in, or presses one. A heart changes at once; the back end is
 * told, and asked again only when the choice has changed meanwhile. Whatever it refuses is taken back, with a word.
 */

import type { Lang } from '@hat-nang/model/languages';
import { ApiError, NetworkError } from '@/cms/rest';
import { openDialog } from '@/components/dialog/dialog-store';
import { dialogStore } from '@/components/dialog/opened-dialog';
import { rememberOpener } from '@/components/dialog/opener';
import { showToast } from '@/components/layout/toast-store';
import { loadMessages } from '@/i18n/client';
import { sessionStore } from '@/session/session-store';
import { holdsSession } from '@/session/signed-in';
import { readHearts, readKey, setFavorite } from './favorites.ts';

interface News {
  user: string;
  key: string;
  isFavorite: boolean;
}
const channel = new BroadcastChannel('favorites');

/** Whose hearts these are. */
let owner: string | undefined;
/** What the back end has confirmed. */
const confirmed = new Map<string, boolean>();
/** What the person wants, while it is on its way. */
const wanted = new Map<string, boolean>();
const listeners = new Set<(key: string, isFavorite: boolean) => void>();

const isFavorite = (key: string) => wanted.get(key) ?? confirmed.get(key) ?? false;
const hearts = () => [...document.querySelectorAll<HTMLElement>('.save[data-favorite]')];

const paint = (only?: string) => {
  for (const heart of hearts()) {
    const key = heart.dataset.favorite ?? '';
    if (only !== undefined && key !== only) continue;
    const pressed = String(isFavorite(key));
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed);
  }
};

const settle = (key: string, value: boolean) => {
  confirmed.set(key, value);
  for (const listener of listeners) listener(key, value);
};

/** Tells when a favourite changes, here or in another tab. */
export const onFavorite = (listener: (key: string, isFavorite: boolean) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A change that was made elsewhere on the page, such as in the list of favourites; other tabs learn of it. */
export const noteFavorite = (user: string, key: string, value: boolean): void => {
  settle(key, value);
  paint(key);
  channel.postMessage({ user, key, isFavorite: value } satisfies News);
};

let isAsking = false;
/** Asks for all hearts of the page that are not known, in one request. */
const ask = async (): Promise<void> => {
  const user = owner;
  const keys = [...new Set(hearts().map((heart) => heart.dataset.favorite ?? ''))].filter(
    (key) => !confirmed.has(key) && readKey(key),
  );
  if (!user || keys.length === 0) return;
  const found = await readHearts(keys);
  if (owner !== user) return;
  for (const key of keys) if (!confirmed.has(key)) confirmed.set(key, found.has(key));
  paint();
};
const askOnce = async () => {
  if (isAsking) return;
  isAsking = true;
  try {
    await ask();
  } catch (error) {
    // Hearts stay as they are; pressing one still says what is wanted.
    console.warn('hearts not read', error);
  } finally {
    isAsking = false;
  }
};

let observer: MutationObserver | undefined;
/** Follows who is signed in and what the page shows; safe to call again. */
export const followHearts = (lang: Lang): void => {
  const user = sessionStore.get().user?.id;
  if (user !== owner) {
    owner = user;
    confirmed.clear();
    wanted.clear();
  }
  paint();
  if (!user) return;
  void askOnce();
  void carryOut(lang);
  if (observer) return;
  // Popups and further pages bring hearts of their own.
  observer = new MutationObserver((changes) => {
    const hasHearts = changes.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) => node instanceof Element && (node.matches('.save') || node.querySelector('.save') !== null),
      ),
    );
    if (!hasHearts) return;
    paint();
    void askOnce();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data.user !== owner) return;
    settle(data.key, data.isFavorite);
    paint(data.key);
  });
};

const fail = async (lang: Lang, error: unknown) => {
  const t = await loadMessages(lang, 'saving');
  showToast({ type: 'error', text: t(error instanceof NetworkError ? 'offline' : 'failed'), duration: 8000 });
};

/** Sends until the back end has what the person wants last. */
const send = async (key: string, lang: Lang): Promise<void> => {
  const parts = readKey(key);
  const user = owner;
  if (!parts || !user) return;
  try {
    for (;;) {
      const value = wanted.get(key);
      if (value === undefined || owner !== user) return;
      await setFavorite(parts.collection, parts.id, value);
      settle(key, value);
      channel.postMessage({ user, key, isFavorite: value } satisfies News);
      if (wanted.get(key) === value) break;
    }
  } catch (error) {
    wanted.delete(key);
    paint(key);
    if (error instanceof ApiError && error.status === 401) return signInFor({ kind: 'favorite', key });
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    return fail(lang, error);
  }
  wanted.delete(key);
  paint(key);
};

/** Makes it so, at once on the screen. */
export const changeFavorite = (key: string, value: boolean, lang: Lang): void => {
  const isUnderWay = wanted.has(key);
  wanted.set(key, value);
  paint(key);
  if (!isUnderWay) void send(key, lang);
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
const storePendingSave = (pending: PendingSave | undefined) => {
  try {
    if (pending) window.sessionStorage.setItem(pendingSaveKey, JSON.stringify(pending));
    else window.sessionStorage.removeItem(pendingSaveKey);
  } catch (error) {
    console.warn('favorites: the pending save was not stored', error);
  }
};

/** Log-in first; then the pending save is carried out. Closing the dialog takes it back. */
const signInFor = (pending: PendingSave) => {
  storePendingSave(pending);
  openDialog('login');
  const end = dialogStore.subscribe(() => {
    if (dialogStore.get()) return;
    end();
    if (!sessionStore.get().user) storePendingSave(undefined);
  });
};

/** The log-in dialog closes and leads to the same address; only then the next one opens. */
const untilClosed = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (dialogStore.get()) return;
      end();
      setTimeout(resolve);
    };
    const end = dialogStore.subscribe(check);
    check();
  });

const carryOut = async (lang: Lang): Promise<void> => {
  const pending = readPendingSave();
  if (!pending) return;
  storePendingSave(undefined);
  if (pending.kind === 'favorite') {
    changeFavorite(pending.key, true, lang);
    const t = await loadMessages(lang, 'saving');
    showToast({ type: 'success', text: t('saved') });
    return;
  }
  await untilClosed();
  openDialog('add-to-playlist', { document: pending.document, title: pending.title });
};

/** Who is signed in; asked now if the page has only just been opened. */
const knownUser = async () => {
  const { user } = sessionStore.get();
  if (user || !holdsSession()) return user;
  const found = await (await import('@/session/session')).fetchUser();
  if (!found && sessionStore.get().status === 'error') throw new NetworkError('session');
  return found;
};

/** A heart or a playlist button was pressed. */
export const press = async (button: HTMLElement, lang: Lang): Promise<void> => {
  rememberOpener(button);
  const { favorite, playlist, title = '' } = button.dataset;
  const next = button.getAttribute('aria-pressed') !== 'true';
  // At once on the screen, whoever it is; `paint` takes it back for a visitor.
  if (favorite && holdsSession()) button.setAttribute('aria-pressed', String(next));
  try {
    const user = await knownUser();
    if (favorite && readKey(favorite)) {
      if (!user) {
        paint(favorite);
        return signInFor({ kind: 'favorite', key: favorite });
      }
      followHearts(lang);
      return changeFavorite(favorite, next, lang);
    }
    if (!playlist) return;
    const pending = { document: Number(playlist), title };
    if (user) openDialog('add-to-playlist', pending);
    else signInFor({ kind: 'playlist', ...pending });
  } catch (error) {
    paint(favorite);
    if (!(error instanceof NetworkError)) throw error;
    await fail(lang, error);
  }
};
