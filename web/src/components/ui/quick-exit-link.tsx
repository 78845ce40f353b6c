'use client';

import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { quickExitKey } from '@/routing/quick-exit-mark';
import { createExitKeyCounter } from './quick-exit-keys.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface QuickExitLinkProps {
  href: string;
  className?: string;
  style?: CSSProperties;
  messages: { more: string; leaving: string };
  children: ReactNode;
}

/**
 * The session storage, or an empty object on the server and in browsers that block session storage. In such browsers, the Back button can show an earlier
 * page with this link.
 */
let storage: Record<string, string> = {};
try {
  storage = sessionStorage;
} catch {
  // `storage` remains the empty object.
}

const leavePage = (href: string) => {
  // Hides the page while the next page loads. In the back/forward cache, this page also remains hidden.
  document.documentElement.style.visibility = 'hidden';
  document.title = '…';
  storage[quickExitKey] = '1';
  location.replace(href);
};

/** Checks whether the visitor reached this document with the Back or Forward button. */
const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' && entry.name === location.href;
};

/**
 * Link that leaves the page immediately, on a click or after three presses of Shift. The new page replaces the history entry. If the Back button then returns
 * to another page with this link, the link leaves that page too.
 */
export function QuickExitLink({ href, className, style, messages, children }: QuickExitLinkProps) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const onReturn = (event: PageTransitionEvent) => {
      if (event.persisted && storage[quickExitKey]) leavePage(href);
    };
    if (storage[quickExitKey]) {
      if (isReturn()) leavePage(href);
      else delete storage[quickExitKey];
    }
    const recordPress = createExitKeyCounter();
    const onKey = (event: KeyboardEvent) => {
      const effect = recordPress(event.key, event.repeat, event.timeStamp);
      setAnnouncement(effect ? messages[effect] : '');
      if (effect === 'leaving') leavePage(href);
    };
    addEventListener('pageshow', onReturn);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pageshow', onReturn);
      removeEventListener('keydown', onKey);
    };
  }, [href, messages]);
  return (
    <>
      <a
        href={href}
        className={className}
        style={style}
        onClick={(event) => {
          event.preventDefault();
          leavePage(href);
        }}
      >
        {children}
      </a>
      <span role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </>
  );
}
