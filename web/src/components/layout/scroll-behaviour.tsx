'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

const hashDelay = 500;
const restoreDelay = 300;
const positions = new Map<string, number>();
const addressOf = () => window.location.pathname + window.location.search;
const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls after a navigation (docs/specification.md §2 "Routing behaviour"): to the top of a new page (Next does this), smoothly to an anchor after
 * 500 ms, to the saved position after 300 ms. If the visitor prefers reduced motion, it scrolls at once.
 */
export function ScrollBehaviour() {
  const pathname = usePathname();
  const isReturning = useRef(false);
  const shown = useRef('');
  useEffect(() => {
    const remember = () => positions.set(addressOf(), window.scrollY);
    const returning = () => {
      // Back may only close a dialog; the path is then the same.
      isReturning.current = window.location.pathname !== shown.current;
    };
    window.addEventListener('scrollend', remember);
    window.addEventListener('popstate', returning);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('popstate', returning);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per page
  useEffect(() => {
    shown.current = window.location.pathname;
    const calm = isCalm();
    const saved = isReturning.current ? positions.get(addressOf()) : undefined;
    isReturning.current = false;
    const hash = decodeURIComponent(window.location.hash.slice(1));
    if (saved === undefined && !hash) return;
    const timer = setTimeout(
      () => {
        if (saved !== undefined) window.scrollTo({ top: saved, behavior: 'instant' });
        else document.getElementById(hash)?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
      },
      calm ? 0 : saved !== undefined ? restoreDelay : hashDelay,
    );
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
}
