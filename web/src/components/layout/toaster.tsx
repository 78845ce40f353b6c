'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ToastListProps } from './toast-list.tsx';
import { toastStore } from './toast-store.ts';

/** Loads the toast list with the first toast. */
export function Toaster(props: ToastListProps) {
  const [List, setList] = useState<ComponentType<ToastListProps>>();
  // Elements outside a native modal dialog are neither visible nor announced.
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => toastStore.subscribe(() => setModal(document.querySelector('dialog:modal'))), []);
  useEffect(() => {
    const leave = () => setModal(null);
    modal?.addEventListener('close', leave);
    return () => modal?.removeEventListener('close', leave);
  }, [modal]);
  useEffect(() => {
    if (List) return;
    return toastStore.subscribe(async () => {
      const { ToastList } = await import('./toast-list.tsx');
      setList(() => ToastList);
    });
  }, [List]);
  // The live region is there from the start: screen readers ignore one that arrives together with its first text.
  const region = (
    <section aria-label={props.label} className={props.classNames.region} aria-live="polite" data-toasts>
      {List ? <List {...props} /> : null}
    </section>
  );
  return modal ? createPortal(region, modal) : region;
}
