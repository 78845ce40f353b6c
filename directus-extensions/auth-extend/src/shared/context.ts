/** Declares the context that the endpoints and hooks of this extension share. */
import type { SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';
import type { Passwords } from '../accounts/password/hashing.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { DirectusServices } from './services.ts';
import type { AccountEnv } from './settings.ts';
import type { Logger } from './types.ts';

export interface AccountContext {
  readonly database: Knex;
  readonly env: AccountEnv;
  readonly services: DirectusServices;
  readonly getSchema: () => Promise<SchemaOverview>;
  readonly passwords: Passwords;
  readonly outbox: Outbox;
  readonly log: Logger;
  /** Emits an update event for rows that were changed without Directus. Call it after the commit. site-hooks then refreshes the pages. Never rejects. */
  readonly announceChange: (collection: string, keys: readonly string[]) => Promise<void>;
}
