/** Erases members' accounts with their files and rows: at the end of the deletion period, at the desk, and when Directus deletes a member. */
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

/** Erases every account whose deletion is due. If an account cannot be erased, the error is logged with its id, and the other accounts are still erased. */
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
 * Returns the ids of members' accounts with a deletion request that is due. If `account_codes` has a deletion link of the account, the expiry of the link
 * decides, and an active account is kept. Without a link, `deletion_requested_at` plus the setting `deletion_days` decides, even for an active account.
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
 * Erases an account and its uploads. After the uploads, one transaction deletes the rows, and queues a last mail if the account has an address.
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
 * Erases members and their uploads before Directus deletes these users. A foreign key would refuse the deletion of a user with uploads. Sends no mail. Ignores
 * the ids of users who are not members.
 * @param database the connection or transaction in which Directus deletes the users
 */
export async function eraseMembers(context: AccountContext, database: Database, ids: readonly string[]): Promise<void> {
  const members = await database('directus_users')
    .whereIn('id', ids)
    .whereIn('role', memberRoles(database))
    .select('id');
  for (const { id } of members) await erase(context, database, id);
}

/** Deletes the uploads first, and then the account's rows in one transaction. If either step fails, the account remains, and the erasure can be repeated. */
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
  // Not awaited: `announceChange` needs a connection of its own, but on SQLite a transaction of the caller may hold the only connection.
  if (registrationIds.length > 0) void announceChange('event_registrations', registrationIds);
}

function memberRoles(database: Database) {
  return database('directus_roles').whereIn('short_name', MEMBER_ROLES).select('id');
}
