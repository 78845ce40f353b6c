import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlaylistStep } from '../playlists/public.ts';
import type { ReaderModel } from './use-reader.ts';

export type NextBook =
  | { is: 'waiting' | 'failed' }
  /** This book is the last book of the playlist. */
  | { is: 'done'; playlist: string }
  | { is: 'next'; playlist: string; step: PlaylistStep; place: number; count: number };

/**
 * Returns the next book of the playlist in the address, and a function that repeats the request. The request is sent when the last page or the end page opens.
 * `next` is undefined before this request, without a playlist, and if the playlist is not accessible or does not contain this book.
 */
export const useNextBook = ({ playlist, page, count, lang, book }: ReaderModel) => {
  const [next, setNext] = useState<NextBook>();
  const requestedKey = useRef('');
  const isNearEnd = playlist !== undefined && page >= count;
  const loadNextBook = useCallback(async () => {
    if (playlist === undefined) return;
    const requestKey = `${playlist} ${lang}`;
    requestedKey.current = requestKey;
    setNext({ is: 'waiting' });
    try {
      const { readPlaylistSteps } = await import('../playlists/play-through.ts');
      const playlistSteps = await readPlaylistSteps(lang, playlist);
      const position = playlistSteps?.steps.findIndex(({ documentId }) => documentId === book.id) ?? -1;
      if (requestedKey.current !== requestKey) return;
      if (!playlistSteps || position < 0) return setNext(undefined);
      const step = playlistSteps.steps[position + 1];
      setNext(
        step
          ? { is: 'next', playlist: playlistSteps.title, step, place: position + 2, count: playlistSteps.steps.length }
          : { is: 'done', playlist: playlistSteps.title },
      );
    } catch (error) {
      console.warn('playlist not read:', error instanceof Error ? error.message : error);
      if (requestedKey.current !== requestKey) return;
      setNext({ is: 'failed' });
    }
  }, [playlist, lang, book.id]);
  useEffect(() => {
    if (isNearEnd && requestedKey.current !== `${playlist} ${lang}`) void loadNextBook();
  }, [isNearEnd, playlist, lang, loadNextBook]);
  useEffect(() => {
    if (next?.is !== 'failed') return;
    const retryLoad = () => void loadNextBook();
    window.addEventListener('online', retryLoad);
    return () => window.removeEventListener('online', retryLoad);
  }, [next, loadNextBook]);
  return { next, retry: () => void loadNextBook() };
};
