/**
 * Everything that the database knows of a member, gone: their rows, what was ever written about those rows (activity and
 * revisions), their sessions, codes and mails. A table that is added later belongs in this list;
 * tests/integration/auth-extend/delete-account.test.ts looks through every table there is.
 */
import type { Database } from '../../shared/types.ts';

export interface Erased {
  readonly id: string;
  /** Null where the rows that name an address are somebody else's. */
  readonly email: string | null;
  readonly guardianEmail: string | null;
  /** Ids of files that are deleted with the account. */
  readonly files: readonly string[];
}

/** Collections of a member's own rows, with the column that names the owner. */
const OWNED: ReadonlyArray<[table: string, owner: string]> = [
  ['favorites', 'user'],
  ['watched', 'user'],
  ['share_links', 'user'],
  ['playlists', 'user'],
  ['consents', 'user'],
  ['users_disabilities', 'directus_users_id'],
  ['directus_presets', 'user'],
  ['directus_notifications', 'recipient'],
  ['directus_notifications', 'sender'],
  ['directus_comments', 'user_created'],
  ['directus_versions', 'user_created'],
  ['directus_shares', 'user_created'],
  ['directus_access', 'user'],
];

/** Rows of others that name the member last; they stay, without the name. */
const MENTIONS: ReadonlyArray<[table: string, column: string]> = [
  ['directus_files', 'uploaded_by'],
  ['directus_files', 'modified_by'],
  ['directus_comments', 'user_updated'],
  ['directus_versions', 'user_updated'],
];

/** In the caller's transaction. */
export async function eraseRows(database: Database, erased: Erased): Promise<void> {
  const { id, email, guardianEmail, files } = erased;
  // Activity names items as text.
  const idAsText = database.raw('CAST(id AS VARCHAR(255))');
  for (const [table, owner] of OWNED) {
    await eraseTraces(
      database,
      table,
      database(table)
        .where({ [owner]: id })
        .select(idAsText),
    );
  }
  const playlists = database('playlists').where({ user: id }).select('id');
  await eraseTraces(
    database,
    'playlist_items',
    database('playlist_items').whereIn('playlist', playlists).select(idAsText),
  );
  await eraseTraces(database, 'directus_users', [id]);
  if (files.length > 0) await eraseTraces(database, 'directus_files', files);
  // Revisions go with their activity.
  await database('directus_activity').where({ user: id }).delete();
  for (const words of [id, email, guardianEmail]) if (words !== null) await eraseRevisionsWith(database, words);

  await database('directus_comments').where({ collection: 'directus_users', item: id }).delete();
  await database('playlist_items').whereIn('playlist', playlists).delete();
  for (const [table, owner] of OWNED)
    await database(table)
      .where({ [owner]: id })
      .delete();
  for (const [table, column] of MENTIONS)
    await database(table)
      .where({ [column]: id })
      .update({ [column]: null });
  await database('directus_sessions').where({ user: id }).delete();
  await database('account_codes').where({ user: id }).delete();
  if (email !== null) {
    await database('mail_outbox').whereRaw('lower(recipient) = ?', [email.toLowerCase()]).delete();
    await database('contact_messages').whereRaw('lower(email) = ?', [email.toLowerCase()]).delete();
  }
  if (guardianEmail !== null) {
    // What waits may be about another child; a mail about this one finds no row to make its link of and is dropped.
    await database('mail_outbox')
      .whereRaw('lower(recipient) = ?', [guardianEmail.toLowerCase()])
      .andWhere((row) => row.whereNotNull('sent_at').orWhereNotNull('failed_at'))
      .delete();
  }
  await database('directus_users').where({ id }).delete();
}

type Ids = readonly string[] | ReturnType<Database>;

async function eraseTraces(database: Database, collection: string, items: Ids): Promise<void> {
  for (const table of ['directus_revisions', 'directus_activity']) {
    await database(table)
      .where({ collection })
      .whereIn('item', items as string[])
      .delete();
  }
}

/** Whoever edited the row: an administrator's change of a profile is in the administrator's name. */
async function eraseRevisionsWith(database: Database, words: string): Promise<void> {
  const like = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const column = (name: string) => `CAST(${name} AS TEXT) LIKE ? ESCAPE '\\'`;
  await database('directus_revisions')
    .whereRaw(`(${column('data')} OR ${column('delta')})`, [like, like])
    .delete();
}
