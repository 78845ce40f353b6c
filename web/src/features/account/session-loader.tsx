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
    // Loads the toast code early. A toast reports a log-out that failed without a network, and the toast code could not be loaded at that moment.
    await import('@/components/layout/toast-list');
  } catch (error) {
    // Without a network the page does not change. The session is loaded again when the tab becomes visible.
    console.warn('session not loaded', error);
  }
};

/** Focuses the sign-in button. After a log-out, the focused element is hidden. */
const focusSignIn = () =>
  [...document.querySelectorAll<HTMLElement>('[data-dialog="login"]')]
    .find((button) => button.checkVisibility())
    ?.focus();

/** Loads the session if the browser has one, and logs out after a click on `data-log-out`. Every page contains this component, so it is small. */
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
