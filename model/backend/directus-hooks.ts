/** Types for the parts of Directus's hook API that the extensions use. */
import type { Knex } from 'knex';

export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(error: unknown, message?: string): void;
}

export interface Schema {
  readonly collections: Readonly<Record<string, { readonly fields: Readonly<Record<string, unknown>> } | undefined>>;
  readonly relations: ReadonlyArray<{ collection: string; field: string; related_collection: string | null }>;
}

export interface HookContext {
  /** Transaction of the save, if any. SQLite has one connection, so awaiting another connection inside the transaction would deadlock. */
  readonly database: Knex;
  readonly schema: Schema | null;
  readonly accountability: {
    readonly admin: boolean;
    readonly app: boolean;
    readonly user?: string | null;
  } | null;
}

/** Metadata of an event: the collection and the keys. Each kind of event has a different name for the keys. */
export interface EventMeta {
  readonly event?: string;
  readonly collection?: string;
  readonly key?: number | string;
  readonly keys?: ReadonlyArray<number | string>;
  readonly item?: number | string;
  readonly payload?: unknown;
}

export type FilterHandler = (payload: unknown, meta: EventMeta, context: HookContext) => Promise<unknown>;
export type ActionHandler = (meta: EventMeta, context: HookContext) => Promise<void>;

/** Directus's registration functions for hooks. */
export interface Hooks {
  filter(event: string, handler: FilterHandler): void;
  action(event: string, handler: ActionHandler): void;
  schedule(cron: string, handler: () => Promise<void>): void;
}
