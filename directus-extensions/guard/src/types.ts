/** The types of Directus and Express that the guard uses. */
import type { NextFunction, Request, Response } from 'express';

export interface Logger {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(error: unknown, message?: string): void;
  fatal(error: unknown, message?: string): void;
}

/** The caller, as Directus's authentication stores it on the request. */
export interface Accountability {
  readonly user: string | null;
  readonly role?: string | null;
  /** The role and its parent roles. */
  readonly roles?: readonly string[];
  /** Primary key (`token`) of the caller's row in `directus_sessions`, if there is a session. */
  readonly session?: string;
  readonly ip?: string | null;
  readonly admin: boolean;
  readonly app: boolean;
}

/** Properties that Directus or the guard adds to Express's request. `token` is null if the request has no credential. */
export interface GuardRequest extends Request {
  accountability?: Accountability | null;
  token?: unknown;
  id?: string;
  schema?: { collections: Record<string, { fields: Record<string, unknown> } | undefined> };
}

export type Middleware = (request: GuardRequest, response: Response, next: NextFunction) => void | Promise<void>;
