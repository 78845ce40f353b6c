'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ToastListProps } from './toast-list.tsx';
import { toastStore } from './toast-store.ts';

/** Loads the code of the toast list when the first toast is shown. */
export function Toaster(props: ToastListProps) {
  const [List, setList] = useState<ComponentType<ToastListProps>>();
  // The open native modal dialog. Elements outside of it are not visible, and screen readers ignore them.
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => toastStore.subscribe(() => setModal(document.querySelector('dialog:modal'))), []);
  useEffect(() => {
    const onModalClose = () => setModal(null);
    modal?.addEventListener('close', onModalClose);
    return () => modal?.removeEventListener('close', onModalClose);
  }, [modal]);
  useEffect(() => {
    if (List) return;
    return toastStore.subscribe(async () => {
      const { ToastList } = await import('./toast-list.tsx');
      setList(() => ToastList);
    });
  }, [List]);
  // The live region is always rendered: screen readers ignore a region that is inserted together with its text.
  const region = (
    <section aria-label={props.label} className={props.classNames.region} aria-live="polite" data-toasts>
      {List ? <List {...props} /> : null}
    </section>
  );
  return modal ? createPortal(region, modal) : region;
}
