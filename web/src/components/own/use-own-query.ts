'use client';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AnyVariables, useQuery } from 'urql';
import { toApiError } from '@/cms/personal';
import { ApiError } from '@/cms/rest';
import type { RemoteData } from './use-remote-data.ts';

/**
 * Reads the user's data by GraphQL. Cached data is shown immediately and refetched. After a failed refetch, the cached data remains visible.
 * @param variables compared by value, so they need no useMemo
 * @param toView must be memoized, for example by useCallback
 * @param subscribe subscribes to changes from other components or tabs; each change causes a refetch
 */
export function useOwnQuery<Data, Variables extends AnyVariables, View>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  toView: (data: Data) => View,
  subscribe?: (listener: () => void) => () => void,
): RemoteData<View> {
  const [{ data, error, fetching, stale }, execute] = useQuery({
    query,
    variables,
    requestPolicy: 'cache-and-network',
  } as Parameters<typeof useQuery<Data, Variables>>[0]);
  const variablesKey = JSON.stringify(variables);
  const [edited, setEdited] = useState<{ key: string; view: View }>();
  const editCount = useRef(0);
  const lastRequest = useRef({ key: variablesKey, editCount: 0 });
  if (lastRequest.current.key !== variablesKey)
    lastRequest.current = { key: variablesKey, editCount: editCount.current };
  const reload = useCallback(() => {
    lastRequest.current.editCount = editCount.current;
    execute({ requestPolicy: 'network-only' });
  }, [execute]);

  useEffect(() => {
    if (!data) return;
    // If the user edited the data after the request was sent, the response is older than the shown data.
    if (lastRequest.current.editCount !== editCount.current) reload();
    else setEdited(undefined);
  }, [data, reload]);
  useEffect(() => {
    window.addEventListener('online', reload);
    const unsubscribe = subscribe?.(reload);
    return () => {
      unsubscribe?.();
      window.removeEventListener('online', reload);
    };
  }, [reload, subscribe]);
  const failure = error && toApiError(error);
  const hasSessionEnded = failure instanceof ApiError && failure.status === 401;
  useEffect(() => {
    if (failure) console.warn('not read', failure);
    // Status 401 can mean that the session has ended, so the user is fetched again.
    if (hasSessionEnded) void import('@/session/session').then(({ fetchUser }) => fetchUser());
  }, [failure, hasSessionEnded]);

  const loadedView = useMemo(
    () => (data ? { key: variablesKey, view: toView(data) } : undefined),
    [data, variablesKey, toView],
  );
  /** Last loaded data. A failed response has no data. The last loaded data then remains visible. */
  const lastLoaded = useRef(loadedView);
  if (loadedView) lastLoaded.current = loadedView;
  const shownView = [edited, lastLoaded.current].find((candidate) => candidate?.key === variablesKey)?.view;
  const latestView = useRef({ key: variablesKey, view: shownView });
  latestView.current = { key: variablesKey, view: shownView };
  const editData = useCallback((change: (view: View) => View) => {
    const { key: editedKey, view } = latestView.current;
    if (view === undefined) return;
    editCount.current++;
    // If one event causes two changes, the second change must build on the first change.
    latestView.current = { key: editedKey, view: change(view) };
    setEdited({ key: editedKey, view: latestView.current.view as View });
  }, []);
  return {
    data: shownView,
    hasFailed: error !== undefined && !fetching,
    isLoading: fetching || stale,
    reload,
    editData,
  };
}
