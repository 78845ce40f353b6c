'use client';

import type { Lang } from '@hat-nang/model/languages';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { showToast } from '@/components/layout/toast-store';
import { sessionStore } from '@/session/session-store';

const loadSaving = () => import('./saving.ts');

/**
 * Handles clicks on all heart and playlist buttons (components/ui/save-buttons.tsx), and marks the favourites of a signed-in user. Every page contains this
 * component. The code that saves is loaded on demand.
 */
export function SaveButtonListener({ lang, failed }: { lang: Lang; failed: string }) {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has other heart buttons
  useEffect(() => {
    const followSession = () => {
      const { user } = sessionStore.get();
      if (!user && !document.querySelector('.save[aria-pressed=true]')) return;
      loadSaving().then(
        ({ updateHearts }) => updateHearts(lang),
        (error: unknown) => console.warn('hearts not loaded', error),
      );
    };
    followSession();
    return sessionStore.subscribe(followSession);
  }, [lang, pathname]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.save') : null;
      if (!button) return;
      event.preventDefault();
      // Ignores the second click of a double click, because the second click would undo the first click.
      if (event.detail > 1) return;
      loadSaving().then(
        ({ pressSaveButton }) => pressSaveButton(button, lang),
        (error: unknown) => {
          console.warn('hearts not loaded', error);
          showToast({ type: 'error', text: failed });
        },
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [lang, failed]);
  return null;
}
