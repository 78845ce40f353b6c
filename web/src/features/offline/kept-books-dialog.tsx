'use client';

import type { Lang } from '@hat-nang/model/languages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useDoublePress } from '@/components/dialog/use-double-press';
import { getI18n, loadMessages } from '@/i18n/client';
import { formatBytes } from '@/i18n/format-bytes';
import { listKeptBooks, readDeviceStorage, removeBook } from './keep-book.ts';
import type { KeptBook } from './kept-book.ts';
import { keptBooksCss } from './kept-books-style.ts';

interface StoredBooks {
  books: KeptBook[];
  storage: { used: number; free: number } | undefined;
}

/** Opens the list of stored books in a native dialog. Closing the dialog removes its elements and returns the focus. */
export async function showKeptBooks(lang: Lang): Promise<void> {
  await loadMessages(lang, 'offline');
  const opener = document.activeElement;
  const hostElement = document.createElement('div');
  document.body.append(hostElement);
  const root = createRoot(hostElement);
  const close = () => {
    root.unmount();
    hostElement.remove();
    if (opener instanceof HTMLElement) opener.focus();
  };
  root.render(
    <I18nextProvider i18n={getI18n(lang)}>
      <KeptBooksDialog lang={lang} onClose={close} />
    </I18nextProvider>,
  );
}

function KeptBooksDialog({ lang, onClose }: { lang: Lang; onClose: () => void }) {
  useDoublePress();
  const { t } = useTranslation('offline');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [storedBooks, setStored] = useState<StoredBooks>();
  const [announcement, setAnnouncement] = useState('');

  const refreshBooks = useCallback(
    async () => setStored({ books: await listKeptBooks(), storage: await readDeviceStorage() }),
    [],
  );

  useEffect(() => {
    dialog.current?.showModal();
    refreshBooks().catch((error: unknown) => console.warn('kept books not listed:', String(error)));
  }, [refreshBooks]);

  const remove = async (id: number) => {
    await removeBook(id);
    await refreshBooks();
    setAnnouncement(t('freed'));
    heading.current?.focus();
  };

  return (
    <dialog ref={dialog} className="kept-books" aria-labelledby="kept-books-title" onClose={onClose}>
      <style>{keptBooksCss}</style>
      <header>
        <h2 id="kept-books-title" ref={heading} tabIndex={-1}>
          {t('listTitle')}
        </h2>
        <button type="button" className="close" aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      {storedBooks ? <KeptList lang={lang} stored={storedBooks} onRemove={(id) => void remove(id)} /> : null}
      <p role="status">{announcement}</p>
    </dialog>
  );
}

interface KeptListProps {
  lang: Lang;
  stored: StoredBooks;
  onRemove: (id: number) => void;
}

function KeptList({ lang, stored: { books, storage }, onRemove }: KeptListProps) {
  const { t } = useTranslation('offline');
  if (books.length === 0) return <p>{t('empty')}</p>;
  const usedBytes = books.reduce((sum, { bytes }) => sum + bytes, 0);
  const formattedSizes = storage && { used: formatBytes(lang, usedBytes), free: formatBytes(lang, storage.free) };
  return (
    <>
      <p>{t('listIntro')}</p>
      <ul>
        {books.map(({ id, titles, readers, cover, bytes }) => {
          const otherLang = lang === 'vi' ? 'en' : 'vi';
          const titleLang = readers[lang] ? lang : otherLang;
          const title = titles[titleLang] ?? '';
          return (
            <li key={id}>
              {/* biome-ignore lint/performance/noImgElement: offline only this exact address is stored; Next's optimiser would request another size */}
              {cover ? <img src={cover} alt="" width="96" height="72" /> : null}
              <div>
                <a href={readers[titleLang]} lang={titleLang}>
                  {title}
                </a>
                <span>{formatBytes(lang, bytes)}</span>
              </div>
              <button type="button" aria-label={t('freeBook', { title })} onClick={() => onRemove(id)}>
                {t('free')}
              </button>
            </li>
          );
        })}
      </ul>
      {formattedSizes ? <p>{t('used', formattedSizes)}</p> : null}
    </>
  );
}
