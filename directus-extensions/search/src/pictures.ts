/** The pictures of items, for suggestions. The index has none: a new picture then needs no indexing. */
import type { SuggestedPicture } from '@hat-nang/model/contracts/search';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import { SOURCES } from './kinds.ts';
import type { Reader } from './reader.ts';

interface Item {
  readonly kind: SearchKind;
  readonly item: number;
}

export type PictureOf = (item: Item) => SuggestedPicture | null;

/** One prepared statement a section, whatever the number of items. */
const statementOf = (collection: string, column: string): string =>
  `SELECT item.id AS item, file.id AS id, file.modified_on FROM "${collection}" AS item
   JOIN directus_files AS file ON file.id = item."${column}" WHERE item.id IN (?, ?)`;

/** SQLite answers milliseconds, PostgreSQL a `Date`. */
const isoTime = (stored: unknown): string => {
  const at = new Date(stored as string | number | Date);
  return (Number.isNaN(at.getTime()) ? new Date(0) : at).toISOString();
};

/** Reads the pictures of up to two items of each kind. */
export async function picturesOf({ query }: Pick<Reader, 'query'>, items: readonly Item[]): Promise<PictureOf> {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const found = new Map<string, SuggestedPicture>();
  await Promise.all(
    kinds.map(async (kind) => {
      const { collection, picture } = SOURCES[kind];
      if (picture === undefined) return;
      const [first = 0, second = first] = items.flatMap((each) => (each.kind === kind ? [each.item] : []));
      for (const { item, id, modified_on } of await query(statementOf(collection, picture), [first, second]))
        found.set(`${kind}/${item}`, { id: String(id), modified_on: isoTime(modified_on) });
    }),
  );
  return ({ kind, item }) => found.get(`${kind}/${item}`) ?? null;
}
