'use client';

import { useEffect } from 'react';
import { showToast } from '@/components/layout/toast-store';
import { hasSession, markSignedIn } from '@/session/signed-in';

interface SessionLoaderProps {
  labels: { loggedOut: string; logOutFailed: string };
}

const loadSession = () => import('@/session/session');

const startSession = async () => {
  markSignedIn();
  if (!hasSession()) return;
  try {
    (await loadSession()).startSession();
    // Preloads the toast code, because a log-out without a network fails and shows a toast. Without a network, the toast code could not be loaded then.
    await import('@/components/layout/toast-list');
  } catch (error) {
    // If the code cannot be loaded, the page does not change. `startWhenVisible` tries again, for example when the tab becomes visible.
    console.warn('session not loaded', error);
  }
};

/** Focuses the first visible sign-in button, because a log-out hides the element that had the focus. */
const focusSignIn = () =>
  [...document.querySelectorAll<HTMLElement>('[data-dialog="login"]')]
    .find((button) => button.checkVisibility())
    ?.focus();

/**
 * Loads the session if the browser has a session, and logs out after a click on an element with `data-log-out`. Every page contains this component. Therefore
 * it imports the session code on demand.
 */
export function SessionLoader({ labels }: SessionLoaderProps) {
  useEffect(() => {
    const startWhenVisible = () => {
      if (document.visibilityState === 'visible') void startSession();
    };
    const logOutOnClick = async (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-log-out]')) return;
      try {
        await (await loadSession()).logOut();
        showToast({ type: 'success', text: labels.loggedOut });
        focusSignIn();
      } catch (error) {
        console.warn('not logged out', error);
        showToast({ type: 'error', text: labels.logOutFailed });
      }
    };
    const channel = new BroadcastChannel('session');
    channel.addEventListener('message', startWhenVisible);
    document.addEventListener('visibilitychange', startWhenVisible);
    addEventListener('pageshow', startWhenVisible);
    document.addEventListener('click', logOutOnClick);
    void startSession();
    return () => {
      channel.close();
      document.removeEventListener('visibilitychange', startWhenVisible);
      removeEventListener('pageshow', startWhenVisible);
      document.removeEventListener('click', logOutOnClick);
    };
  }, [labels.loggedOut, labels.logOutFailed]);
  return null;
}
