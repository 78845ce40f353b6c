import {
  DocumentPicturesDocument,
  EventPicturesDocument,
  LessonPlanPicturesDocument,
  MentalHealthPicturesDocument,
  NewsPicturesDocument,
} from '@codegen/graphql/graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ItemPicture } from '@hat-nang/model/contracts/pictures';
import type { FavoriteCollection } from '@hat-nang/model/favorites';
import type { RawFile } from './assets.ts';
import { query, uncachedOptions } from './query.ts';

/** A row has the picture field of its collection. */
interface RawItem {
  id: string;
  cover?: RawFile | null;
  image?: RawFile | null;
}

const pictureDocuments: {
  readonly [Each in FavoriteCollection]: TypedDocumentNode<{ items: RawItem[] }, { ids: number[]; limit: number }>;
} = {
  documents: DocumentPicturesDocument,
  news: NewsPicturesDocument,
  events: EventPicturesDocument,
  mental_health: MentalHealthPicturesDocument,
  lesson_plans: LessonPlanPicturesDocument,
};

const toItemPicture = ({ id, cover, image }: RawItem): ItemPicture => {
  const file = cover ?? image;
  return {
    id: Number(id),
    file: file
      ? {
          id: file.id,
          width: file.width ?? null,
          height: file.height ?? null,
          focal_point_x: file.focal_point_x ?? null,
          focal_point_y: file.focal_point_y ?? null,
          modified_on: typeof file.modified_on === 'string' ? file.modified_on : null,
          blurred_colors: file.blurred_colors ?? null,
        }
      : null,
  };
};

/**
 * Reads the pictures of public items. The site reads files at a tenth of the cost that a visitor's or member's request would have (decision 310). The order of
 * the result is undefined. Not cached.
 * @throws CmsError
 */
export const readItemPictures = async (collection: FavoriteCollection, ids: number[]): Promise<ItemPicture[]> =>
  ids.length === 0
    ? []
    : (await query(pictureDocuments[collection], { ids, limit: ids.length }, uncachedOptions)).items.map(toItemPicture);
