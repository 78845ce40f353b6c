/**
 * Toasts (docs/specification.md §4 and §9): info, success, warning, error; top-right; 3 seconds by default. An error has no timer. The toasts are in a store,
 * so that any module can show a toast.
 */
export type ToastType = 'info' | 'success' | 'warning' | 'error';
export interface Toast {
  id: number;
  type: ToastType;
  text: string;
  /** Milliseconds until the toast closes. The default is `defaultToastDuration`. After hover or focus, the time starts again. Errors ignore this value. */
  duration?: number;
}

export const defaultToastDuration = 3000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const publish = (nextToasts: readonly Toast[]) => {
  toasts = nextToasts;
  for (const listener of listeners) listener();
};

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => toasts,
  getServer: (): readonly Toast[] => noToasts,
};
const noToasts: readonly Toast[] = [];

/**
 * Shows a toast and returns its id. At most five toasts are visible; a further toast removes the oldest toast. An error replaces other toasts with the same
 * text.
 */
export const showToast = (toast: Omit<Toast, 'id'>): number => {
  const id = nextId++;
  const otherToasts = toasts.filter(({ text }) => toast.type !== 'error' || text !== toast.text);
  publish([...otherToasts, { ...toast, id }].slice(-5));
  return id;
};

export const closeToast = (id: number): void => publish(toasts.filter((toast) => toast.id !== id));
