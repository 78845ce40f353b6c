/**
 * Password hashing: at most two at once, so that a burst of log-ins cannot stall other requests, and always one, so that the response time does not
 * reveal whether an account exists (docs/threat-model.md 13).
 */
import type { SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';
import type { DirectusServices } from '../../shared/services.ts';
import { NOBODY } from '../account.ts';

const AT_ONCE = 2;

/** Runs tasks in FIFO order, at most `width` at a time. */
export function createConcurrencyLimit(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = width;
  const waiting: Array<() => void> = [];
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free++;
      else next();
    }
  };
}

export interface Passwords {
  /** The stored hash of a password, as Directus computes it. */
  hash(password: string, schema: SchemaOverview): Promise<string>;
  /** Whether this is the user's password. Without a user it does the same work and returns false. */
  verify(userId: string | undefined, password: string, schema: SchemaOverview): Promise<boolean>;
}

export function passwords(services: DirectusServices, database: Knex): Passwords {
  const inTurn = createConcurrencyLimit(AT_ONCE);
  const hashNow = async (password: string, schema: SchemaOverview): Promise<string> => {
    const service = new services.PayloadService('directus_users', { accountability: null, knex: database, schema });
    const row = await service.processValues('create', { password });
    if (typeof row.password !== 'string' || row.password === password) throw new Error('The password was not hashed');
    return row.password;
  };
  return {
    hash: (password, schema) => inTurn(() => hashNow(password, schema)),
    verify: (userId, password, schema) =>
      inTurn(async () => {
        // Without a user, compares another account's hash and discards the result: exactly the same work.
        const standIn = await database('directus_users').whereNotNull('password').orderBy('id').first('id');
        try {
          const service = new services.AuthenticationService({ accountability: null, knex: database, schema });
          await service.verifyPassword(userId ?? standIn?.id ?? NOBODY, password);
          return userId !== undefined;
        } catch (error) {
          if (codeOfError(error) === 'INVALID_CREDENTIALS') return false;
          throw error;
        }
      }),
  };
}

/** The code of a Directus error; undefined for any other. */
export function codeOfError(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
