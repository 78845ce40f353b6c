import type { Knex } from 'knex';

type Key = number | string;

const MAX_REMEMBERED = 10_000;

/**
 * Remembers the owners of rows from the filter of a change until after the write, when a deleted or moved row no longer names its owners. The entry of a
 * failed change remains until a later change of the same row, or until the map is full.
 */
export class PreviousOwners<Owner> {
  #owners = new Map<string, readonly Owner[]>();
  #read: (database: Knex, collection: string, keys: readonly Key[]) => Promise<readonly Owner[]>;

  constructor(readOwners: (database: Knex, collection: string, keys: readonly Key[]) => Promise<readonly Owner[]>) {
    this.#read = readOwners;
  }

  async remember(database: Knex, collection: string, keys: readonly Key[]): Promise<void> {
    if (this.#owners.size > MAX_REMEMBERED) this.#owners.clear();
    for (const key of keys) this.#owners.set(`${collection}:${key}`, await this.#read(database, collection, [key]));
  }

  /** Returns the remembered owners of a row, and forgets them. */
  take(collection: string, key: Key): readonly Owner[] {
    const owners = this.#owners.get(`${collection}:${key}`) ?? [];
    this.#owners.delete(`${collection}:${key}`);
    return owners;
  }
}
