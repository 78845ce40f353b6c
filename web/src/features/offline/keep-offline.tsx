'use client';

import type { OfflineBook } from '@hat-nang/model/contracts/offline';
import type { Lang } from '@hat-nang/model/languages';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { formatBytes } from '@/i18n/format-bytes';
import { keepCurrentBook } from './keep-current-book.ts';
import { isCacheOfBook, toCacheName } from './kept-book.ts';
import { openKeptBooks } from './open-kept-books.ts';

type Labels = Record<
  'keep' | 'keepSize' | 'kept' | 'outdated' | 'keeping' | 'cancel' | 'list' | 'full' | 'failed' | 'cancelled' | 'done',
  string
>;

export interface KeepOfflineProps {
  lang: Lang;
  /** The book at the time when the page was rendered. The server may have a newer version. */
  book: Pick<OfflineBook, 'id' | 'version' | 'bytes'>;
  labels: Labels;
  icons: Record<'keep' | 'kept' | 'list', ReactNode>;
  classNames: Record<'part' | 'button' | 'quiet' | 'bar' | 'announcement', string>;
}

type KeepState = { kind: 'offered'; isOutdated: boolean } | { kind: 'keeping'; percent: number } | { kind: 'kept' };

const fillPlaceholders = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

const isSupported = () => 'serviceWorker' in navigator && 'caches' in window && window.isSecureContext;

/** Control that stores a book on the device and opens the list of stored books. Renders nothing if the browser cannot store books. */
export function KeepOffline({ lang, book, labels, icons, classNames }: KeepOfflineProps) {
  const { id, version, bytes } = book;
  const [state, setState] = useState<KeepState>();
  const [announcement, setAnnouncement] = useState('');
  const abortController = useRef<AbortController>(undefined);

  const readState = useCallback(async () => {
    const cacheNames = await caches.keys();
    const isStored = cacheNames.includes(toCacheName({ id, version }));
    setState(
      isStored ? { kind: 'kept' } : { kind: 'offered', isOutdated: cacheNames.some((name) => isCacheOfBook(name, id)) },
    );
  }, [id, version]);

  useEffect(() => {
    if (!isSupported()) return;
    const refreshState = () =>
      void readState().catch((error: unknown) => console.info('what is kept is not known:', String(error)));
    refreshState();
    window.addEventListener('kept-books-changed', refreshState);
    return () => {
      window.removeEventListener('kept-books-changed', refreshState);
      abortController.current?.abort();
    };
  }, [readState]);

  if (!state) return null;

  const startKeeping = async () => {
    const controller = new AbortController();
    abortController.current = controller;
    setAnnouncement('');
    setState({ kind: 'keeping', percent: 0 });
    const outcome = await keepCurrentBook(id, controller.signal, (fraction) =>
      setState({ kind: 'keeping', percent: Math.floor(fraction * 100) }),
    );
    // After a failure or a cancellation, the control shows its previous state again.
    setState(outcome === 'done' ? { kind: 'kept' } : state);
    setAnnouncement(labels[outcome]);
  };

  const formattedSize = formatBytes(lang, bytes);
  return (
    <div className={classNames.part} data-keep-offline={state.kind}>
      {state.kind === 'keeping' ? (
        <>
          <progress className={classNames.bar} max={100} value={state.percent} aria-label={labels.keep} />
          <span>{fillPlaceholders(labels.keeping, { percent: state.percent })}</span>
          <button type="button" className={classNames.quiet} onClick={() => abortController.current?.abort()}>
            {labels.cancel}
          </button>
        </>
      ) : (
        <>
          {state.kind === 'offered' ? (
            <button type="button" className={classNames.button} onClick={() => void startKeeping()}>
              {icons.keep}
              {fillPlaceholders(state.isOutdated ? labels.outdated : labels.keepSize, { size: formattedSize })}
            </button>
          ) : (
            <strong>
              {icons.kept} {fillPlaceholders(labels.kept, { size: formattedSize })}
            </strong>
          )}
          <button type="button" className={classNames.quiet} onClick={() => void openKeptBooks(lang)}>
            {icons.list}
            {labels.list}
          </button>
        </>
      )}
      <p className={classNames.announcement} role="status">
        {announcement}
      </p>
    </div>
  );
}
