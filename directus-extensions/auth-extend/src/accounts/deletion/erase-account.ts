/** Erases accounts with their files and rows: at the end of the deletion period, at the desk, and when an administrator deletes a member in the Studio. */
import { FOLDER } from '@hat-nang/model/ids';
import { toMailLanguage } from '../../mail/outbox.ts';
import type { AccountContext } from '../../shared/context.ts';
import { removeRowContents } from '../../shared/errors.ts';
import { DAY } from '../../shared/limits.ts';
import { readAccountSettings } from '../../shared/settings.ts';
import { transact } from '../../shared/transactions.ts';
import type { Database } from '../../shared/types.ts';
import { MEMBER_ROLES } from './delete-account.ts';
import { eraseRows } from './erase-rows.ts';

/** Erases every account whose deletion is due. A failure is logged with the id of the account, and the next hourly run tries again. */
export async function eraseExpiredAccounts(context: AccountContext, now: number = Date.now()): Promise<void> {
  for (const id of await findExpiredAccounts(context, now)) {
    try {
      // The account may have been reopened while other accounts were erased.
      const expiredIds = await findExpiredAccounts(context, now, id);
      if (expiredIds.length > 0) await eraseAccount(context, id);
    } catch (error) {
      context.log.error(removeRowContents(error), `auth-extend: the account ${id} could not be erased`);
    }
  }
}

/**
 * Returns the ids of the accounts whose deletion is due. If a mail has announced the deletion, the announced date decides, and an account that is active again
 * is kept. Without a mail (an administrator entered the request in the Studio), `deletion_requested_at` and the setting `deletion_days` decide.
 * @param id restricts the result to this account
 */
async function findExpiredAccounts({ database }: AccountContext, now: number, id?: string): Promise<string[]> {
  const { deletionDays } = await readAccountSettings(database);
  const announcedAccounts = database('account_codes').where({ kind: 'deletion' }).select('user');
  const expiredByMail = database('account_codes')
    .where({ kind: 'deletion' })
    .where('expires_at', '<=', now)
    .select('user');
  const rows = await database('directus_users')
    .whereIn('role', memberRoles(database))
    .whereNotNull('deletion_requested_at')
    .andWhere((account) =>
      account
        .where((announced) => announced.whereIn('id', expiredByMail).whereNot('status', 'active'))
        .orWhere((expiredBySetting) => {
          expiredBySetting
            .whereNotIn('id', announcedAccounts)
            .andWhere('deletion_requested_at', '<=', new Date(now - deletionDays * DAY));
        }),
    )
    .andWhere(id === undefined ? {} : { id })
    .select('id');
  return rows.map((row) => row.id);
}

/**
 * Erases an account. One transaction deletes its rows and queues a last mail.
 * @param afterErase further writes in that transaction, after the rows are deleted
 */
export async function eraseAccount(
  context: AccountContext,
  id: string,
  afterErase?: (transaction: Database) => Promise<void>,
): Promise<void> {
  const { database, outbox } = context;
  const account = await database('directus_users').where({ id }).first('email', 'language');
  if (account === undefined) return;
  await erase(context, database, id, async (transaction) => {
    await afterErase?.(transaction);
    if (account.email === null) return;
    await outbox.queue(transaction, account.email, {
      template: 'account-deleted',
      language: toMailLanguage(account.language),
    });
  });
}

/**
 * Erases members before Directus deletes them, including their uploads. A foreign key would refuse the deletion of a user with uploads. Sends no mail.
 * @param database the connection or transaction in which Directus deletes the users
 */
export async function eraseMembers(context: AccountContext, database: Database, ids: readonly string[]): Promise<void> {
  const members = await database('directus_users')
    .whereIn('id', ids)
    .whereIn('role', memberRoles(database))
    .select('id');
  for (const { id } of members) await erase(context, database, id);
}

/** Deletes the uploads first, and then all rows in one transaction. If either step fails, the account remains, and the erasure can be repeated. */
async function erase(
  { services, getSchema, announceChange }: AccountContext,
  database: Database,
  id: string,
  afterErase?: (transaction: Database) => Promise<void>,
): Promise<void> {
  const account = await database('directus_users').where({ id }).first('email', 'guardian_email');
  const rows = await database('directus_files').where({ uploaded_by: id, folder: FOLDER.uploads }).select('id');
  const files: string[] = rows.map((row) => row.id);
  if (files.length > 0) {
    const options = { accountability: null, knex: database, schema: await getSchema() };
    await new services.FilesService(options).deleteMany(files);
  }
  const registrationIds = await transact(database, async (transaction) => {
    const ids = await eraseRows(transaction, {
      id,
      email: account?.email ?? null,
      guardianEmail: account?.guardian_email ?? null,
      files,
    });
    await afterErase?.(transaction);
    return ids;
  });
  // Not awaited: `database` may be a transaction of the caller, and SQLite has one connection.
  if (registrationIds.length > 0) void announceChange('event_registrations', registrationIds);
}

function memberRoles(database: Database) {
  return database('directus_roles').whereIn('short_name', MEMBER_ROLES).select('id');
}
