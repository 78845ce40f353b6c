/** Reads the pictures of items for suggestions. Pictures are not in the index, so a new picture needs no reindexing. */
import type { SuggestedPicture } from '@hat-nang/model/contracts/search';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import { SOURCES } from './kinds.ts';
import type { Reader } from './reader.ts';

interface Item {
  readonly kind: SearchKind;
  readonly item: number;
}

export type PictureOf = (item: Item) => SuggestedPicture | null;

/** Returns the SQL for one section. The SQL has a fixed number of parameters, so one prepared statement per section suffices. */
const selectPictures = (collection: string, column: string, limit: number): string =>
  `SELECT item.id AS item, file.id AS id, file.modified_on FROM "${collection}" AS item
   JOIN directus_files AS file ON file.id = item."${column}" WHERE item.id IN (${Array(limit).fill('?').join(', ')})`;

/** Converts a stored time to ISO 8601. SQLite returns milliseconds, PostgreSQL a `Date`. An invalid time becomes 1970. */
const isoTime = (storedTime: unknown): string => {
  const date = new Date(storedTime as string | number | Date);
  return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
};

/**
 * Reads the pictures of these items.
 * @param limit maximum number of items of each kind
 */
export async function picturesOf(
  { query }: Pick<Reader, 'query'>,
  items: readonly Item[],
  limit: number,
): Promise<PictureOf> {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const picturesByItem = new Map<string, SuggestedPicture>();
  await Promise.all(
    kinds.map(async (kind) => {
      const { collection, picture } = SOURCES[kind];
      if (picture === undefined) return;
      const ids = items.flatMap((candidate) => (candidate.kind === kind ? [candidate.item] : []));
      // 0 fills the unused parameters, because no item has the id 0.
      const bindings = Array.from({ length: limit }, (_, index) => ids[index] ?? 0);
      for (const { item, id, modified_on } of await query(selectPictures(collection, picture, limit), bindings))
        picturesByItem.set(`${kind}/${item}`, { id: String(id), modified_on: isoTime(modified_on) });
    }),
  );
  return ({ kind, item }) => picturesByItem.get(`${kind}/${item}`) ?? null;
}
