'use client';

import { type FavoriteCollection, favoritePictures } from '@hat-nang/model/favorites';
import { useEffect, useState } from 'react';
import { type Picture, toPicture } from '@/cms/assets';
import { ApiError, NetworkError, publicClient, unwrap } from '@/cms/rest';

/**
 * Pictures of items on the user's lists. Their requests are separate from the lists, because the permission check of a file is the most expensive
 * part of the query (decision 182), while a picture's id is a plain column. One request reads all items of one kind.
 */
const fields = favoritePictures;
/** Maximum number of items per request: the address contains their ids, and its length is limited. */
const maxPictures = 100;

/** Pictures that were read before; null for an item without a picture. The items are public, so all users share this cache. */
const known = new Map<string, Picture | null>();
type Asked = Map<string, Set<(picture: Picture | null) => void>>;
let waiting: Asked = new Map();

const readPictures = async (asked: Asked, collection: FavoriteCollection, ids: readonly string[]): Promise<void> => {
  const field = fields[collection];
  const query = { fields: ['id', field], limit: ids.length, 'filter[id][_in]': ids.join() };
  const rows: Record<string, unknown>[] = await unwrap(publicClient.GET(`/items/${collection}`, { params: { query } }));
  const files = new Map(rows.map((row) => [String(row.id), row[field]]));
  for (const id of ids) {
    const key = `${collection}:${id}`;
    const file = files.get(id) as string | null | undefined;
    const picture = file ? (toPicture({ id: file }, '') ?? null) : null;
    known.set(key, picture);
    for (const show of asked.get(key) ?? []) show(picture);
  }
};

const readWaiting = async (): Promise<void> => {
  const asked = waiting;
  waiting = new Map();
  const parts = [...asked.keys()].map((key) => key.split(':') as [FavoriteCollection, string]);
  const requests = (Object.keys(fields) as FavoriteCollection[]).flatMap((collection) => {
    const ids = parts.filter(([name]) => name === collection).map(([, id]) => id);
    return Array.from({ length: Math.ceil(ids.length / maxPictures) }, (_, index) =>
      readPictures(asked, collection, ids.slice(index * maxPictures, (index + 1) * maxPictures)),
    );
  });
  for (const result of await Promise.allSettled(requests)) {
    if (result.status === 'fulfilled') continue;
    if (!(result.reason instanceof ApiError || result.reason instanceof NetworkError)) throw result.reason;
    // The list is usable without pictures. The next new item causes another request.
    console.warn('pictures not read', result.reason);
  }
};

let isPlanned = false;
const plan = () => {
  if (isPlanned) return;
  isPlanned = true;
  // The timeout runs after all cards of this render have requested their pictures.
  setTimeout(() => {
    isPlanned = false;
    void readWaiting();
  });
};

/** Returns the picture of an item; undefined until it is loaded. */
export function usePicture(collection: FavoriteCollection, id: number): Picture | undefined {
  const key = `${collection}:${id}`;
  const [found, setFound] = useState<{ key: string; picture: Picture | null }>();
  useEffect(() => {
    if (known.has(key)) return;
    const show = (picture: Picture | null) => setFound({ key, picture });
    const others = waiting.get(key) ?? new Set();
    waiting.set(key, others.add(show));
    plan();
    return () => {
      others.delete(show);
    };
  }, [key]);
  return known.get(key) ?? (found?.key === key ? (found.picture ?? undefined) : undefined);
}
