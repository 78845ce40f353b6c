/**
 * Moves content to the trash when a person deletes it (decision 264). Directus has no event that could turn a deletion into an update: its filter
 * returns the keys to delete, and refuses an empty list.
 */
import type { HookContext } from '@hat-nang/model/backend/directus-hooks';
import { isPerson } from '@hat-nang/model/backend/is-person';
import { publishableCollections, TRASH_STATUS } from '@hat-nang/model/publishing';
import type { Knex } from 'knex';

type Key = number | string;

/** An event of a save, as Directus passes it to `bypassEmitAction`. */
interface ActionEvent {
  readonly event: string | string[];
  readonly meta: Record<string, unknown>;
  readonly context: unknown;
}
type EmitAction = (...event: [ActionEvent['event'], ActionEvent['meta'], ActionEvent['context']]) => void;

/** The options of a mutation that this file uses. */
interface MutationOptions {
  /** Receives the events of a save that is part of a larger transaction. */
  readonly bypassEmitAction?: (event: ActionEvent) => void;
}

/** Maximum value of an integer column. */
const MAX_KEY = 2 ** 31 - 1;

/** The parts of Directus's ItemsService that this file uses. */
export interface DeletingService {
  readonly collection: string;
  readonly knex: Knex;
  readonly accountability: HookContext['accountability'];
  fork(options: { knex: Knex }): DeletingService;
  deleteMany(keys: Key[], options?: MutationOptions): Promise<Key[]>;
  updateMany(keys: Key[], change: object, options?: MutationOptions): Promise<Key[]>;
}

/**
 * Replaces `deleteMany`. Every deletion calls it: of one item, of a list, of a query, by GraphQL, and in a nested save.
 * @param emitAction emits the events of a deletion, after its commit
 */
export function deleteIntoTrash({ prototype }: { prototype: DeletingService }, emitAction: EmitAction): void {
  const originalDelete = prototype.deleteMany;

  /** Moves all items to the trash, or none if Directus refuses one of the keys. The events are emitted after the commit, because the site reads then. */
  async function moveToTrash(
    service: DeletingService,
    movedKeys: Key[],
    unknownKeys: Key[],
    options: MutationOptions,
  ): Promise<void> {
    const events: ActionEvent[] = [];
    const optionsInside = { ...options, bypassEmitAction: (event: ActionEvent) => void events.push(event) };
    const moveAll = async (knex: Knex): Promise<void> => {
      const inside = service.fork({ knex });
      if (unknownKeys.length > 0) await originalDelete.call(inside, unknownKeys, optionsInside);
      await inside.updateMany(movedKeys, { status: TRASH_STATUS }, optionsInside);
    };
    if (service.knex.isTransaction) await moveAll(service.knex);
    else await service.knex.transaction(moveAll);
    for (const event of events) {
      if (options.bypassEmitAction) options.bypassEmitAction(event);
      else emitAction(event.event, event.meta, event.context);
    }
  }

  prototype.deleteMany = async function deleteMany(
    this: DeletingService,
    keys: Key[],
    options: MutationOptions = {},
  ): Promise<Key[]> {
    if (!publishableCollections.includes(this.collection) || !isPerson(this.accountability))
      return originalDelete.call(this, keys, options);
    // Directus accepts every text that Number() reads as an integer: "012" is the key 12.
    const numericKeys = keys.map(Number).filter((key) => Number.isInteger(key) && key > 0 && key <= MAX_KEY);
    const rows: { id: Key; status: string }[] = await this.knex(this.collection)
      .whereIn('id', numericKeys)
      .select('id', 'status');
    const movedKeys = rows.filter(({ status }) => status !== TRASH_STATUS).map(({ id }) => Number(id));
    // All items are in the trash already: this erases them, which only administrators may do. Directus refuses unknown keys.
    if (movedKeys.length === 0) return originalDelete.call(this, keys, options);
    // Among others, items of the trash stay there: somebody else may have moved them a moment ago, so erasing them is not intended.
    const knownKeys = new Set(rows.map(({ id }) => Number(id)));
    const unknownKeys = keys.filter((key) => !knownKeys.has(Number(key)));
    await moveToTrash(this, movedKeys, unknownKeys, options);
    return keys;
  };
}
