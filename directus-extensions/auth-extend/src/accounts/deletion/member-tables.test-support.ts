/** Creates the tables that an erasure reads or changes, for unit tests. The tables have fewer columns than the real tables, and no types or constraints. */
import knexOf, { type Knex } from 'knex';

const columns: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['favorites', 'watched', 'share_links', 'playlists', 'consents', 'directus_presets', 'directus_access'].map(
      (name) => [name, ['id', 'user']],
    ),
  ),
  users_disabilities: ['id', 'directus_users_id'],
  playlist_items: ['id', 'playlist'],
  directus_notifications: ['id', 'recipient', 'sender'],
  directus_comments: ['id', 'collection', 'item', 'user_created', 'user_updated'],
  directus_versions: ['id', 'user_created', 'user_updated'],
  directus_shares: ['id', 'user_created'],
  directus_files: ['id', 'folder', 'uploaded_by', 'modified_by'],
  directus_activity: ['collection', 'item', 'user'],
  directus_revisions: ['id', 'collection', 'item', 'data', 'delta'],
  directus_sessions: ['token', 'user'],
  session_uses: ['session', 'id', 'started_at', 'used_at'],
  directus_roles: ['id', 'short_name'],
  directus_users: ['id', 'role', 'status', 'email', 'language', 'guardian_email', 'deletion_requested_at'],
  account_codes: ['user', 'kind', 'expires_at'],
  account_settings: ['deletion_days'],
  mail_outbox: ['recipient', 'sent_at', 'failed_at'],
  contact_messages: ['email'],
  event_registrations: ['id', 'email', 'state'],
};

/** Creates the tables in an SQLite database in memory. The caller must call `destroy()` of the returned connection. */
export async function createMemberTables(): Promise<Knex> {
  const database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  // Makes LIKE case-sensitive, as in PostgreSQL.
  await database.raw('PRAGMA case_sensitive_like = ON');
  for (const [table, names] of Object.entries(columns)) {
    await database.schema.createTable(table, (builder) => {
      for (const name of names) builder.specificType(name, '');
    });
  }
  return database;
}
