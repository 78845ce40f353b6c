'use client';

import { useCallback, useSyncExternalStore } from 'react';

const changeEvent = 'address-changed';
const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  window.addEventListener(changeEvent, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(changeEvent, listener);
  };
};
const readSearch = () => window.location.search;

/**
 * Returns the query string of the address, and a function that changes some of its parameters. Each change adds a history entry, so that the Back button
 * restores the previous query string.
 */
export function useAddressQuery(): [URLSearchParams, (change: Record<string, string | undefined>) => void] {
  const search = useSyncExternalStore(subscribe, readSearch, () => '');
  const changeQuery = useCallback((change: Record<string, string | undefined>) => {
    const query = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) query.delete(name);
      else query.set(name, value);
    }
    const nextSearch = query.toString();
    window.history.pushState(null, '', `${window.location.pathname}${nextSearch ? `?${nextSearch}` : ''}`);
    window.dispatchEvent(new Event(changeEvent));
  }, []);
  return [new URLSearchParams(search), changeQuery];
}

/** Returns the page number of a query string. Returns 1 if the number is missing or invalid. */
export const parsePage = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};
