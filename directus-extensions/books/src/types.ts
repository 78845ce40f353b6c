/** Types of the parts of Directus that this extension uses. Directus passes its services untyped. */
import type { Readable } from 'node:stream';
import type { Accountability, Query, SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';
import type { BrailleTranslator } from './braille-command.ts';

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
    /** Deletes the rows, and the files from the storage. */
    deleteMany(ids: readonly string[]): Promise<unknown>;
  };
  AssetsService: new (
    options: Options,
  ) => {
    /** Returns the original file, or a version in another size or format. Directus caches such versions. */
    getAsset(id: string, transformation?: { transformationParams: Row }): Promise<{ stream: Readable }>;
  };
  ItemsService: new (
    collection: string,
    options: Options,
  ) => {
    createOne(row: Row): Promise<Key>;
    /** @throws ForbiddenError if the item does not exist, or if the caller may not read it */
    readOne(key: Key, query?: Query): Promise<Row>;
    readByQuery(query: Query): Promise<Row[]>;
    updateOne(key: Key, row: Row): Promise<Key>;
    /** Updates all rows in one transaction. Each row contains its key. */
    updateBatch(rows: readonly Row[]): Promise<Key[]>;
    deleteMany(keys: readonly Key[]): Promise<unknown>;
  };
}

export interface Context {
  braille: BrailleTranslator;
  database: Database;
  services: Services;
  getSchema: () => Promise<SchemaOverview>;
  log: Logger;
  /** Path of a folder for temporary files. */
  tempPath: string;
}

/** Metadata of an event. The names of the fields depend on the event. */
export interface EventMeta {
  readonly collection?: string;
  readonly key?: Key;
  readonly keys?: readonly Key[];
  readonly item?: Key;
  readonly payload?: unknown;
}

export interface EventContext {
  /**
   * The transaction of the save if there is one, otherwise the database. Handlers must use it for all queries: SQLite has one connection, and a query
   * outside the transaction would deadlock.
   */
  readonly database: Database;
  readonly accountability: Accountability | null;
}
