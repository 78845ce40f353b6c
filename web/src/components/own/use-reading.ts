'use client';

import { languageCodes } from '@hat-nang/model/languages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NetworkError } from '@/cms/rest';
import { showToast } from '@/components/layout/toast-store';
import { useLang } from '@/i18n/client';

/** Data read from the back end. Previous data remains visible during a refetch and after a failed one. */
export interface Reading<Data> {
  data: Data | undefined;
  hasFailed: boolean;
  isReading: boolean;
  reload: () => void;
  /** Changes the shown data before the back end confirms it. */
  set: (change: (data: Data) => Data) => void;
}

/**
 * @param read stable by useCallback while its request is the same
 * @param follow subscribes to changes made elsewhere, such as in another tab; they cause a refetch
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
        // The data was edited here after the request: the response is older than what is shown.
        if (seen !== changes.current) return again.current();
        setData(found);
        setIsReading(false);
      },
      async (error: unknown) => {
        console.warn('not read', error);
        if (own !== latest.current) return;
        setIsReading(false);
        setHasFailed(true);
        // The session may have ended: load the user again.
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

/** Runs a change; a refusal shows a message and returns false. Any other error is a bug and is rethrown. */
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

/** A day in the visitor's language. */
export function useDay(): (iso: string) => string {
  const lang = useLang();
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : languageCodes[lang], { dateStyle: 'medium' });
  return (iso) => (iso ? format.format(new Date(iso)) : '');
}
