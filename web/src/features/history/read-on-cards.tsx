'use client';

import type { Lang } from '@hat-nang/model/languages';
import { useEffect, useState } from 'react';
import { usePicture } from '@/components/own/own-pictures';
import { toPlaceholder } from '@/components/ui/picture-placeholder';
import { listUnfinished } from './list-unfinished.ts';
import { toReaderUrl, type WatchedDocument } from './watched.ts';

const maxBooks = 6;

export interface ReadOnCardsProps {
  lang: Lang;
  /** Text with a placeholder, such as "Page {{page}}". */
  pageText: string;
  classNames: Record<'card' | 'cover' | 'picture' | 'body' | 'title' | 'link' | 'facts', string>;
}

/**
 * The books that the signed-in user has begun. After a failure, or with an empty history, the shelf has no card, and CSS hides the shelf. Cards of the same
 * books on other shelves are hidden, so that no book is shown twice.
 */
export function ReadOnCards({ lang, pageText, classNames }: ReadOnCardsProps) {
  const [books, setBooks] = useState<WatchedDocument[]>();
  useEffect(() => {
    listUnfinished(lang, maxBooks).then(setBooks, (error: unknown) => {
      console.warn('books to read on not read', error);
      setBooks([]);
    });
  }, [lang]);
  useEffect(() => {
    const otherCards = (books ?? []).flatMap(({ document: { id } }) => [
      ...document.querySelectorAll<HTMLElement>(`[data-item="documents:${id}"]`),
    ]);
    for (const card of otherCards) card.hidden = true;
    return () => {
      for (const card of otherCards) card.hidden = false;
    };
  }, [books]);
  if (!books) return <li className={classNames.card} aria-hidden="true" />;
  return books.map((book) => (
    <li key={book.id} className={classNames.card}>
      <Cover id={book.document.id} color={book.document.color} classNames={classNames} />
      <div className={classNames.body}>
        <h3 className={classNames.title}>
          <a className={classNames.link} href={toReaderUrl(book, lang)}>
            {book.document.title}
          </a>
        </h3>
        <div className={classNames.facts}>{pageText.replace('{{page}}', String(book.page))}</div>
      </div>
    </li>
  ));
}

function Cover({ id, color, classNames }: { id: number; color?: string } & Pick<ReadOnCardsProps, 'classNames'>) {
  const picture = usePicture('documents', id);
  return (
    <div className={classNames.cover} style={color ? { backgroundColor: color } : undefined}>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: a preset picture of our own host
        <img
          className={classNames.picture}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="7rem"
          width={picture.width}
          height={picture.height}
          alt=""
          decoding="async"
          style={toPlaceholder(picture)}
        />
      ) : null}
    </div>
  );
}
