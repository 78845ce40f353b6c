'use client';

import { MyWatchedDocument, type MyWatchedQuery } from '@codegen/graphql/graphql';
import { useCallback } from 'react';
import { useOwnQuery } from '@/components/own/use-own-query';
import type { RemoteData } from '@/components/own/use-remote-data';
import { useLang } from '@/i18n/client';
import { toWatched, type WatchedDocument, watchedVariables } from './watched.ts';

const watchedPageSize = 12;

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
  const variables = { ...watchedVariables(isUnfinished, limit), offset: (page - 1) * limit };
  return useOwnQuery(MyWatchedDocument, variables, toView);
}
