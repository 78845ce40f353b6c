import { lazy, Suspense, useEffect, useRef } from 'react';
import { AddToPlaylistButton, FavoriteButton } from '@/components/ui/save-buttons';
import { Glyph } from './glyph.tsx';
import { NextPlaylistBook } from './next-in-playlist.tsx';
import type { ReaderClasses } from './reader-styles.ts';
import type { useNextBook } from './use-next-book.ts';
import type { ReaderModel } from './use-reader.ts';

// If the code of the activities cannot load, for example without a network, the end page does without them.
const AfterBook = lazy(() =>
  import('./after-book.tsx').then(
    (module) => ({ default: module.AfterBook }),
    () => ({ default: () => null }),
  ),
);

/** The page after the last page of a book, with a congratulation, the next book of the playlist, buttons, and related books. */
export function EndPage({ r, c, next, retry }: { r: ReaderModel; c: ReaderClasses } & ReturnType<typeof useNextBook>) {
  const { t, edition } = r;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a drawing of our own, already small */}
      <img src="/icons/mark.svg" alt="" width={88} height={88} />
      <h2 ref={title} tabIndex={-1}>
        {t('end.title')}
      </h2>
      <p>{t('end.text', { title: edition.title })}</p>
      <NextPlaylistBook r={r} c={c} next={next} onRetry={retry} />
      <div className={c.choices} data-scan-group={t('scan.book')}>
        <button
          type="button"
          className={next?.is === 'next' ? c.outline : c.solid}
          data-scan=""
          onClick={() => r.go(1)}
        >
          <Glyph name="arrow-counter-clockwise-bold" />
          {t('end.again')}
        </button>
        <a className={c.outline} href={edition.libraryUrl} data-scan="">
          <Glyph name="books-bold" />
          {t('end.library')}
        </a>
        <FavoriteButton collection="documents" id={r.book.id} title={edition.title} lang={r.lang} isWide />
        <AddToPlaylistButton id={r.book.id} title={edition.title} lang={r.lang} isWide />
      </div>
      <Suspense fallback={null}>
        <AfterBook r={r} c={c} />
      </Suspense>
      {edition.related.length > 0 ? (
        <>
          <h3 id="reader-related">{t('end.related')}</h3>
          <ul className={c.related} aria-labelledby="reader-related" data-scan-group={t('end.related')}>
            {edition.related.map((relatedBook) => (
              <li key={relatedBook.url}>
                <a href={relatedBook.url} data-scan="">
                  {relatedBook.picture ? (
                    // biome-ignore lint/performance/noImgElement: Directus makes the sizes
                    <img
                      src={relatedBook.picture.src}
                      srcSet={relatedBook.picture.srcSet}
                      sizes="15rem"
                      width={relatedBook.picture.width}
                      height={relatedBook.picture.height}
                      alt=""
                      loading="lazy"
                      style={{ backgroundColor: relatedBook.color, objectPosition: relatedBook.picture.objectPosition }}
                    />
                  ) : null}
                  <span>
                    {relatedBook.title}
                    {relatedBook.isHarder ? <small>{t('end.harder')}</small> : null}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
