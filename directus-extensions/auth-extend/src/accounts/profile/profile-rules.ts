/**
 * Checks the changes that members make to their profile through Directus. Applies the rules of `profileChange`, and checks that options are active and belong
 * to the right option groups. Directus's permissions decide who may change what.
 */
import { createError } from '@directus/errors';
import type { Accountability } from '@directus/types';
import { type ProfileChange, profileChange } from '@hat-nang/model/contracts/accounts';
import {
  createErrorEntry,
  type ErrorEntry,
  MESSAGES,
  type MessageKey,
  validationEntries,
} from '@hat-nang/model/contracts/errors';
import type { Database } from '../../shared/types.ts';
import { type Choice, DISABILITIES_FIELD, findWrongChoices, findWrongCountry } from '../choices.ts';
import { MEMBER_ROLES } from '../deletion/delete-account.ts';

/** Maximum number of disabilities per user, as at sign-up. */
const MAX_DISABILITIES = 30;

/** Arguments of an update filter in Directus. */
export interface ProfileUpdate {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly keys: readonly unknown[];
  readonly accountability: Accountability | null;
}

/**
 * Checks a change that a member makes to the member's own row, and returns the change with the values that `profileChange` has parsed. Every other change
 * passes unchecked: Directus's permissions decide about such a change, and an error here could reveal data of another user.
 * @throws DirectusError 400 with `key` and `field` in its extensions, as in the errors of the account endpoints
 */
export async function checkProfile(database: Database, change: ProfileUpdate): Promise<Record<string, unknown>> {
  const { payload, keys, accountability } = change;
  const user = accountability?.user;
  if (!user || keys.length !== 1 || keys[0] !== user) return { ...payload };
  const storedProfile = await database('directus_users')
    .leftJoin('directus_roles', 'directus_roles.id', 'directus_users.role')
    .where('directus_users.id', user)
    .first('directus_users.*', 'directus_roles.short_name as role_name');
  if (!MEMBER_ROLES.includes(storedProfile?.role_name)) return { ...payload };
  const checkedFields = Object.entries(payload).filter(([field]) => Object.hasOwn(profileChange.shape, field));
  const parsed = profileChange.safeParse(Object.fromEntries(checkedFields));
  if (!parsed.success) throw toDirectusError(validationEntries(parsed.error.issues));
  const errorEntries = await findWrongValues(database, parsed.data, storedProfile);
  if (errorEntries.length > 0) throw toDirectusError(errorEntries);
  return { ...payload, ...parsed.data };
}

/**
 * Checks a created or changed row of `users_disabilities`. The option must be active and belong to the group of disabilities. A user can create rows only up to
 * `MAX_DISABILITIES`. Administrators and callers without a user are exempt.
 * @throws DirectusError
 */
export async function checkDisability(
  database: Database,
  payload: Readonly<Record<string, unknown>>,
  accountability: Accountability | null,
  isNew: boolean,
): Promise<void> {
  if (!accountability?.user || accountability.admin) return;
  const key: MessageKey = 'FORM.ERROR_TYPES_OF_DISABILITIES';
  const createFailure = () => toDirectusError([createErrorEntry('FAILED_VALIDATION', key, DISABILITIES_FIELD)]);
  const { options_id } = payload;
  if (options_id === undefined && !isNew) return;
  if (typeof options_id !== 'number' || !Number.isInteger(options_id)) throw createFailure();
  const choice: Choice = { field: DISABILITIES_FIELD, group: DISABILITIES_FIELD, key, ids: [options_id] };
  if ((await findWrongChoices(database, [choice])).length > 0) throw createFailure();
  if (!isNew) return;
  const existingRows = await database('users_disabilities')
    .where({ directus_users_id: accountability.user })
    .count('* as rows');
  if (Number(existingRows[0]?.rows ?? 0) >= MAX_DISABILITIES) throw createFailure();
}

async function findWrongValues(
  database: Database,
  change: ProfileChange,
  storedProfile: Readonly<Record<string, unknown>>,
): Promise<ErrorEntry[]> {
  const isAdult = storedProfile.role_name === 'adult';
  const errorEntries = await findWrongChoices(database, [
    ...toChangedChoice('gender', 'gender', 'FORM.ERROR_GENDER'),
    ...toChangedChoice('age_range', isAdult ? 'age_adult' : 'age_kid', 'FORM.ERROR_AGE'),
    ...toChangedChoice('you_are', isAdult ? 'who_are' : '', 'FORM.ERROR_YOU_ARE'),
    ...toChangedChoice('school', isAdult ? '' : 'school', 'FORM.ERROR_SCHOOL'),
  ]);
  const country = change.phone_country;
  if (typeof country === 'number') errorEntries.push(...(await findWrongCountry(database, 'phone_country', country)));
  return errorEntries;

  /** Returns the option of a field, or no option if the change keeps the stored option. A stored option is not checked, as it may be inactive meanwhile. */
  function toChangedChoice(
    field: 'gender' | 'age_range' | 'you_are' | 'school',
    group: string,
    key: MessageKey,
  ): Choice[] {
    const id = change[field];
    return typeof id !== 'number' || id === storedProfile[field] ? [] : [{ field, group, key, ids: [id] }];
  }
}

/** Converts the first entry to an error for Directus's error handler. Uses a general error if there is no entry. */
export function toDirectusError(errorEntries: readonly ErrorEntry[]): Error {
  const { code, key, field } = (errorEntries[0] ?? createErrorEntry('INVALID_PAYLOAD', 'FORM.ERROR_INVALID'))
    .extensions;
  const ProfileError = createError<{ key: MessageKey; field?: string }>(code, MESSAGES[key], 400);
  return new ProfileError({ key, ...(field === undefined ? {} : { field }) });
}
