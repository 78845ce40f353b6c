import type { Lang } from '@hat-nang/model/languages';

/** Position in a book. The reader reports the position when the page, the language or the playback state changes, and when the visitor leaves the page. */
export interface ReaderProgress {
  documentId: number;
  lang: Lang;
  /** Page number, starting at 1. The end page counts as the last page. */
  page: number;
  pageCount: number;
  /** Position on the page's timeline in milliseconds. */
  positionMs: number;
  isFinished: boolean;
}
export type ProgressListener = (progress: ReaderProgress) => void;

export interface SavedProgress {
  page: number;
  isFinished: boolean;
}
const storageKeyPrefix = 'reader-place-';
const storageKeyOf = (documentId: number) => storageKeyPrefix + documentId;

/**
 * Inline script that runs before the first paint. If the stored position of this book is after page 1, the book is not finished and the address contains no
 * page, the script sets `data-reader-resumes` on the document. reader-rules.ts then reserves space for the notice.
 */
export const savedProgressScript = `try{(function(){var id=/-(\\d+)$/.exec(location.pathname),kept=id&&JSON.parse(localStorage.getItem('${storageKeyPrefix}'+id[1])||'null');if(kept&&!kept.isFinished&&kept.page>1&&!/[?&]page=/.test(location.search))document.documentElement.dataset.readerResumes=''})()}catch(e){}`;

/** Stores the position on this device, even for signed-out visitors. If the browser refuses the storage, logs a warning. */
export const saveProgress = ({ documentId, page, isFinished }: ReaderProgress): void => {
  try {
    localStorage.setItem(storageKeyOf(documentId), JSON.stringify({ page, isFinished } satisfies SavedProgress));
  } catch (error) {
    console.warn('place not kept:', error instanceof Error ? error.message : error);
  }
};

export const readSavedProgress = (documentId: number): SavedProgress | undefined => {
  try {
    const storedProgress = JSON.parse(
      localStorage.getItem(storageKeyOf(documentId)) ?? 'null',
    ) as Partial<SavedProgress> | null;
    return storedProgress && Number.isInteger(storedProgress.page)
      ? { page: Number(storedProgress.page), isFinished: storedProgress.isFinished === true }
      : undefined;
  } catch {
    return undefined;
  }
};
