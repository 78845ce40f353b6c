'use client';

import { useCallback, useSyncExternalStore } from 'react';

const changed = 'address-changed';
const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(changed, listener);
  };
};
const search = () => window.location.search;

/** Returns the query string of the address and a function that changes some parameters. Back then restores the previous filters of a list. */
export function useAddress(): [URLSearchParams, (change: Record<string, string | undefined>) => void] {
  const text = useSyncExternalStore(subscribe, search, () => '');
  const set = useCallback((change: Record<string, string | undefined>) => {
    const query = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) query.delete(name);
      else query.set(name, value);
    }
    const next = query.toString();
    window.history.pushState(null, '', `${window.location.pathname}${next ? `?${next}` : ''}`);
    window.dispatchEvent(new Event(changed));
  }, []);
  return [new URLSearchParams(text), set];
}

/** Reads the page number of a query string; 1 if it is missing or invalid. */
export const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};
