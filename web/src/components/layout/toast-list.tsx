'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { closeToast, defaultToastDuration, type Toast, type ToastType, toastStore } from './toast-store.ts';

export interface ToastListProps {
  label: string;
  closeLabel: string;
  classNames: Record<'region' | 'close' | ToastType, string>;
}

/** The visible toasts. Hover or focus stops the timer of a toast; afterwards the timer starts again from the beginning. Errors have no timer. */
export function ToastList({ closeLabel, classNames }: ToastListProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getServer);
  return toasts.map((toast) => (
    <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} classNames={classNames} />
  ));
}

function ToastCard({ toast, closeLabel, classNames }: { toast: Toast } & Omit<ToastListProps, 'label'>) {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused || toast.type === 'error') return;
    const timer = setTimeout(() => closeToast(toast.id), toast.duration ?? defaultToastDuration);
    return () => clearTimeout(timer);
  }, [isPaused, toast]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the timer; keyboard focus does the same
    <div
      role={toast.type === 'error' ? 'alert' : undefined}
      data-toast={toast.type}
      className={classNames[toast.type]}
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <span style={{ flex: 1 }}>{toast.text}</span>
      <button type="button" className={classNames.close} aria-label={closeLabel} onClick={() => closeToast(toast.id)}>
        ×
      </button>
    </div>
  );
}
