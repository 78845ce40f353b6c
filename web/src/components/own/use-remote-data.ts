'use client';

import { languageCodes } from '@hat-nang/model/languages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NetworkError } from '@/cms/rest';
import { showToast } from '@/components/layout/toast-store';
import { useLang } from '@/i18n/client';

/** Data from the back end. During a refetch and after a failed refetch, the previous data remains visible. */
export interface RemoteData<Data> {
  data: Data | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  reload: () => void;
  /** Changes the shown data before the back end confirms it. */
  editData: (change: (data: Data) => Data) => void;
}

/**
 * Reads data from the back end. Reads the data again after each change that `subscribe` reports, and when the browser comes online.
 * @param read must be memoized, for example by useCallback
 * @param subscribe subscribes to changes from other components or tabs
 */
export function useRemoteData<Data>(
  read: () => Promise<Data>,
  subscribe?: (listener: () => void) => () => void,
): RemoteData<Data> {
  const [data, setData] = useState<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isLoading, setIsLoading] = useState(true);
  const latestRequest = useRef(0);
  const changeCount = useRef(0);
  const repeatRead = useRef<() => void>(() => undefined);
  const reload = useCallback(() => {
    const requestNumber = ++latestRequest.current;
    const changeCountAtStart = changeCount.current;
    setIsLoading(true);
    setHasFailed(false);
    read().then(
      (loadedData) => {
        if (requestNumber !== latestRequest.current) return;
        // If the user edited the data after the request was sent, the response is older than the shown data.
        if (changeCountAtStart !== changeCount.current) return repeatRead.current();
        setData(loadedData);
        setIsLoading(false);
      },
      async (error: unknown) => {
        console.warn('not read', error);
        if (requestNumber !== latestRequest.current) return;
        setIsLoading(false);
        setHasFailed(true);
        // Status 401 can mean that the session has ended, so the user is fetched again.
        if (error instanceof ApiError && error.status === 401) await (await import('@/session/session')).fetchUser();
      },
    );
  }, [read]);
  useEffect(() => {
    repeatRead.current = reload;
    reload();
    window.addEventListener('online', reload);
    const unsubscribe = subscribe?.(reload);
    return () => {
      latestRequest.current++;
      unsubscribe?.();
      window.removeEventListener('online', reload);
    };
  }, [reload, subscribe]);
  const editData = useCallback((change: (data: Data) => Data) => {
    changeCount.current++;
    setData((current) => (current === undefined ? current : change(current)));
  }, []);
  return { data, hasFailed, isLoading, reload, editData };
}

/**
 * Returns a function that runs a change and returns true. After an ApiError or a NetworkError, the function shows a message and returns false. It rethrows
 * all other errors.
 */
export function useRunChange(): (change: () => Promise<unknown>) => Promise<boolean> {
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
      });
      return false;
    }
  };
}

/** Returns a function that formats an ISO time as a day in the language of the page and in the time zone of the device. */
export function useFormatDay(): (iso: string) => string {
  const lang = useLang();
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : languageCodes[lang], { dateStyle: 'medium' });
  return (iso) => (iso ? format.format(new Date(iso)) : '');
}

/** Like `useFormatDay`, but with hour and minute. */
export function useFormatTime(): (iso: string) => string {
  const lang = useLang();
  const locale = lang === 'en' ? 'en-GB' : languageCodes[lang];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (iso) => format.format(new Date(iso));
}
