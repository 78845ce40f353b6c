'use client';

import { useEffect, useState } from 'react';

/**
 * Marks the page as hydrated and replays earlier clicks (web/front/late-scripts/held-presses.ts). It is the last component of the page and acts only after a
 * second render, so the effects of all other components run first.
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
