import { textOf } from './book.ts';
import type { PanelProps } from './panel-parts.tsx';

/** Panel with links to all pages. The links of a study document contain chapter titles. The links of any other document contain thumbnails. */
export function ContentsPanel({ r, c, onClose }: PanelProps) {
  const { t, book, edition } = r;
  const hasChapters = book.type === 'study_document';
  return (
    <ol className={hasChapters ? c.chapters : c.thumbs}>
      {book.pages.map((page) => (
        <li key={page.number}>
          <a
            href={`${edition.url}?page=${page.number}`}
            className={c.thumb}
            aria-current={page.number === r.page ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              r.go(page.number);
              onClose();
            }}
          >
            {!hasChapters && page.picture ? (
              // biome-ignore lint/performance/noImgElement: Directus makes the sizes
              <img
                src={page.picture.src}
                srcSet={page.picture.srcSet}
                sizes="7.5rem"
                width={page.picture.width}
                height={page.picture.height}
                alt=""
                loading="lazy"
                style={{ objectPosition: page.picture.objectPosition }}
              />
            ) : null}
            <span>
              {t('page', { page: page.number })}
              {hasChapters ? `: ${textOf(page, r.lang)?.text.chapter ?? ''}` : ''}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
