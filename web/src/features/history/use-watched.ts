'use client';

import { MyWatchedDocument, type MyWatchedQuery } from '@codegen/graphql/graphql';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { useCallback } from 'react';
import { toOwnDocument } from '@/components/own/own-item';
import { useOwnQuery } from '@/components/own/use-own-query';
import type { RemoteData } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import type { WatchedDocument } from './history.ts';

const watchedPageSize = 12;

const toWatched = (raw: MyWatchedQuery['watched'][number], lang: Lang): WatchedDocument | undefined => {
  const document = toOwnDocument(raw.document, lang);
  if (!document) return undefined;
  return {
    id: Number(raw.id),
    document,
    page: raw.page ?? 1,
    position: Math.max(0, Number(raw.position ?? 0)),
    language: Object.values(languageCodes).find((code) => code === raw.languages_code?.code) ?? languageCodes[lang],
    progress: Math.min(1, Math.max(0, raw.progress ?? 0)),
    isFinished: raw.is_finished === true,
    readAt: raw.date_updated ?? raw.date_created ?? '',
  };
};

/** Reads the reading history, the newest entry first. */
export function useWatched({
  page = 1,
  isUnfinished = false,
  limit = watchedPageSize,
}: {
  page?: number;
  isUnfinished?: boolean;
  limit?: number;
}): RemoteData<{ items: WatchedDocument[]; total: number; pages: number }> {
  const lang = useLang();
  const toView = useCallback(
    ({ watched, watched_aggregated: counts }: MyWatchedQuery) => {
      const total = Number(counts[0]?.count?.id ?? 0);
      const items = watched.flatMap((raw) => toWatched(raw, lang) ?? []);
      return { items, total, pages: Math.max(1, Math.ceil(total / limit)) };
    },
    [lang, limit],
  );
  const variables = {
    filter: isUnfinished ? { is_finished: { _neq: true } } : {},
    sort: ['-date_updated', '-id'],
    limit,
    offset: (page - 1) * limit,
  };
  return useOwnQuery(MyWatchedDocument, variables, toView);
}
