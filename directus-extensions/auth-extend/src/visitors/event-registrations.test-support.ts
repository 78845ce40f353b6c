/** Creates the tables that unit tests of registrations for events need, with only the columns that the code uses. */
import type { RegistrationRequest } from '@hat-nang/model/contracts/event-registrations';
import knexOf, { type Knex } from 'knex';
import { createOutbox } from '../mail/outbox.ts';
import type { AccountContext } from '../shared/context.ts';
import type { AccountRequest } from '../shared/types.ts';

const migrationsFolder = new URL('../../../../schema/migrations/', import.meta.url);
export const KEY = 'k'.repeat(32);
export const DAY = 86_400_000;

const columns: Readonly<Record<string, readonly string[]>> = {
  events: [
    ...['id', 'status', 'date_published', 'date_unpublished', 'date_updated', 'starts_at', 'ends_at'],
    ...['status_override', 'has_registration', 'places', 'registration_deadline', 'online_url'],
    ...['has_interpreter', 'has_captions', 'has_quiet_room', 'is_wheelchair_accessible'],
  ],
  events_translations: [
    ...['events_id', 'languages_code', 'title', 'slug', 'summary', 'location_name', 'location_address', 'access_note'],
  ],
  event_registrations: [
    ...['id', 'event', 'email', 'name', 'phone', 'people', 'access_needs', 'is_under_16', 'guardian_name'],
    ...['guardian_contact', 'consented_at', 'consent_version', 'languages_code', 'state', 'date_created'],
    'date_cancelled',
  ],
};

/** Returns a database in memory, with one event of five places that starts in three days. The caller destroys the database. */
export async function createEventTables(): Promise<Knex> {
  const database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  const { up } = await import(new URL('20261121C-private-tables.js', migrationsFolder).href);
  await up(database);
  for (const [table, names] of Object.entries(columns)) {
    await database.schema.createTable(table, (builder) => {
      for (const name of names) builder.specificType(name, '');
    });
  }
  const now = Date.now();
  await database('events').insert({
    ...{ id: 1, status: 'published', has_registration: true, places: 5 },
    ...{ starts_at: new Date(now + 3 * DAY), ends_at: new Date(now + 3 * DAY + 7_200_000) },
  });
  await database('events_translations').insert([
    { events_id: 1, languages_code: 'vi-VN', title: 'Giờ truyện', slug: 'gio-truyen', location_name: 'Nhà Hạt Nắng' },
    { events_id: 1, languages_code: 'en-US', title: 'Story hour', slug: 'story-hour', location_name: 'Sunbeam House' },
  ]);
  return database;
}

/** Returns a context for handlers, and a list that collects the ids that the handlers announce as changed. */
export function createEventContext(database: Knex): { context: AccountContext; announcedIds: string[] } {
  const announcedIds: string[] = [];
  const context = {
    database,
    env: { hashKey: KEY, siteUrl: 'https://thu-vien.example' },
    outbox: createOutbox(KEY, () => undefined),
    announceChange: async (_collection: string, ids: readonly string[]) => void announcedIds.push(...ids),
  } as unknown as AccountContext;
  return { context, announcedIds };
}

let clientCount = 0;
/** Returns a request from a new IP address. Rate limits count each address separately. */
export const newRequest = () => ({ ip: `10.0.${clientCount >> 8}.${clientCount++ & 255}` }) as AccountRequest;

export const formOf = (email: string, changes: Partial<RegistrationRequest> = {}): RegistrationRequest =>
  ({
    ...{ event: 1, name: 'Lan', email, phone: '', people: 1, access_needs: 'Xe lăn', agreement: true },
    ...{ is_under_16: false, guardian_name: null, guardian_contact: null, language: 'vi-VN' },
    ...changes,
  }) as RegistrationRequest;
