'use client';

import { useEffect, useState } from 'react';

/**
 * Tells that the page's scripts run, and has what was pressed before carried out (web/front/late-scripts/held-presses.ts). Last in the page: its effects run after all
 * others. Only in the second rendering: what other parts set up in effects of the first, such as the reader's player, reaches their handlers with it.
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
