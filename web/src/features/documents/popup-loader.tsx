'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { PopupDialogProps } from './popup-dialog.tsx';
import { linkOf, pressedLink } from './pressed-link.ts';

const load = () => import('./popup-dialog.tsx');

/** Loads the code of the popup after a click on a card, or if the address names a document. After a failure, the card's link opens the lesson page. */
export function PopupLoader(props: Omit<PopupDialogProps, 'pressed'>) {
  const [Popup, setPopup] = useState<ComponentType<PopupDialogProps>>();
  const [pressed, setPressed] = useState<HTMLAnchorElement>();
  useEffect(() => {
    if (Popup) return;
    const open = async (link?: HTMLAnchorElement) => {
      try {
        const { PopupDialog } = await load();
        setPressed(link);
        setPopup(() => PopupDialog);
      } catch (error) {
        console.warn('popup not loaded', error);
        if (link) window.location.assign(link.href);
      }
    };
    const press = (event: MouseEvent) => {
      const link = pressedLink(event);
      if (!link) return;
      event.preventDefault();
      void open(link);
    };
    const prepare = (event: Event) => {
      // A failed preload is only logged. A click loads the code again. If that fails too, the click opens the lesson page.
      if (linkOf(event)) load().catch((error: unknown) => console.warn('popup not loaded ahead', error));
    };
    const follow = () => {
      if (/[?&]document=/.test(window.location.search)) void open();
    };
    document.addEventListener('click', press, true);
    document.addEventListener('pointerover', prepare);
    document.addEventListener('focusin', prepare);
    window.addEventListener('popstate', follow);
    follow();
    return () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
      window.removeEventListener('popstate', follow);
    };
  }, [Popup]);
  return Popup ? <Popup {...props} pressed={pressed} /> : null;
}
