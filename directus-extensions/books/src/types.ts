/** The few shapes of Directus that this extension uses; Directus hands its services over untyped. */
import type { Readable } from 'node:stream';
import type { Accountability, SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';

export type Database = Knex;
export type Row = Record<string, unknown>;
export type Key = number | string;

export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(error: unknown, message?: string): void;
}

interface Options {
  accountability: Accountability | null;
  schema: SchemaOverview;
  knex?: Knex;
}

export interface Services {
  FilesService: new (
    options: Options,
  ) => {
    uploadOne(content: Readable, data: Row): Promise<string>;
    /** Takes the files out of the storage, too. */
    deleteMany(ids: readonly string[]): Promise<unknown>;
  };
  AssetsService: new (
    options: Options,
  ) => {
    /** The file as it was uploaded, or in another size and format, which is then kept beside it. */
    getAsset(id: string, transformation?: { transformationParams: Row }): Promise<{ stream: Readable }>;
  };
  ItemsService: new (
    collection: string,
    options: Options,
  ) => {
    createOne(row: Row): Promise<Key>;
    updateOne(key: Key, row: Row): Promise<Key>;
    deleteMany(keys: readonly Key[]): Promise<unknown>;
  };
}

export interface Context {
  database: Database;
  services: Services;
  getSchema: () => Promise<SchemaOverview>;
  log: Logger;
  /** A folder for files of a while. */
  tempPath: string;
}

/** What comes with an event, as each event names it. */
export interface EventMeta {
  readonly collection?: string;
  readonly key?: Key;
  readonly keys?: readonly Key[];
  readonly item?: Key;
  readonly payload?: unknown;
}

export interface EventContext {
  /** The transaction of the save, where there is one. SQLite has one connection: nothing else may be awaited in it. */
  readonly database: Database;
  readonly accountability: Accountability | null;
}
