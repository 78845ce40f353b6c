'use client';

import { decodeComponent } from '@hat-nang/model/http/decode-component';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

const anchorDelayMs = 500;
const restoreDelayMs = 300;
const savedPositions = new Map<string, number>();
const readAddress = () => location.pathname + location.search;
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls after a navigation (docs/specification.md §2 "Routing behaviour"): smoothly to an anchor after 500 ms, or to the saved position 300 ms after Back
 * or Forward. If the visitor prefers reduced motion, scrolls immediately. Next scrolls to the top of all other pages.
 */
export function ScrollBehaviour() {
  const pathname = usePathname();
  const isReturning = useRef(false);
  const shownPath = useRef('');
  useEffect(() => {
    const savePosition = () => savedPositions.set(readAddress(), scrollY);
    const onPopState = () => {
      // Back can also only close a dialog. The path then stays the same.
      isReturning.current = location.pathname !== shownPath.current;
    };
    addEventListener('scrollend', savePosition);
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('scrollend', savePosition);
      removeEventListener('popstate', onPopState);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per page
  useEffect(() => {
    shownPath.current = location.pathname;
    const isMotionReduced = prefersReducedMotion();
    const savedPosition = isReturning.current ? savedPositions.get(readAddress()) : undefined;
    isReturning.current = false;
    const hash = decodeComponent(location.hash.slice(1));
    if (savedPosition === undefined && !hash) return;
    const timer = setTimeout(
      () => {
        if (savedPosition !== undefined) scrollTo({ top: savedPosition, behavior: 'instant' });
        else document.getElementById(hash)?.scrollIntoView({ behavior: isMotionReduced ? 'instant' : 'smooth' });
      },
      isMotionReduced ? 0 : savedPosition !== undefined ? restoreDelayMs : anchorDelayMs,
    );
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
}
