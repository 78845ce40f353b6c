/** The reading history in the browser. */
import { MyWatchedRemoveDocument } from '@codegen/graphql/graphql';
import type { LanguageCode } from '@hat-nang/model/languages';
import { changeOwn } from '@/cms/personal';
import { personalClient, unwrap } from '@/cms/rest';
import type { OwnItem } from '@/components/own/own-item';

export interface Watched {
  id: number;
  document: OwnItem;
  page: number;
  /** Milliseconds into the narration of the page. */
  position: number;
  /** The reading language, as Directus names it. */
  language: LanguageCode;
  /** 0 to 1. */
  progress: number;
  isFinished: boolean;
  /** ISO 8601. */
  at: string;
}

/** @throws ApiError, NetworkError */
export const removeWatched = async (id: number): Promise<void> => {
  await changeOwn(MyWatchedRemoveDocument, { id: String(id) });
};

/**
 * Restores a removed entry except for its time; false while recording is off.
 * @throws ApiError, NetworkError
 */
export const restoreWatched = async ({
  document,
  page,
  position,
  language,
  progress,
  isFinished,
}: Watched): Promise<boolean> => {
  const { recorded } = await unwrap(
    personalClient.POST('/auth-extend/account/progress', {
      body: {
        document: document.id,
        language,
        page,
        // A row stores only the fraction of the book.
        page_count: progress > 0 ? Math.max(page, Math.round(page / progress)) : page,
        position_ms: position,
        is_finished: isFinished,
      },
    }),
  );
  return recorded;
};

/** @throws ApiError, NetworkError */
export const clearHistory = async (): Promise<void> => {
  await unwrap(personalClient.POST('/auth-extend/account/clear-history', { body: {} }));
};
