'use client';

import { useEffect, useState } from 'react';

/**
 * Signals that the page is hydrated and replays earlier clicks (web/front/late-scripts/held-presses.ts). Last in the page, and only in the second
 * render, so that the effects of all other parts run first.
 */
export function Awake() {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => setIsSettled(true), []);
  useEffect(() => {
    if (!isSettled) return;
    document.documentElement.dataset.awake = '';
    window.__releasePresses?.();
  }, [isSettled]);
  return null;
}
