import { favoriteFields } from '@hat-nang/model/favorites';
import { FOLDER } from '@hat-nang/model/ids';
import { SHOWN_FILE_FIELDS } from './public.ts';
import { type Action, allOf, collectRules, type Filter, liveFilter, type Permission } from './rules.ts';

const PROFILE_FIELDS = [
  'first_name',
  'last_name',
  'phone',
  'phone_country',
  'gender',
  'age_range',
  'you_are',
  'school',
  'type_of_disabilities',
  'language',
];
const ACCOUNT_FIELDS = [
  'id',
  // Only endpoints set `avatar` and `is_history_recorded`. A picture is re-encoded before it is stored, and each consent has a separate row.
  'avatar',
  'is_history_recorded',
  'email',
  'username',
  'status',
  'role',
  'email_verified_at',
  'deletion_requested_at',
  'guardian_email',
  'guardian_confirmed_at',
];
const selfFilter: Filter = { id: { _eq: '$CURRENT_USER' } };
const phoneFilter: Filter = { _or: [{ phone: { _null: true } }, { phone: { _regex: '^[0-9]{10,15}$' } }] };

const ownedBy = (owner: string): Filter => ({ [owner]: { _eq: '$CURRENT_USER' } });
/** Hides rows of unpublished documents. Without this filter, users could read unpublished documents through their lists. */
const liveDocumentFilter: Filter = { document: liveFilter };
const FAVORITE_FIELDS = Object.values(favoriteFields);
const liveFavoriteFilter = allOf(
  ...FAVORITE_FIELDS.map((favoriteField) => ({
    _or: [{ [favoriteField]: { _null: true } }, { [favoriteField]: liveFilter }],
  })),
);
/** Exactly one of the favourite columns must be set. */
const singleFavoriteFilter: Filter = {
  _or: FAVORITE_FIELDS.map((favoriteField) =>
    allOf(
      { [favoriteField]: { _submitted: true } },
      ...FAVORITE_FIELDS.map((otherField) => ({
        [otherField]: otherField === favoriteField ? { _nnull: true } : { _null: true },
      })),
    ),
  ),
};
/**
 * A create rule cannot query the database, but can use the user's list of playlists. Directus accepts every value for an empty `_in`, so the list always
 * contains 0, which is no valid id.
 */
const ownPlaylistFilter: Filter = { playlist: { _in: ['$CURRENT_USER.playlists', 0] } };

const ownUploadFilter = allOf({ uploaded_by: { _eq: '$CURRENT_USER' } }, { folder: { _eq: FOLDER.uploads } });

/** Returns the rules of the policy `member`: the rights of kids and adults to their own rows and profile. Kids and adults also have the policy `public`. */
export function memberRules(): Permission[] {
  const { table, allow } = collectRules('member');

  /** Allows access to rows that the user owns. Preset and validation set the owner on create. No rule allows a later change of the owner. */
  const allowOwnRows = (
    collection: string,
    fieldsByAction: Partial<Record<Action, string[]>>,
    { owner = 'user', ...conditions }: { owner?: string } & Partial<Record<'read' | 'create' | 'update', Filter>> = {},
  ) => {
    const ownFilter = ownedBy(owner);
    const { read = {}, create = {}, update } = conditions;
    if (fieldsByAction.create) {
      const presets = { [owner]: '$CURRENT_USER' };
      allow(collection, 'create', {
        presets,
        validation: allOf(ownFilter, create),
        fields: [owner, ...fieldsByAction.create],
      });
    }
    if (fieldsByAction.read)
      allow(collection, 'read', { permissions: allOf(ownFilter, read), fields: fieldsByAction.read });
    if (fieldsByAction.update)
      allow(collection, 'update', {
        permissions: update ? allOf(ownFilter, update) : ownFilter,
        fields: fieldsByAction.update,
      });
    if (fieldsByAction.delete) allow(collection, 'delete', { permissions: ownFilter, fields: fieldsByAction.delete });
  };

  // Members must not change password, email, status, role or token through this rule (docs/threat-model.md 16).
  allow('directus_users', 'read', { permissions: selfFilter, fields: [...ACCOUNT_FIELDS, ...PROFILE_FIELDS] });
  allow('directus_users', 'update', { permissions: selfFilter, validation: phoneFilter, fields: PROFILE_FIELDS });
  allow('directus_roles', 'read', {
    permissions: { id: { _eq: '$CURRENT_ROLE' } },
    fields: ['id', 'name', 'short_name'],
  });
  allowOwnRows(
    'users_disabilities',
    { read: ['*'], create: ['options_id', 'sort'], update: ['options_id', 'sort'], delete: ['*'] },
    { owner: 'directus_users_id' },
  );

  allowOwnRows(
    'favorites',
    { read: ['*'], create: FAVORITE_FIELDS, delete: ['*'] },
    { read: liveFavoriteFilter, create: singleFavoriteFilter },
  );
  allowOwnRows('playlists', {
    read: ['*'],
    create: ['title', 'description', 'sort', 'items'],
    // The site sets `deleted_at` to delete a playlist. The playlist can be restored until housekeeping removes it.
    update: ['title', 'description', 'sort', 'items', 'deleted_at'],
    delete: ['*'],
  });
  const progressFields = ['languages_code', 'page', 'position', 'progress', 'is_finished'];
  allowOwnRows(
    'watched',
    { read: ['*'], create: ['document', ...progressFields], update: progressFields, delete: ['*'] },
    { read: liveDocumentFilter },
  );
  // The consent of a guardian is evidence. The child must not change this consent.
  const ownConsentFilter: Filter = { kind: { _in: ['privacy', 'history'] } };
  allowOwnRows(
    'consents',
    { read: ['*'], create: ['kind', 'version', 'is_granted'], update: ['is_granted', 'date_withdrawn'] },
    { create: ownConsentFilter, update: ownConsentFilter },
  );
  // No rule allows creating a link or reading the hash of its token. The project's endpoint creates links (docs/decisions/180-share-links.md).
  allowOwnRows('share_links', {
    read: ['id', 'playlist', 'user', 'is_revoked', 'date_created'],
    update: ['is_revoked'],
    delete: ['*'],
  });

  const ownItems: Filter = { playlist: ownedBy('user') };
  allow('playlist_items', 'create', {
    validation: ownPlaylistFilter,
    fields: ['playlist', 'document', 'sort', 'note'],
  });
  allow('playlist_items', 'read', { permissions: allOf(ownItems, liveDocumentFilter), fields: ['*'] });
  allow('playlist_items', 'update', { permissions: ownItems, fields: ['sort', 'note'] });
  allow('playlist_items', 'delete', { permissions: ownItems, fields: ['*'] });

  // No rule allows creating a file. Only the project's endpoints store pictures (`POST /files`, the avatar). These endpoints re-encode and count the
  // pictures, and put them into the folder of uploads.
  allow('directus_files', 'read', { permissions: ownUploadFilter, fields: SHOWN_FILE_FIELDS });
  allow('directus_files', 'delete', { permissions: ownUploadFilter, fields: ['*'] });
  return table;
}
