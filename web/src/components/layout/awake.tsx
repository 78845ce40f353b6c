'use client';

import { useEffect, useState } from 'react';

/**
 * Tells that the page's scripts run, and has what was pressed before carried out (web/front/late-scripts/held-presses.ts). Last in the page, and only
 * in the second rendering: effects of all other parts, such as the reader's player, run first.
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
