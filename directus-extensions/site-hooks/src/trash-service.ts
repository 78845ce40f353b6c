/**
 * Moves content to the trash when a person deletes it (decision 264). Directus has no event that could turn a deletion into an update: a filter can only
 * change the list of keys, and Directus refuses an empty list for every user except administrators.
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

/** Replaces `deleteMany`, which every deletion calls: of one item, of a list, of a query, by GraphQL, and in a nested save. */
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
    // If all these items are in the trash already, this call erases them, which only administrators may do. Directus handles unknown keys.
    if (movedKeys.length === 0) return originalDelete.call(this, keys, options);
    // Items in the trash stay there if the selection has other items. Perhaps another user has just moved them to the trash, and this user does not intend
    // to erase them.
    const knownKeys = new Set(rows.map(({ id }) => Number(id)));
    // With an unknown key, the whole deletion is refused, also for administrators, for whom Directus would accept the key. `updateMany` is one transaction.
    if (keys.some((key) => !knownKeys.has(Number(key)))) throw new ForbiddenError();
    await this.updateMany(movedKeys, { status: TRASH_STATUS }, options);
    return keys;
  };
}
