/** The few shapes of Directus and Express that the account endpoints touch. */
import type { Accountability, Query, SchemaOverview } from '@directus/types';
import type { NextFunction, Request, Response } from 'express';
import type { Knex } from 'knex';

export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(error: unknown, message?: string): void;
}

/** What Directus adds to Express's request. */
export interface AccountRequest extends Request {
  accountability?: Accountability | null;
  schema?: SchemaOverview;
  /** The query string as Directus has checked it. */
  sanitizedQuery?: Query;
  rawBody?: Buffer;
  /** Whatever credential the caller named; Directus has checked it before a route is reached. */
  token?: string | null;
}

export type Handler = (request: AccountRequest, response: Response, next: NextFunction) => void | Promise<void>;

/** A connection, or a transaction on one. */
export type Database = Knex | Knex.Transaction;
