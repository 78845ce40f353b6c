/** Reads and changes the reading history in the browser. */
import { MyWatchedRemoveDocument } from '@codegen/graphql/graphql';
import { changeOwnData } from '@/cms/personal';
import { personalClient, unwrap } from '@/cms/rest';
import type { WatchedDocument } from './watched.ts';

/**
 * Removes an entry of the reading history.
 * @throws ApiError, NetworkError
 */
export const removeWatched = async (id: number): Promise<void> => {
  await changeOwnData(MyWatchedRemoveDocument, { id: String(id) });
};

/**
 * Restores a removed entry without its original time. Resolves to false if recording is off, or if the document is no longer public.
 * @throws ApiError, NetworkError
 */
export const restoreWatched = async ({
  document,
  page,
  position,
  language,
  progress,
  isFinished,
}: WatchedDocument): Promise<boolean> => {
  const { recorded } = await unwrap(
    personalClient.POST('/auth-extend/account/progress', {
      body: {
        document: document.id,
        language,
        page,
        // An entry contains the page and the fraction of the book, but not the number of pages, so this number is computed from both.
        page_count: progress > 0 ? Math.max(page, Math.round(page / progress)) : page,
        position_ms: position,
        is_finished: isFinished,
      },
    }),
  );
  return recorded;
};

/**
 * Removes all entries of the reading history.
 * @throws ApiError, NetworkError
 */
export const clearHistory = async (): Promise<void> => {
  await unwrap(personalClient.POST('/auth-extend/account/clear-history', { body: {} }));
};
