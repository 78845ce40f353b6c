'use client';

import { useEffect, useState } from 'react';

/**
 * Marks the page as hydrated and replays earlier clicks (web/front/late-scripts/held-presses.ts). It is last in the page and renders in the second pass,
 * so the effects of all other components run first.
 */
export function HydrationMark() {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => setIsSettled(true), []);
  useEffect(() => {
    if (!isSettled) return;
    document.documentElement.dataset.awake = '';
    window.__releasePresses?.();
  }, [isSettled]);
  return null;
}
