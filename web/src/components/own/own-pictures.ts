'use client';

import { type FavoriteCollection, favoritePictures } from '@hat-nang/model/favorites';
import { useEffect, useState } from 'react';
import { type Picture, toPicture } from '@/cms/assets';
import { ApiError, NetworkError, publicClient, unwrap } from '@/cms/rest';

/**
 * Pictures of the things on one's own lists, asked for apart from the lists: whether somebody may see a file is the dearest question that Directus
 * is asked here (decision 182), while the id of a picture is a column of the thing itself. One request for all things of a kind on the page.
 */
const fields = favoritePictures;
/** Things in one request: their ids fill its address. */
const maxPictures = 100;

/** What has been answered, null for a thing without a picture. These are public things: nothing of whose list they are on. */
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
    // A list without its pictures is still the list; the next thing that is shown asks again.
    console.warn('pictures not read', result.reason);
  }
};

let isPlanned = false;
const plan = () => {
  if (isPlanned) return;
  isPlanned = true;
  // After all cards that appear together have asked.
  setTimeout(() => {
    isPlanned = false;
    void readWaiting();
  });
};

/** The picture of an item, once it is loaded. */
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
