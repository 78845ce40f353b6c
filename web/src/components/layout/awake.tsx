'use client';

import { useEffect, useState } from 'react';

/**
 * Marks the page as hydrated and replays earlier clicks (web/front/late-scripts/held-presses.ts). The layout renders this component last, and it acts only
 * after a second render, so that the effects of the other components run first.
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
