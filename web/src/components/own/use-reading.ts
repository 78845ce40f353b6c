'use client';

import { languageCodes } from '@hat-nang/model/languages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NetworkError } from '@/cms/rest';
import { showToast } from '@/components/layout/toast-store';
import { useLang } from '@/i18n/client';

/** What is read from the back end: what was there stays in sight while it is read again, and when that fails. */
export interface Reading<Data> {
  data: Data | undefined;
  hasFailed: boolean;
  isReading: boolean;
  reload: () => void;
  /** Changes what is shown, ahead of the back end. */
  set: (change: (data: Data) => Data) => void;
}

/**
 * @param read kept the same by useCallback for as long as it asks for the same
 * @param follow tells of changes made elsewhere, such as in another tab; it is read again then
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
        // Changed here meanwhile: what was read is older than what is shown.
        if (seen !== changes.current) return again.current();
        setData(found);
        setIsReading(false);
      },
      async (error: unknown) => {
        console.warn('not read', error);
        if (own !== latest.current) return;
        setIsReading(false);
        setHasFailed(true);
        // The session may have ended: whoever it was is asked for again.
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

/** Runs a change; what is refused is said, and answered with false. Anything but a refusal is a mistake of ours and goes on. */
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
