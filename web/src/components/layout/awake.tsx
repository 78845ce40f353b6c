'use client';

import { useEffect } from 'react';

/** Tells that the page's scripts run, and has what was pressed before carried out (wake/held-presses.ts). Last in the page: its effects run after all others. */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    window.__releasePresses?.();
  }, []);
  return null;
}
