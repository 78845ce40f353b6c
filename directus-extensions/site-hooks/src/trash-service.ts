/**
 * Moves content to the trash when a person deletes it (decision 264). Directus has no event that could turn a deletion into an update: its filter
 * returns the keys to delete, and refuses an empty list.
 */
import type { HookContext } from '@hat-nang/model/backend/directus-hooks';
import { isPerson } from '@hat-nang/model/backend/is-person';
import { publishableCollections, TRASH_STATUS } from '@hat-nang/model/publishing';
import type { Knex } from 'knex';

type Key = number | string;

/** Maximum value of an integer column. */
const MAX_KEY = 2 ** 31 - 1;

/** The parts of Directus's ItemsService that this file uses. */
export interface DeletingService {
  readonly collection: string;
  readonly knex: Knex;
  readonly accountability: HookContext['accountability'];
  deleteMany(keys: Key[], options?: object): Promise<Key[]>;
  updateMany(keys: Key[], change: object, options?: object): Promise<Key[]>;
}

/** Replaces `deleteMany`. Every deletion calls it: of one item, of a list, of a query, by GraphQL, and in a nested save. */
export function deleteIntoTrash({ prototype }: { prototype: DeletingService }): void {
  const originalDelete = prototype.deleteMany;
  prototype.deleteMany = async function deleteMany(
    this: DeletingService,
    keys: Key[],
    options?: object,
  ): Promise<Key[]> {
    if (!publishableCollections.includes(this.collection) || !isPerson(this.accountability))
      return originalDelete.call(this, keys, options);
    // Directus accepts every text that Number() reads as an integer: "012" is the key 12.
    const numericKeys = keys.map(Number).filter((key) => Number.isInteger(key) && key > 0 && key <= MAX_KEY);
    const keysOutsideTrash: number[] = await this.knex(this.collection)
      .whereIn('id', numericKeys)
      .whereNot({ status: TRASH_STATUS })
      .pluck('id');
    const movedKeys = keysOutsideTrash.map(Number);
    const otherKeys = keys.filter((key) => !movedKeys.includes(Number(key)));
    if (movedKeys.length > 0) await this.updateMany(movedKeys, { status: TRASH_STATUS }, options);
    // Directus refuses unknown and invalid keys, and erases items that are already in the trash.
    if (otherKeys.length > 0) await originalDelete.call(this, otherKeys, options);
    return keys;
  };
}
