/**
 * Hashes and verifies passwords. At most two of these operations run at once, to leave capacity for other requests during a burst of logins. Hashes that
 * Directus itself computes are not limited. For an unknown account, the password is compared with another account's hash (docs/threat-model.md 13).
 */
import type { SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';
import type { DirectusServices } from '../../shared/services.ts';
import { NO_USER_ID } from '../account.ts';

const MAX_CONCURRENT = 2;

/** Runs tasks in FIFO order, at most `maxConcurrent` at a time. */
export function createConcurrencyLimit(maxConcurrent: number): <T>(task: () => Promise<T>) => Promise<T> {
  let freeSlots = maxConcurrent;
  const waitingTasks: Array<() => void> = [];
  return async (task) => {
    if (freeSlots > 0) freeSlots--;
    else await new Promise<void>((resolve) => waitingTasks.push(resolve));
    try {
      return await task();
    } finally {
      const nextTask = waitingTasks.shift();
      if (nextTask === undefined) freeSlots++;
      else nextTask();
    }
  };
}

export interface Passwords {
  /** Returns the hash that Directus would store for a password. */
  hash(password: string, schema: SchemaOverview): Promise<string>;
  /** Checks whether this is the user's password. Without a user id, compares the password with another user's hash, and returns false. */
  verify(userId: string | undefined, password: string, schema: SchemaOverview): Promise<boolean>;
}

export function createPasswords(services: DirectusServices, database: Knex): Passwords {
  const limitConcurrency = createConcurrencyLimit(MAX_CONCURRENT);
  const hashNow = async (password: string, schema: SchemaOverview): Promise<string> => {
    const service = new services.PayloadService('directus_users', { accountability: null, knex: database, schema });
    const row = await service.processValues('create', { password });
    if (typeof row.password !== 'string' || row.password === password) throw new Error('The password was not hashed');
    return row.password;
  };
  return {
    hash: (password, schema) => limitConcurrency(() => hashNow(password, schema)),
    verify: (userId, password, schema) =>
      limitConcurrency(async () => {
        // Without a user id the result of the comparison is discarded. Calls with and without a user id then take about the same time.
        const dummyAccount = await database('directus_users').whereNotNull('password').orderBy('id').first('id');
        try {
          const service = new services.AuthenticationService({ accountability: null, knex: database, schema });
          await service.verifyPassword(userId ?? dummyAccount?.id ?? NO_USER_ID, password);
          return userId !== undefined;
        } catch (error) {
          if (codeOfError(error) === 'INVALID_CREDENTIALS') return false;
          throw error;
        }
      }),
  };
}

/** Returns the `code` of an error, such as a Directus error. Returns undefined if the error has no `code`, or if the code is not a string. */
export function codeOfError(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
