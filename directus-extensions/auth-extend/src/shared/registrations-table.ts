import type { Database } from './types.ts';

/** Checks whether registrations for events can be stored. At the first start, and until an update has applied its schema, the table does not exist. */
export const hasRegistrations = (database: Database): Promise<boolean> =>
  database.schema.hasTable('event_registrations');
