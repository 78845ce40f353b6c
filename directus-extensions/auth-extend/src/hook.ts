/**
 * The hook entry of the bundle. It mounts handlers before Directus's own `/auth` and `/files`. It also registers the outbox, the schedules, and checks of
 * changes that arrive through Directus's routes (docs/decisions/008-accounts.md).
 */
import type { HookExtensionContext, RegisterFunctions } from '@directus/extensions';
import type { Application } from 'express';
import { findAccount } from './accounts/account.ts';
import { eraseExpiredAccounts, eraseMembers } from './accounts/deletion/erase-account.ts';
import { rememberMeStore } from './accounts/login/login.ts';
import { clearEndedSession, forgetSessionCookie } from './accounts/login/session.ts';
import { checkChosenPassword } from './accounts/password/check-chosen-password.ts';
import { deleteUnusedPictures } from './accounts/pictures/member-pictures.ts';
import { checkDisability, checkProfile } from './accounts/profile/profile-rules.ts';
import { interceptAuth } from './accounts/routes.ts';
import { getBundle } from './bundle-context.ts';
import { setStartPage } from './desk/start-page.ts';
import { deleteExpiredRows, eraseRegistrations, runCleanUps } from './housekeeping.ts';
import type { DirectusMail } from './mail/envelope.ts';
import { recipientsOf, toEnvelope, toMailLanguage } from './mail/outbox.ts';
import { remindRegistrants } from './reminders/remind-registrants.ts';
import { remindStaff } from './reminders/remind-staff.ts';
import type { AccountContext } from './shared/context.ts';
import { removeRowContents } from './shared/errors.ts';
import { prepareAnswer } from './visitors/contact-answer.ts';
import { writeWeeklyCounts } from './visitors/weekly-counts.ts';

/** Routes that need no session: login, password resets, and all routes below `/auth-extend` except those of the user's account and of staff. */
const SESSIONLESS_PATHS = ['/auth/login', '/auth/password', /^\/auth-extend(?!\/(?:account|desk|counts)\/)/i];

export default function registerHook(hooks: RegisterFunctions, extension: HookExtensionContext): void {
  const { context, worker, transport } = getBundle(extension);
  mountSessions(hooks, context);
  queueMails(hooks, context);
  checkChanges(hooks);
  hooks.action('server.start', () => {
    worker.start();
    void transport.verify();
  });
  registerAnswersAndReminders(hooks, context);
  eraseAndSweep(hooks, context);
}

function mountSessions({ init, filter }: RegisterFunctions, context: AccountContext): void {
  init('middlewares.before', ({ app }) => {
    for (const path of SESSIONLESS_PATHS) (app as Application).use(path, forgetSessionCookie(context.env));
  });
  init('routes.before', ({ app }) => interceptAuth(app as Application, context));
  init('routes.custom.after', ({ app }) => {
    (app as Application).use(clearEndedSession(context.env));
  });
  filter('auth.jwt', async (claims, { type, user }, { database }) => {
    if (type === 'login' && typeof user === 'string') await setStartPage(database, user);
    return rememberMeStore.getStore() === true ? { ...(claims as Record<string, unknown>), remember: true } : claims;
  });
}

function queueMails({ filter, action }: RegisterFunctions, { database, outbox }: AccountContext): void {
  // Returning null stops Directus from sending the mail directly. A direct mail would be lost while the mail server is down.
  filter('email.send', async (payload) => {
    const mail = payload as DirectusMail;
    for (const recipient of recipientsOf(mail)) {
      const account = await findAccount(database, 'email', recipient);
      await outbox.queue(database, recipient, toEnvelope(mail, account?.language));
    }
    return null;
  });
  action('users.update', async ({ payload, keys }: Record<string, unknown>, { accountability }) => {
    const change: Record<string, unknown> = Object(payload);
    if (!Object.hasOwn(change, 'password')) return;
    // When a user accepts an invitation, Directus updates the account without a caller, and sets the first password together with the status.
    if (accountability === null && change.status === 'active') return;
    const users = await database('directus_users')
      .whereIn('id', (keys ?? []) as string[])
      .where('status', 'active')
      .whereNotNull('email')
      .select('email', 'language');
    for (const { email, language } of users) {
      await outbox.queue(database, email, { template: 'password-changed', language: toMailLanguage(language) });
    }
  });
}

/** Applies the rules of the forms to changes on Directus's own routes. */
function checkChanges({ filter }: RegisterFunctions): void {
  filter('users.update', async (payload, { keys }, { database, accountability }) => {
    const change = { payload: payload as Record<string, unknown>, keys: keys as unknown[], accountability };
    await checkChosenPassword(database, change);
    return checkProfile(database, change);
  });
  filter('users_disabilities.items.create', async (payload, _meta, { database, accountability }) => {
    await checkDisability(database, payload as Record<string, unknown>, accountability, true);
    return payload;
  });
  filter('users_disabilities.items.update', async (payload, _meta, { database, accountability }) => {
    await checkDisability(database, payload as Record<string, unknown>, accountability, false);
    return payload;
  });
}

/** Queues answers to messages of visitors, and reminds staff of pending work and visitors of their events. */
function registerAnswersAndReminders({ filter, action, schedule }: RegisterFunctions, context: AccountContext): void {
  filter('contact_answers.items.create', (payload, _meta, { database, accountability }) =>
    prepareAnswer(context, database, payload as Record<string, unknown>, accountability),
  );
  const runReminders = (reminders: Promise<void>, people: string) =>
    reminders.catch((error: unknown) => {
      context.log.error(
        removeRowContents(error),
        `auth-extend: the reminders of ${people} failed; the next hourly run sends them`,
      );
    });
  const remind = async () => {
    await runReminders(remindStaff(context), 'staff');
    await runReminders(remindRegistrants(context), 'registered visitors');
  };
  action('server.start', () => void remind());
  schedule('5 * * * *', remind);
}

function eraseAndSweep({ filter, action, schedule }: RegisterFunctions, context: AccountContext): void {
  filter('users.delete', async (ids, _meta, { database, accountability }) => {
    // Directus checks the permission to delete only after this filter, so the filter checks the caller.
    if (accountability === null || accountability.admin) await eraseMembers(context, database, ids as string[]);
  });
  const sweep = async () => {
    const { database, log } = context;
    // At the first start the tables do not exist yet.
    if (!(await database.schema.hasTable('account_codes'))) return;
    await runCleanUps(log, [
      () => deleteExpiredRows(database),
      () => eraseExpiredAccounts(context),
      () => deleteUnusedPictures(context),
      () => eraseRegistrations(database),
      async () => {
        if (await database.schema.hasTable('weekly_counts')) await writeWeeklyCounts(database);
      },
    ]);
  };
  action('server.start', () => {
    // Runs the clean-up that was due while the process was down.
    sweep().catch((error: unknown) => {
      context.log.error(
        removeRowContents(error),
        'auth-extend: the clean-up at the start failed; the next hourly run repeats it',
      );
    });
  });
  schedule('23 * * * *', sweep);
  // The seeds create counts of past weeks. Without this action, the dashboards of a new demo would be empty until the next hourly run.
  let timer: NodeJS.Timeout | undefined;
  action('daily_counts.items.create', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void runCleanUps(context.log, [() => writeWeeklyCounts(context.database)]), 2000);
  });
}
