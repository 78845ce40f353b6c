/** Declares the context that every endpoint receives. */
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
  /** Announces changed rows after the commit, as Directus does for its own writes. site-hooks then refreshes the pages that show them. Never throws. */
  readonly announceChange: (collection: string, keys: readonly string[]) => Promise<void>;
}
