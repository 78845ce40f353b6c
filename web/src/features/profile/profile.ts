/** Reads and changes the user's profile in the browser (docs/specification.md §3 and §8). */

import type { components } from '@codegen/rest/rest';
import type { DetailsRequest } from '@hat-nang/model/contracts/profile';
import type { RawFile } from '@/cms/assets';
import { personalClient, unwrap } from '@/cms/rest';

export interface Profile {
  id: string;
  email: string;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  phone_country: number | null;
  language: string | null;
  /** `gender`, `age_range`, `you_are` and `school` are ids of options. */
  gender: number | null;
  age_range: number | null;
  you_are: number | null;
  school: number | null;
  avatar: RawFile | null;
  role: { short_name: string | null };
  /** Rows of the junction table with the ids of the options. */
  type_of_disabilities: { id: number; options_id: number }[];
}

const profileFields = [
  'id',
  'email',
  'username',
  'first_name',
  'last_name',
  'phone',
  'phone_country',
  'language',
  'gender',
  'age_range',
  'you_are',
  'school',
  'avatar.id',
  'avatar.modified_on',
  'role.short_name',
  'type_of_disabilities.id',
  'type_of_disabilities.options_id',
];

/** Casts a row to a profile. The OpenAPI document describes complete rows, but a response contains only the requested `fields`. */
const toProfile = (row: components['schemas']['Users']): Profile => row as unknown as Profile;

/**
 * Reads the profile of the user.
 * @throws ApiError, NetworkError
 */
export const readProfile = async (): Promise<Profile> =>
  toProfile(await unwrap(personalClient.GET('/users/me', { params: { query: { fields: profileFields } } })));

export interface Details {
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  phone_country: number | null;
  language: string;
  gender: number | null;
  age_range: number | null;
  you_are: number | null;
  school: number | null;
  /** Ids of the selected options. */
  disabilities: readonly number[];
}

type Junction = Profile['type_of_disabilities'];
const readDisabilities = async (): Promise<Junction> =>
  toProfile(
    await unwrap(
      personalClient.GET('/users/me', {
        params: { query: { fields: ['type_of_disabilities.id', 'type_of_disabilities.options_id'] } },
      }),
    ),
  ).type_of_disabilities;

/**
 * Saves the profile. Sends only the difference to `previousProfile`, so changes of other tabs remain. If the disabilities differ, their junction rows are
 * read again before the comparison, because a stale `previousProfile` would create a row twice.
 * @param previousProfile undefined if unknown; then all details except the disabilities are sent without a comparison
 * @returns the stored profile, with which the caller compares the next change
 * @throws ApiError, NetworkError
 */
export const saveDetails = async (
  previousProfile: Profile | undefined,
  { disabilities, ...details }: Details,
): Promise<Profile> => {
  const changedDetails = pickChanged(details, previousProfile);
  const targetKey = disabilities.toSorted().join();
  const optionIds = previousProfile?.type_of_disabilities.map(({ options_id }) => options_id);
  const rows = optionIds?.toSorted().join() === targetKey ? undefined : await readDisabilities();
  const junction = rows && toJunctionChange(rows, disabilities);
  if (previousProfile && !junction && Object.keys(changedDetails).length === 0)
    return rows ? { ...previousProfile, type_of_disabilities: rows } : previousProfile;
  const body = { ...changedDetails, ...(junction ? { type_of_disabilities: junction } : {}) };
  return toProfile(
    await unwrap(personalClient.PATCH('/users/me', { params: { query: { fields: profileFields } }, body })),
  );
};

type PlainDetails = Omit<Details, 'disabilities'>;
/** Returns the entries of `details` that differ from `previousProfile`. `Object.entries` loses the type of the keys, which the cast restores. */
const pickChanged = (details: PlainDetails, previousProfile: Profile | undefined): Partial<PlainDetails> =>
  Object.fromEntries(
    Object.entries(details).filter(([name, value]) => previousProfile?.[name as keyof PlainDetails] !== value),
  );

const toJunctionChange = (rows: Junction, targetIds: readonly number[]): DetailsRequest['type_of_disabilities'] => {
  const keptRows = rows.filter(
    ({ options_id }, index) =>
      targetIds.includes(options_id) && rows.findIndex((otherRow) => otherRow.options_id === options_id) === index,
  );
  const removedRows = rows.filter((row) => !keptRows.includes(row));
  const addedIds = targetIds.filter((id) => !keptRows.some(({ options_id }) => options_id === id));
  if (addedIds.length === 0 && removedRows.length === 0) return undefined;
  return {
    create: addedIds.map((options_id) => ({ options_id })),
    update: [],
    delete: removedRows.map(({ id }) => id),
  };
};

/**
 * Saves the user's picture.
 * @param picture a small square picture; null removes the current picture
 * @throws ApiError, NetworkError
 */
export const savePicture = async (picture: Blob | null): Promise<void> => {
  await unwrap(
    personalClient.POST('/auth-extend/account/avatar', { body: { picture: picture && (await toBase64(picture)) } }),
  );
};

const toBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
