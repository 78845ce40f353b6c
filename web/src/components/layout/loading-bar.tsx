'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { findPressedLink } from './pressed-link.ts';

const showDelayMs = 200;
const maxDurationMs = 2000;

const isPageNavigation = (event: MouseEvent): boolean => {
  const link = findPressedLink(event);
  // A link with `data-document` opens a popup over the current page (features/documents/popup-dialog.tsx).
  if (!link || link.dataset.document !== undefined) return false;
  return link.pathname + link.search !== location.pathname + location.search;
};

/**
 * Progress bar at the top while the next page loads: after 200 ms, for at most 2 s, 3 px high (docs/specification.md §9). The component reads path and query
 * string, because filtered lists differ only in the query string. useSearchParams needs a Suspense around this component.
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
      const startUrl = location.href;
      // The address changes before React renders the new page. If the address has changed, the page has loaded and only the render is slow. The bar then
      // stays hidden.
      timer = setTimeout(() => setIsLoading(location.href === startUrl), showDelayMs);
    };
    // Uses the capture phase to run before React's click handlers, so that `startUrl` is the address before the navigation.
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
  // The style is in theme/fonts.ts, because the scripts of a page are close to their size limit.
  return <div role="progressbar" aria-label={label} data-loading-bar />;
}
