'use client';

import { useEffect } from 'react';

let clickedChoice: { key: string; isPanelOpen: boolean } | undefined;

/** After a click on a filter option, restores the focus and the open or closed state of the FilterPanel, because the click renders a new page without both. */
export function RestoreFilterFocus() {
  useEffect(() => {
    const restoredChoice = clickedChoice;
    clickedChoice = undefined;
    const panel = document.querySelector<HTMLDetailsElement>('details[data-filters]');
    if (restoredChoice && panel) {
      panel.open = restoredChoice.isPanelOpen;
      panel
        .querySelector<HTMLElement>(`[data-choice="${CSS.escape(restoredChoice.key)}"]`)
        ?.focus({ preventScroll: true });
    }
    const rememberChoice = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a') : null;
      if (link?.dataset.results !== undefined && panel) panel.open = false;
      const key = link?.dataset.choice;
      clickedChoice = key ? { key, isPanelOpen: panel?.open === true } : undefined;
    };
    document.addEventListener('click', rememberChoice, true);
    return () => document.removeEventListener('click', rememberChoice, true);
  }, []);
  return null;
}
