import { Glyph } from './glyph.tsx';
import type { ReaderClasses } from './reader-styles.ts';
import type { NextBook } from './use-next-book.ts';
import type { ReaderModel } from './use-reader.ts';

interface NextInPlaylistProps {
  r: ReaderModel;
  c: ReaderClasses;
  next: NextBook | undefined;
  onRetry: () => void;
}

/**
 * The next book of a playlist with its tip, the end of the playlist, or the state of the request. The live region is rendered before its text, so screen
 * readers announce the text.
 */
export function NextPlaylistBook({ r: { t, playlist }, c, next, onRetry }: NextInPlaylistProps) {
  if (playlist === undefined) return null;
  return (
    <div role="status" aria-busy={next?.is === 'waiting'} data-next-book={next?.is ?? ''}>
      {next?.is === 'next' ? (
        <>
          <p>{t('end.inPlaylist', { playlist: next.playlist, place: next.place, count: next.count })}</p>
          <div className={c.choices}>
            <a className={c.solid} href={next.step.url} data-scan="">
              <Glyph name="arrow-right-bold" />
              {t('end.next', { title: next.step.title })}
            </a>
          </div>
          {next.step.note ? <p className={c.hint}>{t('end.tip', { tip: next.step.note })}</p> : null}
        </>
      ) : null}
      {next?.is === 'done' ? <p>{t('end.playlistDone', { playlist: next.playlist })}</p> : null}
      {next?.is === 'waiting' ? <p>{t('end.nextWaiting')}</p> : null}
      {next?.is === 'failed' ? (
        <>
          <p>{t('end.nextFailed')}</p>
          <div className={c.choices}>
            <button type="button" className={c.solid} data-scan="" onClick={onRetry}>
              {t('end.nextRetry')}
            </button>
          </div>
        </>
      ) : null}
    </div>
  );
}
