/** What follows a deletion once its days are over: files, rows and a last mail. */
import type { SchemaOverview } from '@directus/types';
import { FOLDER } from '../../../schema/ids.ts';
import type { AccountContext } from './context.ts';
import { MEMBER_ROLES } from './delete-account.ts';
import { eraseRows } from './erase-rows.ts';
import { withoutContents } from './errors.ts';
import { DAY } from './limits.ts';
import { languageOf } from './outbox.ts';
import { readAccountSettings } from './settings.ts';

export type EraseContext = Pick<AccountContext, 'database' | 'services' | 'outbox' | 'log'> & {
  readonly getSchema: () => Promise<SchemaOverview>;
};

/** Erases every account whose time has come. One that fails is logged by its id, and tried again the next hour. */
export async function eraseDueAccounts(context: EraseContext, now: number = Date.now()): Promise<void> {
  for (const id of await dueAccounts(context, now)) {
    try {
      await eraseAccount(context, id);
    } catch (error) {
      context.log.error(withoutContents(error), `auth-extend: the account ${id} could not be erased`);
    }
  }
}

/** By the date that the mail promised; by the setting where an administrator set the request in the Studio. */
async function dueAccounts({ database }: EraseContext, now: number): Promise<string[]> {
  const { deletionDays } = await readAccountSettings(database);
  const promised = database('account_codes').where({ kind: 'deletion' }).select('user');
  const due = database('account_codes').where({ kind: 'deletion' }).where('expires_at', '<=', now).select('user');
  const rows = await database('directus_users')
    .whereIn('role', database('directus_roles').whereIn('short_name', MEMBER_ROLES).select('id'))
    .whereNotNull('deletion_requested_at')
    .andWhere((account) =>
      account.whereIn('id', due).orWhere((unpromised) => {
        unpromised
          .whereNotIn('id', promised)
          .andWhere('deletion_requested_at', '<=', new Date(now - deletionDays * DAY));
      }),
    )
    .select('id');
  return rows.map(({ id }) => id);
}

/**
 * Files go first, one by one from the storage: killed in between, the next run finds the account and goes on. The row of the account goes
 * last, with everything else, in one transaction.
 */
export async function eraseAccount(context: EraseContext, id: string): Promise<void> {
  const { database, services, outbox } = context;
  const account = await database('directus_users')
    .where({ id })
    .first('email', 'language', 'guardian_email as guardianEmail');
  if (account === undefined) return;
  const rows = await database('directus_files').where({ uploaded_by: id, folder: FOLDER.uploads }).select('id');
  const files: string[] = rows.map((row) => row.id);
  if (files.length > 0) {
    const schema = await context.getSchema();
    const service = new services.FilesService({ accountability: null, knex: database, schema });
    await service.deleteMany(files);
  }
  await database.transaction(async (trx) => {
    await eraseRows(trx, { id, email: account.email, guardianEmail: account.guardianEmail, files });
    if (account.email === null) return;
    await outbox.queue(trx, account.email, { template: 'account-deleted', language: languageOf(account.language) });
  });
}
