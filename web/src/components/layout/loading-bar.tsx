'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';

const showDelayMs = 200;
const maxDurationMs = 2000;

const isPageNavigation = (event: MouseEvent): boolean => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== window.location.origin)
    return false;
  // This link opens a popup over the current page (features/documents/popup-dialog.tsx).
  if (link.dataset.document !== undefined) return false;
  return link.pathname + link.search !== window.location.pathname + window.location.search;
};

/**
 * Progress bar at the top while the next page loads: after 200 ms, for 2 s, 3 px high (docs/specification.md §9). It reads path and query string,
 * because a filtered list differs only in the query string. useSearchParams needs a Suspense around this component.
 */
export function LoadingBar({ label }: { label: string }) {
  const page = `${usePathname()}?${useSearchParams()}`;
  const [isLoading, setIsLoading] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page cancels the timer that a click on the previous page started
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startTimer = (event: MouseEvent) => {
      if (!isPageNavigation(event)) return;
      clearTimeout(timer);
      const startUrl = window.location.href;
      // The address changes before React renders the new page. On a slow device, the render may take longer than `showDelayMs` (200).
      timer = setTimeout(() => setIsLoading(window.location.href === startUrl), showDelayMs);
    };
    // Uses the capture phase to run before React's click handlers. `startUrl` is then the address before the navigation.
    document.addEventListener('click', startTimer, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', startTimer, true);
    };
  }, [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => setIsLoading(false), [page]);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLoading(false), maxDurationMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      data-loading-bar
      style={{
        position: 'fixed',
        inset: '0 0 auto 0',
        height: 3,
        zIndex: 5000,
        background: '#f2ac0c',
        transformOrigin: 'left',
        animation: `loading-bar ${maxDurationMs}ms ease-out forwards`,
      }}
    />
  );
}
