/**
 * Erases all rows of a member: activity, revisions, sessions, codes, mails and more. Add every new table with personal data to this file.
 * tests/integration/auth-extend/delete-account.test.ts checks all tables.
 */
import { hasRegistrations } from '../../shared/registrations-table.ts';
import type { Database } from '../../shared/types.ts';
import { eraseSessionUses } from '../login/session-uses.ts';

export interface ErasedAccount {
  readonly id: string;
  /** E-mail address of the account. Null if the account has none, or if the address now belongs to another account, whose mails and messages must remain. */
  readonly email: string | null;
  readonly guardianEmail: string | null;
  /** Ids of the files that are deleted with the account. */
  readonly files: readonly string[];
}

/** Tables with rows of members. The second value is the column with the id of the owner. */
const OWNED_TABLES: ReadonlyArray<[table: string, owner: string]> = [
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

/** Columns that may contain the member's id as uploader or last editor, in rows that the erasure does not delete. The columns are set to null. */
const MENTION_COLUMNS: ReadonlyArray<[table: string, column: string]> = [
  ['directus_files', 'uploaded_by'],
  ['directus_files', 'modified_by'],
  ['directus_comments', 'user_updated'],
  ['directus_versions', 'user_updated'],
];

/**
 * Erases the rows of an account. Must run inside a transaction.
 * @returns the ids of the erased registrations that were not cancelled. Their places are free now.
 */
export async function eraseRows(database: Database, erasedAccount: ErasedAccount): Promise<string[]> {
  const { id, email, guardianEmail, files } = erasedAccount;
  // The column `item` of revisions and activity contains ids as text.
  const idAsText = database.raw('CAST(id AS VARCHAR(255))');
  for (const [table, owner] of OWNED_TABLES) {
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
  // A foreign key deletes the revisions of an activity row together with the row.
  await database('directus_activity').where({ user: id }).delete();
  await revisionsWith(database, id).delete();
  for (const address of [email, guardianEmail])
    if (address !== null) await eraseRevisionsWithAddress(database, address);

  await database('directus_comments').where({ collection: 'directus_users', item: id }).delete();
  await database('playlist_items').whereIn('playlist', playlists).delete();
  for (const [table, owner] of OWNED_TABLES)
    await database(table)
      .where({ [owner]: id })
      .delete();
  for (const [table, column] of MENTION_COLUMNS)
    await database(table)
      .where({ [column]: id })
      .update({ [column]: null });
  await eraseSessionUses(database, id);
  await database('directus_sessions').where({ user: id }).delete();
  await database('account_codes').where({ user: id }).delete();
  if (email !== null) {
    await database('mail_outbox').whereRaw('lower(recipient) = ?', [email.toLowerCase()]).delete();
    await database('contact_messages').whereRaw('lower(email) = ?', [email.toLowerCase()]).delete();
  }
  if (guardianEmail !== null) {
    // A pending mail to a guardian may concern another child, so it remains. If the mail concerns the erased account, the worker no longer finds the row of its
    // link, and drops the mail.
    await database('mail_outbox')
      .whereRaw('lower(recipient) = ?', [guardianEmail.toLowerCase()])
      .andWhere((row) => row.whereNotNull('sent_at').orWhereNotNull('failed_at'))
      .delete();
  }
  await database('directus_users').where({ id }).delete();
  return email === null ? [] : eraseRegistrationsOf(database, email.toLowerCase());
}

async function eraseRegistrationsOf(database: Database, email: string): Promise<string[]> {
  if (!(await hasRegistrations(database))) return [];
  const ownRows = () => database('event_registrations').whereRaw('lower(email) = ?', [email]);
  const ids: string[] = await ownRows().where({ state: 'registered' }).pluck('id');
  await ownRows().delete();
  return ids;
}

type ItemIds = readonly string[] | ReturnType<Database>;

async function eraseTraces(database: Database, collection: string, items: ItemIds): Promise<void> {
  for (const table of ['directus_revisions', 'directus_activity']) {
    await database(table)
      .where({ collection })
      .whereIn('item', items as string[])
      .delete();
  }
}

/**
 * Queries the revisions that contain this text in any case, including revisions by other users. An administrator's change of a profile, for example, is logged
 * under the administrator.
 */
function revisionsWith(database: Database, text: string) {
  const likePattern = `%${text.toLowerCase().replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  const column = (name: string) => `lower(CAST(${name} AS TEXT)) LIKE ? ESCAPE '\\'`;
  return database('directus_revisions').whereRaw(`(${column('data')} OR ${column('delta')})`, [
    likePattern,
    likePattern,
  ]);
}

/**
 * Deletes the revisions that contain this address. Keeps a revision in which the text is only a part of a longer address, such as `an@x.com` in `lan@x.com`:
 * the longer address belongs to another person.
 */
async function eraseRevisionsWithAddress(database: Database, address: string): Promise<void> {
  const escapedAddress = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // The columns contain JSON, so the letter before an address may belong to an escape such as \n.
  const wholeAddress = new RegExp(
    String.raw`(?:(?<![a-z0-9][._'+-]*)|(?<=\\(?:[bfnrt]|u[\da-f]{4})))${escapedAddress}(?!-*[a-z0-9]|\.[a-z0-9])`,
    'i',
  );
  const rows: Array<{ id: number; text: string }> = await revisionsWith(database, address).select(
    'id',
    database.raw(`COALESCE(CAST(data AS TEXT), '') || ' ' || COALESCE(CAST(delta AS TEXT), '') AS text`),
  );
  const ids = rows.filter(({ text }) => wholeAddress.test(text)).map(({ id }) => id);
  if (ids.length > 0) await database('directus_revisions').whereIn('id', ids).delete();
}
