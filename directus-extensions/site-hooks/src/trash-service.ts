/**
 * Moves content to the trash when a person deletes it (decision 264). Directus has no event that could turn a deletion into an update: its filter
 * returns the keys to delete, and refuses an empty list.
 */
import { ForbiddenError } from '@directus/errors';
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
    const rows: { id: Key; status: string }[] = await this.knex(this.collection)
      .whereIn('id', numericKeys)
      .select('id', 'status');
    const movedKeys = rows.filter(({ status }) => status !== TRASH_STATUS).map(({ id }) => Number(id));
    // If all items are in the trash already, this call erases them, which only administrators may do. Directus handles unknown keys.
    if (movedKeys.length === 0) return originalDelete.call(this, keys, options);
    // In a selection with other items, items of the trash stay there. Somebody else may have moved them a moment ago, so nobody intends to erase them.
    const knownKeys = new Set(rows.map(({ id }) => Number(id)));
    // All or none. Directus would accept unknown keys of administrators. The move is one transaction with its events after the commit.
    if (keys.some((key) => !knownKeys.has(Number(key)))) throw new ForbiddenError();
    await this.updateMany(movedKeys, { status: TRASH_STATUS }, options);
    return keys;
  };
}
