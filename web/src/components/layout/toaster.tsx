'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ToastListProps } from './toast-list.tsx';
import { toastStore } from './toast-store.ts';

/**
 * Loads the code of the toast list when a toast is shown. If the code cannot be loaded, a button shows the text of the newest toast, and a click hides the
 * button.
 */
export function Toaster(props: ToastListProps) {
  const [content, setContent] = useState<ReactNode>();
  // The open native modal dialog. The toasts are rendered inside this dialog, because elements outside of the dialog are behind it and inert.
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => {
    const followModal = () => {
      const dialog = document.querySelector('dialog:modal');
      dialog?.addEventListener('close', followModal);
      setModal(dialog);
    };
    return toastStore.subscribe(() => {
      followModal();
      import('./toast-list.tsx').then(
        ({ ToastList }) => setContent(<ToastList {...props} />),
        () =>
          setContent(
            <button type="button" className={props.classNames.error} onClick={() => setContent(null)}>
              {toastStore.get().at(-1)?.text}
            </button>,
          ),
      );
    });
  }, [props]);
  // The live region is always rendered, because screen readers ignore a region that is inserted together with its text.
  const region = (
    <section aria-label={props.label} className={props.classNames.region} aria-live="polite" data-toasts>
      {content}
    </section>
  );
  return modal ? createPortal(region, modal) : region;
}
