/** Types from Directus and Express that this extension uses. */
import type { Accountability, Query, SchemaOverview } from '@directus/types';
import type { NextFunction, Request, Response } from 'express';
import type { Knex } from 'knex';

export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(error: unknown, message?: string): void;
}

/** Properties that Directus adds to Express's request. */
export interface AccountRequest extends Request {
  accountability?: Accountability | null;
  schema?: SchemaOverview;
  /** The query string after Directus's validation. */
  sanitizedQuery?: Query;
  rawBody?: Buffer;
  /** The credential of the request. Directus verifies it before any route runs. */
  token?: string | null;
}

export type Handler = (request: AccountRequest, response: Response, next: NextFunction) => void | Promise<void>;

/** A database connection or a transaction. */
export type Database = Knex | Knex.Transaction;
