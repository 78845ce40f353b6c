import { MyWatchedDocument } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { readOwnData } from '@/cms/personal';
import { toWatched, type WatchedDocument, watchedVariables } from './watched.ts';

/**
 * Reads the books that the signed-in user has begun but not finished. The book that was read last is the first.
 * @throws ApiError (401: signed out), NetworkError
 */
export const listUnfinished = async (lang: Lang, limit: number): Promise<WatchedDocument[]> => {
  const { watched } = await readOwnData(MyWatchedDocument, watchedVariables(true, limit));
  return watched.flatMap((raw) => toWatched(raw, lang) ?? []);
};
