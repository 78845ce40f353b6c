'use client';

import { languageCodes } from '@hat-nang/model/languages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NetworkError } from '@/cms/rest';
import { showToast } from '@/components/layout/toast-store';
import { useLang } from '@/i18n/client';

/** Data from the back end. The previous data remains visible during a refetch and after a failed refetch. */
export interface Reading<Data> {
  data: Data | undefined;
  hasFailed: boolean;
  isReading: boolean;
  reload: () => void;
  /** Changes the shown data before the back end confirms it. */
  set: (change: (data: Data) => Data) => void;
}

/**
 * @param read memoized by useCallback
 * @param follow subscribes to changes from other components or tabs; each change causes a refetch
 */
export function useReading<Data>(
  read: () => Promise<Data>,
  follow?: (listener: () => void) => () => void,
): Reading<Data> {
  const [data, setData] = useState<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isReading, setIsReading] = useState(true);
  const latest = useRef(0);
  const changes = useRef(0);
  const again = useRef<() => void>(() => undefined);
  const reload = useCallback(() => {
    const own = ++latest.current;
    const seen = changes.current;
    setIsReading(true);
    setHasFailed(false);
    read().then(
      (found) => {
        if (own !== latest.current) return;
        // The user edited the data after the request was sent, so the response is older than the shown data.
        if (seen !== changes.current) return again.current();
        setData(found);
        setIsReading(false);
      },
      async (error: unknown) => {
        console.warn('not read', error);
        if (own !== latest.current) return;
        setIsReading(false);
        setHasFailed(true);
        // The session may have ended, so the user is fetched again.
        if (error instanceof ApiError && error.status === 401) await (await import('@/session/session')).fetchUser();
      },
    );
  }, [read]);
  useEffect(() => {
    again.current = reload;
    reload();
    window.addEventListener('online', reload);
    const unfollow = follow?.(reload);
    return () => {
      latest.current++;
      unfollow?.();
      window.removeEventListener('online', reload);
    };
  }, [reload, follow]);
  const set = useCallback((change: (data: Data) => Data) => {
    changes.current++;
    setData((current) => (current === undefined ? current : change(current)));
  }, []);
  return { data, hasFailed, isReading, reload, set };
}

/** Returns a function that runs a change. If the back end refuses it, the function shows a message and returns false. It rethrows all other errors. */
export function useChange(): (change: () => Promise<unknown>) => Promise<boolean> {
  const { t } = useTranslation(['saving', 'my-account']);
  return async (change) => {
    try {
      await change();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
      showToast({
        type: 'error',
        text: t(error instanceof NetworkError ? 'offline' : 'my-account:toast.wrong'),
        duration: 8000,
      });
      return false;
    }
  };
}

/** Returns a function that formats a day in the visitor's language. */
export function useDay(): (iso: string) => string {
  const lang = useLang();
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : languageCodes[lang], { dateStyle: 'medium' });
  return (iso) => (iso ? format.format(new Date(iso)) : '');
}
