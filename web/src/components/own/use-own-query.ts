'use client';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AnyVariables, useQuery } from 'urql';
import { toApiError } from '@/cms/personal';
import { ApiError } from '@/cms/rest';
import type { Reading } from './use-reading.ts';

/**
 * Reads the user's data by GraphQL. Cached data is shown at once and refetched; it remains visible after a failed refetch.
 * @param variables memoized by useMemo, or primitive values
 * @param toView memoized by useCallback
 * @param follow subscribes to changes from other components or tabs; each change causes a refetch
 */
export function useOwnQuery<Data, Variables extends AnyVariables, View>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  toView: (data: Data) => View,
  follow?: (listener: () => void) => () => void,
): Reading<View> {
  const [{ data, error, fetching, stale }, execute] = useQuery({
    query,
    variables,
    requestPolicy: 'cache-and-network',
  } as Parameters<typeof useQuery<Data, Variables>>[0]);
  const key = JSON.stringify(variables);
  const [edited, setEdited] = useState<{ key: string; view: View }>();
  const edits = useRef(0);
  const seen = useRef({ key, edits: 0 });
  if (seen.current.key !== key) seen.current = { key, edits: edits.current };
  const reload = useCallback(() => {
    seen.current.edits = edits.current;
    execute({ requestPolicy: 'network-only' });
  }, [execute]);

  useEffect(() => {
    if (!data) return;
    // The user edited the data after the request was sent, so the response is older than the shown data.
    if (seen.current.edits !== edits.current) reload();
    else setEdited(undefined);
  }, [data, reload]);
  useEffect(() => {
    window.addEventListener('online', reload);
    const unfollow = follow?.(reload);
    return () => {
      unfollow?.();
      window.removeEventListener('online', reload);
    };
  }, [reload, follow]);
  const failure = error && toApiError(error);
  const hasEnded = failure instanceof ApiError && failure.status === 401;
  useEffect(() => {
    if (failure) console.warn('not read', failure);
    // The session may have ended, so the user is fetched again.
    if (hasEnded) void import('@/session/session').then(({ fetchUser }) => fetchUser());
  }, [failure, hasEnded]);

  const read = useMemo(() => (data ? { key, view: toView(data) } : undefined), [data, key, toView]);
  /** A failed response has no data, so the previous data remains visible. */
  const last = useRef(read);
  if (read) last.current = read;
  const shown = [edited, last.current].find((each) => each?.key === key)?.view;
  const now = useRef({ key, view: shown });
  now.current = { key, view: shown };
  const set = useCallback((change: (view: View) => View) => {
    const { key: of, view } = now.current;
    if (view === undefined) return;
    edits.current++;
    // If one event causes two changes, the second must include the first.
    now.current = { key: of, view: change(view) };
    setEdited({ key: of, view: now.current.view as View });
  }, []);
  return { data: shown, hasFailed: error !== undefined && !fetching, isReading: fetching || stale, reload, set };
}
