'use client';

import type { Lang } from '@hat-nang/model/languages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { i18nOf, loadMessages } from '@/i18n/client';
import { formatBytes } from '@/i18n/format-bytes';
import { deviceStorage, listKeptBooks, removeBook } from './keep-book.ts';
import type { KeptBook } from './kept-book.ts';
import { dialogStyle } from './kept-books-style.ts';

interface StoredBooks {
  books: KeptBook[];
  storage: { used: number; free: number } | undefined;
}

/** Opens the list of stored books in a native dialog. Closing the dialog removes its elements. */
export async function showKeptBooks(lang: Lang): Promise<void> {
  await loadMessages(lang, 'offline');
  const opener = document.activeElement;
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
    if (opener instanceof HTMLElement) opener.focus();
  };
  root.render(
    <I18nextProvider i18n={i18nOf(lang)}>
      <KeptBooksDialog lang={lang} onClose={close} />
    </I18nextProvider>,
  );
}

function KeptBooksDialog({ lang, onClose }: { lang: Lang; onClose: () => void }) {
  const { t } = useTranslation('offline');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [stored, setStored] = useState<StoredBooks>();
  const [announcement, setAnnouncement] = useState('');

  const refresh = useCallback(
    async () => setStored({ books: await listKeptBooks(), storage: await deviceStorage() }),
    [],
  );

  useEffect(() => {
    dialog.current?.showModal();
    refresh().catch((error: unknown) => console.warn('kept books not listed:', String(error)));
  }, [refresh]);

  const remove = async (id: number) => {
    await removeBook(id);
    await refresh();
    setAnnouncement(t('freed'));
    heading.current?.focus();
  };

  return (
    <dialog ref={dialog} className="kept-books" aria-labelledby="kept-books-title" onClose={onClose}>
      <style>{dialogStyle}</style>
      <header>
        <h2 id="kept-books-title" ref={heading} tabIndex={-1}>
          {t('listTitle')}
        </h2>
        <button type="button" className="close" aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      {stored ? <KeptList lang={lang} stored={stored} onRemove={(id) => void remove(id)} /> : null}
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
  const sizes = storage && { used: formatBytes(lang, usedBytes), free: formatBytes(lang, storage.free) };
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
      {sizes ? <p>{t('used', sizes)}</p> : null}
    </>
  );
}
