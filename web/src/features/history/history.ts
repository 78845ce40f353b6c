/** The reading history in the browser. */
import { MyWatchedDocument, MyWatchedRemoveDocument } from '@codegen/graphql/graphql';
import { type Lang, type LanguageCode, languageCodes } from '@hat-nang/model/languages';
import { changeOwn, readOwn } from '@/cms/personal';
import { personalClient, unwrap } from '@/cms/rest';
import { type OwnItem, toOwnDocument } from '@/components/own/own-item';

export interface Watched {
  id: number;
  document: OwnItem;
  page: number;
  /** Milliseconds into the narration of the page. */
  position: number;
  /** The language it was read in, as Directus names it. */
  language: LanguageCode;
  /** 0 to 1. */
  progress: number;
  isFinished: boolean;
  /** ISO 8601. */
  at: string;
}

const watchedPageSize = 12;

/** The newest first. @throws ApiError, NetworkError */
export const listWatched = async (
  lang: Lang,
  {
    page = 1,
    isUnfinished = false,
    limit = watchedPageSize,
  }: { page?: number; isUnfinished?: boolean; limit?: number } = {},
): Promise<{ items: Watched[]; total: number; pages: number }> => {
  const { watched, watched_aggregated: counts } = await readOwn(MyWatchedDocument, {
    filter: isUnfinished ? { is_finished: { _neq: true } } : {},
    sort: ['-date_updated', '-id'],
    limit,
    offset: (page - 1) * limit,
  });
  const total = Number(counts[0]?.count?.id ?? 0);
  return {
    items: watched.flatMap((raw) => {
      const document = toOwnDocument(raw.document, lang);
      if (!document) return [];
      return [
        {
          id: Number(raw.id),
          document,
          page: raw.page ?? 1,
          position: Math.max(0, Number(raw.position ?? 0)),
          language:
            Object.values(languageCodes).find((code) => code === raw.languages_code?.code) ?? languageCodes[lang],
          progress: Math.min(1, Math.max(0, raw.progress ?? 0)),
          isFinished: raw.is_finished === true,
          at: raw.date_updated ?? raw.date_created ?? '',
        },
      ];
    }),
    total,
    pages: Math.max(1, Math.ceil(total / limit)),
  };
};

/** @throws ApiError, NetworkError */
export const removeWatched = async (id: number): Promise<void> => {
  await changeOwn(MyWatchedRemoveDocument, { id: String(id) });
};

/** Puts back what was removed, as it was but for the time; false while nothing may be recorded. @throws ApiError, NetworkError */
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
        // A row knows its share of the book alone.
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
