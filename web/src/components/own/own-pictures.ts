'use client';

import { type FavoriteCollection, favoriteCollections, maxPicturesPerRequest } from '@hat-nang/model/favorites';
import { useEffect, useState } from 'react';
import { type Picture, toCardPicture } from '@/cms/assets';
import { ApiError, NetworkError, publicClient, unwrap } from '@/cms/rest';

// Queries of the user's lists contain no picture data, because the check whether a user may read a file is the most expensive part of such a query. The route
// `/api/pictures` reads the pictures as the site (docs/decisions/182-pictures-apart-from-lists.md).

/** Milliseconds between a failed request and its only retry. */
const retryDelayMs = 5000;

/** Pictures that are already read, or null for an item without a picture. The items are public, so all users share this cache. */
const pictureCache = new Map<string, Picture | null>();
type PictureRequests = Map<string, Set<(picture: Picture | null) => void>>;
let queuedRequests: PictureRequests = new Map();

const readPictures = async (
  pendingRequests: PictureRequests,
  collection: FavoriteCollection,
  ids: readonly string[],
): Promise<void> => {
  const params = { path: { collection }, query: { ids: ids.join() } };
  const rows = await unwrap(publicClient.GET('/pictures/{collection}', { params }));
  const files = new Map(rows.map(({ id, file }) => [String(id), file]));
  for (const id of ids) {
    const key = `${collection}:${id}`;
    const picture = toCardPicture(files.get(id), '') ?? null;
    pictureCache.set(key, picture);
    for (const notify of pendingRequests.get(key) ?? []) notify(picture);
    pendingRequests.delete(key);
  }
};

const readAllPictures = async (pendingRequests: PictureRequests, isRetry = false): Promise<void> => {
  const keyParts = [...pendingRequests]
    .filter(([, callbacks]) => callbacks.size > 0)
    .map(([key]) => key.split(':') as [FavoriteCollection, string]);
  const requests = favoriteCollections.flatMap((collection) => {
    const ids = keyParts.filter(([name]) => name === collection).map(([, id]) => id);
    return Array.from({ length: Math.ceil(ids.length / maxPicturesPerRequest) }, (_, index) => {
      const start = index * maxPicturesPerRequest;
      return readPictures(pendingRequests, collection, ids.slice(start, start + maxPicturesPerRequest));
    });
  });
  const results = await Promise.allSettled(requests);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  for (const error of failures) {
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    // The list is usable without pictures. If the retry also fails, a picture is requested again when its card is mounted again.
    console.warn('pictures not read', error);
  }
  if (failures.length > 0 && !isRetry) setTimeout(() => void readAllPictures(pendingRequests, true), retryDelayMs);
};

let isScheduled = false;
const scheduleRead = () => {
  if (isScheduled) return;
  isScheduled = true;
  // The timeout ends after all cards of the current render have requested their pictures.
  setTimeout(() => {
    isScheduled = false;
    const pendingRequests = queuedRequests;
    queuedRequests = new Map();
    void readAllPictures(pendingRequests);
  });
};

/** Requests a picture. Returns a function that removes the callback, or undefined if the picture was already read. */
export const requestPicture = (
  key: `${FavoriteCollection}:${number}`,
  onPicture: (picture: Picture | null) => void,
): (() => void) | undefined => {
  if (pictureCache.has(key)) return;
  const callbacks = queuedRequests.get(key) ?? new Set();
  queuedRequests.set(key, callbacks.add(onPicture));
  scheduleRead();
  return () => {
    callbacks.delete(onPicture);
  };
};

/** Returns the picture of an item. Undefined until the picture is loaded, and for an item without a picture. */
export function usePicture(collection: FavoriteCollection, id: number): Picture | undefined {
  const key = `${collection}:${id}` as const;
  const [loaded, setLoaded] = useState<{ key: string; picture: Picture | null }>();
  useEffect(() => requestPicture(key, (picture) => setLoaded({ key, picture })), [key]);
  return pictureCache.get(key) ?? (loaded?.key === key ? (loaded.picture ?? undefined) : undefined);
}
