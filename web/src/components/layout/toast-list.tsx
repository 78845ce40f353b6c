'use client';

import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { closeToast, defaultToastDuration, type Toast, type ToastType, toastStore } from './toast-store.ts';

export interface ToastListProps {
  label: string;
  closeLabel: string;
  classNames: Record<'region' | 'close' | ToastType, string>;
}

/** Height of a line of controls in pixels. An open dialog has its close button there. */
const dialogHeadHeight = 72;
const openDialogs = 'dialog[open], [role=dialog]:not([popover]), [role=alertdialog]';

/** Returns the y coordinate below the controls at the top of the window: the header of the page if it is not scrolled away, or the head of a dialog. */
const findFreeTop = (): number => {
  const box = document.querySelector('body header')?.getBoundingClientRect();
  const isAtTop = box !== undefined && box.top < innerHeight / 4 && box.height < innerHeight / 2;
  const headerBottom = isAtTop ? box.bottom : 0;
  return Math.max(0, headerBottom, document.querySelector(openDialogs) ? dialogHeadHeight : 0);
};

/** Places the region of the toasts below the controls at the top, also after the page was scrolled. */
const placeRegion = () => {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (!region) return;
  const gap = matchMedia('(min-width: 48rem)').matches ? 16 : 0;
  region.style.top = `${findFreeTop() + gap}px`;
};

/** Closes the newest toast. Escape belongs to an open dialog or menu, if there is one. */
const closeOnEscape = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (document.querySelector(`${openDialogs}, [popover]:popover-open`)) return;
  const newestToast = toastStore.get().at(-1);
  if (newestToast) closeToast(newestToast.id);
};

/** The visible toasts. Hover or focus stops the timer of a toast; afterwards the timer starts again from the beginning. Errors have no timer. */
export function ToastList({ closeLabel, classNames }: ToastListProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getServer);
  const hasToasts = toasts.length > 0;
  useLayoutEffect(() => {
    if (!hasToasts) return;
    placeRegion();
    addEventListener('scroll', placeRegion, { passive: true });
    addEventListener('resize', placeRegion);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      removeEventListener('scroll', placeRegion);
      removeEventListener('resize', placeRegion);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [hasToasts]);
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
