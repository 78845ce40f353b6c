/**
 * `POST /auth-extend/register` creates an unverified account, and can replace an unverified account with the same address. The account becomes active when its
 * code is entered. Some children also need a guardian's consent (docs/specification.md §5 to §8).
 */
import { randomUUID } from 'node:crypto';
import { countInWindow } from '@hat-nang/model/backend/counted-window';
import type { RegisterRequest } from '@hat-nang/model/contracts/accounts';
import type { MessageKey } from '@hat-nang/model/contracts/errors';
import { clientKey } from '@hat-nang/model/http/client-key';
import type { Response } from 'express';
import { countMail } from '../../mail/daily-ceiling.ts';
import type { AccountContext } from '../../shared/context.ts';
import { Refusal, refusal } from '../../shared/errors.ts';
import { countOrThrow, DAY, HOUR, MINUTE } from '../../shared/limits.ts';
import { type AccountSettings, readAccountSettings } from '../../shared/settings.ts';
import { transact } from '../../shared/transactions.ts';
import type { AccountRequest, Database } from '../../shared/types.ts';
import { type Account, findAccount, isDuplicate, roleIdOf } from '../account.ts';
import { DISABILITIES_FIELD, findWrongChoices, findWrongCountry } from '../choices.ts';
import { createCode } from '../codes/account-codes.ts';
import { requireGuardianAddress } from '../guardian/guardian-consent.ts';
import { setProofCookie } from '../login/cookies.ts';
import { isGuessable } from '../password/guessable-password.ts';
import { findSignUpAttempt, isSameAttempt, type SignUpAttempt } from './attempt.ts';
import { resendGapRule } from './resend-otp.ts';
import { isReservedUsername, readBrandNames } from './reserved-usernames.ts';

/** Maximum number of tries. If a unique key refuses the row because of a concurrent sign-up, the next try finds the row of that sign-up. */
const MAX_TRIES = 3;

export function register(context: AccountContext) {
  return async (form: RegisterRequest, request: AccountRequest, response: Response) => {
    const { database, env, passwords } = context;
    if (request.schema === undefined) throw new Error('The request carries no schema');
    const settings = await readAccountSettings(database);
    const client = clientKey(request.ip);
    const { hashKey } = env;
    await countOrThrow(
      database,
      hashKey,
      { name: 'register-minute', limit: settings.registerAMinute, windowMs: MINUTE },
      client,
    );
    await countOrThrow(
      database,
      hashKey,
      { name: 'register-hour', limit: settings.registerAnHour, windowMs: HOUR },
      client,
    );
    await checkChoices(database, form);
    const guardianEmail = await requireGuardianAddress(database, form, settings);
    await checkUsername(database, form);
    if (isGuessable(form.password, form)) throw refusal('INVALID_PASSWORD', 'FORM.ERROR_COMMON_PASSWORD', 'password');
    const addressLimit = { name: 'register-day', limit: settings.registerADayPerAddress, windowMs: DAY };
    await countOrThrow(database, hashKey, addressLimit, form.email);
    await countMail(database, hashKey, form.email);
    await countInWindow(database, hashKey, resendGapRule(settings), form.email);

    const hash = await passwords.hash(form.password, request.schema);
    const ownAttempt = await findSignUpAttempt(context, form.email, request);
    const id = await saveAccount(context, form, { hash, guardianEmail, ownAttempt }, settings);
    setProofCookie(response, env, { id, password: hash });
    return { email: form.email, username: form.username };
  };
}

/**
 * Checks that every option is active and belongs to the right option group, and that the country exists.
 * @throws Refusal
 */
async function checkChoices(database: Database, form: RegisterRequest): Promise<void> {
  const toChoice = (field: string, group: string, key: MessageKey, ids: readonly number[]) => ({
    field,
    group,
    key,
    ids,
  });
  const entries = await findWrongChoices(database, [
    toChoice('gender', 'gender', 'FORM.ERROR_GENDER', [form.gender]),
    toChoice('type_of_disabilities', DISABILITIES_FIELD, 'FORM.ERROR_TYPES_OF_DISABILITIES', form.type_of_disabilities),
    form.role === 'kid'
      ? toChoice('age_range_kid', 'age_kid', 'FORM.ERROR_AGE', [form.age_range_kid])
      : toChoice('age_range_adult', 'age_adult', 'FORM.ERROR_AGE', [form.age_range_adult]),
    toChoice('you_are', 'who_are', 'FORM.ERROR_YOU_ARE', form.role === 'adult' ? [form.you_are] : []),
    toChoice('school', 'school', 'FORM.ERROR_SCHOOL', typeof form.school === 'number' ? [form.school] : []),
  ]);
  if (typeof form.country === 'number') entries.push(...(await findWrongCountry(database, 'country', form.country)));
  if (entries.length > 0) throw new Refusal(entries);
}

/**
 * Checks that a username is available: neither reserved nor in use. The username of an unverified account with the same address does not count as in use.
 * @throws Refusal
 */
async function checkUsername(database: Database, form: RegisterRequest): Promise<void> {
  if (isReservedUsername(form.username, await readBrandNames(database))) {
    throw refusal('USERNAME_ALREADY_EXISTS', 'FORM.ERROR_USERNAME_EXIST', 'username');
  }
  const usernameOwner = await findAccount(database, 'username', form.username);
  if (usernameOwner === undefined) return;
  const isOlderAttempt = usernameOwner.status === 'unverified' && usernameOwner.email?.toLowerCase() === form.email;
  if (!isOlderAttempt) throw refusal('USERNAME_ALREADY_EXISTS', 'FORM.ERROR_USERNAME_EXIST', 'username');
}

/** Values that the server adds to a form. */
interface ServerValues {
  readonly hash: string;
  /** Address of the guardian. Null if no consent is required. */
  readonly guardianEmail: string | null;
  /** Attempt in the proof of this browser, if its address is the address in the form. */
  readonly ownAttempt: SignUpAttempt | undefined;
}

/**
 * Stores the account with its disabilities, consent, code and mail in one transaction.
 * @returns the account's id
 * @throws Refusal
 */
async function saveAccount(
  { database, env, outbox }: AccountContext,
  form: RegisterRequest,
  serverValues: ServerValues,
  settings: AccountSettings,
): Promise<string> {
  for (let tryNumber = 1; ; tryNumber++) {
    try {
      return await transact(database, async (transaction) => {
        const olderAccount = await findAccount(transaction, 'email', form.email);
        if (olderAccount !== undefined && !(await isReplaceable(transaction, olderAccount, serverValues.ownAttempt))) {
          throw refusal('EMAIL_ALREADY_EXISTS', 'FORM.ERROR_EMAIL_EXISTS', 'email');
        }
        const id = olderAccount?.id ?? randomUUID();
        const row = await toUserRow(transaction, form, serverValues);
        if (olderAccount === undefined) await transaction('directus_users').insert({ id, provider: 'default', ...row });
        else await transaction('directus_users').where({ id, status: 'unverified' }).update(row);
        // Links of an older attempt, such as a guardian's link, must not affect the new attempt. `createCode` deletes the older code.
        await transaction('account_codes').where({ user: id }).whereNot('kind', 'verify').delete();
        await transaction('users_disabilities').where({ directus_users_id: id }).delete();
        const disabilities = [...new Set(form.type_of_disabilities)];
        await transaction('users_disabilities').insert(
          disabilities.map((optionId, sort) => ({ directus_users_id: id, options_id: optionId, sort })),
        );
        // The form requires consent to the privacy policy. This row records the consent.
        await transaction('consents').where({ user: id, kind: 'privacy' }).delete();
        await transaction('consents').insert({ user: id, kind: 'privacy', is_granted: true, date_created: new Date() });
        const codeId = await createCode(transaction, env.hashKey, id, settings);
        await outbox.queue(transaction, form.email, {
          template: 'verify-code',
          language: form.language ?? 'vi-VN',
          codeId,
        });
        return id;
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await checkUsername(database, form);
      if (tryNumber === MAX_TRIES) throw refusal('EMAIL_ALREADY_EXISTS', 'FORM.ERROR_EMAIL_EXISTS', 'email');
    }
  }
}

/**
 * Checks whether a new attempt may replace an older account with the same address, and locks the row of the older account. Only an unverified account can be
 * replaced. If its address is verified because the account waits for a guardian, the request also needs the proof of that attempt.
 */
async function isReplaceable(
  transaction: Database,
  olderAccount: Account,
  ownAttempt: SignUpAttempt | undefined,
): Promise<boolean> {
  const row = await transaction('directus_users')
    .where({ id: olderAccount.id })
    .forUpdate()
    .first('id', 'password', 'status', 'email_verified_at');
  return row?.status === 'unverified' && (row.email_verified_at === null || isSameAttempt(row, ownAttempt));
}

/** Builds the row of the account. Columns are listed explicitly, so a request cannot write other columns. */
async function toUserRow(
  database: Database,
  form: RegisterRequest,
  { hash, guardianEmail }: ServerValues,
): Promise<Record<string, unknown>> {
  return {
    email: form.email,
    username: form.username,
    password: hash,
    status: 'unverified',
    role: await roleIdOf(database, form.role),
    first_name: form.first_name || null,
    last_name: form.last_name || null,
    phone: form.phone || null,
    phone_country: form.phone ? form.country : null,
    gender: form.gender,
    age_range: form.role === 'kid' ? form.age_range_kid : form.age_range_adult,
    you_are: form.role === 'adult' ? form.you_are : null,
    school: form.role === 'kid' ? (form.school ?? null) : null,
    language: form.language ?? 'vi-VN',
    email_verified_at: null,
    guardian_email: guardianEmail,
    guardian_confirmed_at: null,
    token: null,
  };
}
