'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { sendCount } from './send-count.ts';

/** Milliseconds after which a page counts as opened. The report then never competes with the loading of the page. */
const openedAfterMs = 3000;

/** Counts the page, and every page that a link opens in it. */
export function VisitCount() {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    const timer = setTimeout(() => sendCount('opened'), openedAfterMs);
    return () => clearTimeout(timer);
  }, [path]);
  return null;
}
