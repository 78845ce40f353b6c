'use client';

import { useEffect } from 'react';
import { showToast } from '@/components/layout/toast-store';
import { holdsSession, markSignedIn } from '@/session/signed-in';

interface SessionLoaderProps {
  labels: { loggedOut: string; logOutFailed: string };
}

const loadSession = () => import('@/session/session');

const start = async () => {
  markSignedIn();
  if (!holdsSession()) return;
  try {
    (await loadSession()).startSession();
    // Loaded now: the toast that reports a failed log-out could not be loaded without the network.
    await import('@/components/layout/toast-list');
  } catch (error) {
    // Without the network the page does not change; the session is loaded again when the tab becomes visible.
    console.warn('session not loaded', error);
  }
};

/** The focused element is hidden now; the sign-in button replaces it. */
const focusSignIn = () =>
  [...document.querySelectorAll<HTMLElement>('[data-dialog="login"]')].find((each) => each.checkVisibility())?.focus();

/** Part of every page and small: loads the session where the browser has one, and logs out on a click on `data-log-out`. */
export function SessionLoader({ labels }: SessionLoaderProps) {
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') void start();
    };
    const leave = async (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-log-out]')) return;
      try {
        await (await loadSession()).logOut();
        showToast({ type: 'success', text: labels.loggedOut });
        focusSignIn();
      } catch (error) {
        console.warn('not logged out', error);
        showToast({ type: 'error', text: labels.logOutFailed, duration: 8000 });
      }
    };
    const others = new BroadcastChannel('session');
    others.addEventListener('message', wake);
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    document.addEventListener('click', leave);
    void start();
    return () => {
      others.close();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
      document.removeEventListener('click', leave);
    };
  }, [labels.loggedOut, labels.logOutFailed]);
  return null;
}
