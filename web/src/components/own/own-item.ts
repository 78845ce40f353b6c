import type { OwnDocumentFragment } from '@codegen/graphql/graphql';
import type { FavoriteCollection } from '@hat-nang/model/favorites';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { detailRoutesOfCollections } from '@hat-nang/model/section-routes';
import { safeColor } from '@/cms/safe-color';
import { pickTranslation, type RawTranslation } from '@/cms/translation';

/** An item on one of the user's lists, in one language. */
export interface OwnItem {
  collection: FavoriteCollection;
  id: number;
  title: string;
  url: string;
  /** CSS colour of the cover. The colour is visible if the item has no picture, and until the picture is loaded (own-pictures.ts). */
  color?: string;
  /** Reading time in minutes. */
  minutes?: number;
  /** Start of an event as an ISO 8601 time. */
  startsAt?: string;
}

interface RawItem {
  id: string;
  translations?: readonly (({ title?: string | null } & RawTranslation) | null)[] | null;
}

/** Converts a Directus row to an item. Undefined for a row without any translation. */
export const toOwnItem = (
  raw: RawItem | null | undefined,
  collection: FavoriteCollection,
  lang: Lang,
): OwnItem | undefined => {
  const text = pickTranslation(raw?.translations, lang)?.text;
  if (!raw || !text) return undefined;
  const id = Number(raw.id);
  return {
    collection,
    id,
    title: text.title ?? '',
    url: href(lang, detailRoutesOfCollections[collection], { slug: text.slug ?? '', id }),
  };
};

export const toOwnDocument = (raw: OwnDocumentFragment | null | undefined, lang: Lang): OwnItem | undefined => {
  const item = toOwnItem(raw, 'documents', lang);
  if (!raw || !item) return undefined;
  return {
    ...item,
    color: safeColor(raw.cover_color),
    minutes: raw.duration ? Math.max(1, Math.ceil(raw.duration / 60)) : undefined,
  };
};
