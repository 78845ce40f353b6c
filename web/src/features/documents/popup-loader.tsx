'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { PopupDialogProps } from './popup-dialog.tsx';
import { findLink, findPressedLink } from './pressed-link.ts';

const loadDialog = () => import('./popup-dialog.tsx');

/**
 * Loads the code of the popup after a click on a card, or if the address contains `document=`. If the code fails to load after a click, the lesson page
 * opens.
 */
export function PopupLoader(props: Omit<PopupDialogProps, 'pressed'>) {
  const [Popup, setPopup] = useState<ComponentType<PopupDialogProps>>();
  const [pressed, setPressed] = useState<HTMLAnchorElement>();
  useEffect(() => {
    if (Popup) return;
    const openPopup = async (link?: HTMLAnchorElement) => {
      try {
        const { PopupDialog } = await loadDialog();
        setPressed(link);
        setPopup(() => PopupDialog);
      } catch (error) {
        console.warn('popup not loaded', error);
        if (link) location.assign(link.href);
      }
    };
    const onClick = (event: MouseEvent) => {
      const link = findPressedLink(event);
      if (!link) return;
      event.preventDefault();
      void openPopup(link);
    };
    const preloadDialog = (event: Event) => {
      // A failed preload is only logged. A click loads the code again. If the code fails to load then, the click opens the lesson page.
      if (findLink(event)) loadDialog().catch((error: unknown) => console.warn('popup not loaded', error));
    };
    const followAddress = () => {
      if (/[?&]document=/.test(location.search)) void openPopup();
    };
    document.addEventListener('click', onClick, true);
    document.addEventListener('pointerover', preloadDialog);
    document.addEventListener('focusin', preloadDialog);
    addEventListener('popstate', followAddress);
    followAddress();
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('pointerover', preloadDialog);
      document.removeEventListener('focusin', preloadDialog);
      removeEventListener('popstate', followAddress);
    };
  }, [Popup]);
  return Popup ? <Popup {...props} pressed={pressed} /> : null;
}
