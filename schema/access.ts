import { FOLDER, POLICY, type PolicyName, ROLE, type RoleName } from './ids.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Who may do what (specification, section 6; hardening 9, 13, 15 and 17). One row a policy, collection and action; what
 * no row allows is forbidden. The printed form is tests/integration/schema/access-table.md.
 */
export type Action = 'create' | 'read' | 'update' | 'delete';
export type Filter = Record<string, unknown>;
export type Permission = {
  policy: PolicyName;
  collection: string;
  action: Action;
  permissions: Filter;
  validation: Filter | null;
  presets: Record<string, unknown> | null;
  fields: string[];
};

export const ROLES: Record<RoleName, { name: string; icon: string; policies: PolicyName[] }> = {
  administrator: { name: 'Administrator', icon: 'verified', policies: ['administrator'] },
  editor: { name: 'Editor', icon: 'edit_note', policies: ['editor'] },
  kid: { name: 'Kid', icon: 'child_care', policies: ['public', 'member'] },
  adult: { name: 'Adult', icon: 'person', policies: ['public', 'member'] },
};

export const POLICIES: Record<PolicyName, { name: string; icon: string; admin_access: boolean; app_access: boolean }> =
  {
    public: { name: '$t:public_label', icon: 'public', admin_access: false, app_access: false },
    administrator: { name: 'Administrator', icon: 'verified', admin_access: true, app_access: true },
    editor: { name: 'Editor', icon: 'edit_note', admin_access: false, app_access: true },
    member: { name: 'Member', icon: 'badge', admin_access: false, app_access: false },
  };

// ---------------------------------------------------------------- the conditions

const always: Filter = {};
/** Published, and its time it is. */
const live: Filter = {
  _and: [
    { status: { _eq: 'published' } },
    { _or: [{ date_published: { _null: true } }, { date_published: { _lte: '$NOW' } }] },
    { _or: [{ date_unpublished: { _null: true } }, { date_unpublished: { _gt: '$NOW' } }] },
  ],
};
const published: Filter = { status: { _eq: 'published' } };
const active: Filter = { is_active: { _eq: true } };
const own: Filter = { user: { _eq: '$CURRENT_USER' } };
/** All of them; an empty filter among them would make Directus fail. */
const both = (...filters: Filter[]): Filter => ({ _and: filters.filter((filter) => Object.keys(filter).length > 0) });

// ---------------------------------------------------------------- the public

/** Under which condition the public reads a row. Files follow from this table: see `usedFile`. */
export const PUBLIC_READ: Record<string, Filter> = {
  languages: always,
  countries: always,
  countries_translations: always,
  option_groups: always,
  option_groups_translations: always,
  options: active,
  options_translations: { options_id: active },
  categories: published,
  categories_translations: { categories_id: published },
  redirects: active,

  app_configs: always,
  app_configs_translations: always,
  app_configs_mental_health_posts: { mental_health_posts_id: live },
  app_configs_news: { news_id: live },
  app_configs_categories: { categories_id: published },
  app_configs_events: { events_id: live },
  app_configs_documents: { documents_id: live },
  app_configs_index_categories: { categories_id: published },

  documents: live,
  documents_translations: { documents_id: live },
  documents_categories: both({ documents_id: live }, { categories_id: published }),
  documents_disabilities: both({ documents_id: live }, { options_id: active }),
  documents_languages: { documents_id: live },
  document_pages: { document: live },
  document_pages_translations: { document_pages_id: { document: live } },
  document_downloads: { document: live },

  news: live,
  news_translations: { news_id: live },
  events: live,
  events_translations: { events_id: live },
  mental_health_posts: live,
  mental_health_posts_translations: { mental_health_posts_id: live },
  mental_health_posts_audiences: both({ mental_health_posts_id: live }, { options_id: active }),

  help_sections: published,
  help_sections_translations: { help_sections_id: published },
  help_articles: both(live, { section: published }),
  help_articles_translations: { help_articles_id: both(live, { section: published }) },
  about_articles: live,
  about_articles_translations: { about_articles_id: live },
  pages: live,
  pages_translations: { pages_id: live },
};

/** Who wrote an item is the staff's business; the public's is the `author` that the staff enters. */
const NOT_PUBLIC = ['user_created', 'user_updated', 'note', 'content_hash'];
const PUBLIC_FILE_FIELDS = [
  'id',
  'title',
  'description',
  'type',
  'filename_download',
  'filesize',
  'width',
  'height',
  'duration',
  'modified_on',
  'focal_point_x',
  'focal_point_y',
];

/**
 * A file is public when something public shows it, or when it lies in the brand folder. The hidden aliases on
 * directus_files make "something shows it" sayable, so that a draft's picture has no address either.
 */
function usedFile(snapshot: Snapshot): Filter {
  const uses = snapshot.relations.flatMap(({ collection, related_collection, meta }) => {
    const condition = PUBLIC_READ[collection];
    if (related_collection !== 'directus_files' || !meta.one_field || !condition) return [];
    return [{ [meta.one_field]: { _some: condition === always ? { id: { _nnull: true } } : condition } }];
  });
  return { _or: [{ folder: { _eq: FOLDER.brand } }, ...uses] };
}

// ---------------------------------------------------------------- editors

/** Whole content collections, with their translations, junctions and parts, by their first word. */
const EDITED = [
  'documents',
  'document_pages',
  'document_downloads',
  'news',
  'events',
  'mental_health_posts',
  'help_sections',
  'help_articles',
  'about_articles',
  'pages',
  'categories',
];
const EDITOR_READS = [
  'languages',
  'countries',
  'countries_translations',
  'option_groups',
  'option_groups_translations',
  'options',
  'options_translations',
  'redirects',
];
const staffFolders: Filter = {
  _or: [{ folder: { _null: true } }, { folder: { _nin: [FOLDER.uploads, FOLDER.private] } }],
};
const staff: Filter = { role: { _in: [ROLE.administrator, ROLE.editor] } };

// ---------------------------------------------------------------- kids and adults

const PROFILE = [
  'first_name',
  'last_name',
  'avatar',
  'phone',
  'phone_country',
  'gender',
  'age_range',
  'you_are',
  'school',
  'type_of_disabilities',
  'language',
  'is_history_recorded',
];
const self: Filter = { id: { _eq: '$CURRENT_USER' } };
const ownUpload: Filter = both({ uploaded_by: { _eq: '$CURRENT_USER' } }, { folder: { _eq: FOLDER.uploads } });
/**
 * A create rule cannot look at the database; the person's own list of playlists can be looked at instead. The 0, which is
 * nobody's playlist, keeps the list from being empty: Directus lets an empty one pass everything.
 */
const intoOwnPlaylist: Filter = { playlist: { _in: ['$CURRENT_USER.playlists', 0] } };

type Rule = Partial<Pick<Permission, 'permissions' | 'validation' | 'presets'>> & { fields: string[] };

/** The permissions of every policy, worked out for the fields that the snapshot has. */
export function permissionTable(snapshot: Snapshot): Permission[] {
  const table: Permission[] = [];
  const allow = (policy: PolicyName, collection: string, action: Action, rule: Rule) =>
    table.push({ policy, collection, action, permissions: {}, validation: null, presets: null, ...rule });
  const columns = (collection: string, except: string[] = []) =>
    snapshot.fields
      .filter((field) => field.collection === collection && !except.includes(field.field))
      .filter(({ meta }) => !(Array.isArray(meta.special) && meta.special.includes('no-data')))
      .map(({ field }) => field)
      .sort();

  for (const [collection, permissions] of Object.entries(PUBLIC_READ)) {
    allow('public', collection, 'read', { permissions, fields: columns(collection, NOT_PUBLIC) });
  }
  // GraphQL only knows `news.image` as a file (not as a bare id) when both ends of the relation may be read, so its hidden alias on
  // directus_files is allowed too; what it leads to is filtered by that collection's own permission.
  const aliases = snapshot.relations.flatMap(({ collection, related_collection, meta }) =>
    related_collection === 'directus_files' && meta.one_field && PUBLIC_READ[collection] ? [meta.one_field] : [],
  );
  allow('public', 'directus_files', 'read', {
    permissions: usedFile(snapshot),
    fields: [...PUBLIC_FILE_FIELDS, ...aliases],
  });

  const names = snapshot.collections.filter(({ schema }) => schema).map(({ collection }) => collection);
  const edited = names.filter((name) => EDITED.includes(name) || partOf(snapshot, name, EDITED));
  const configured = names.filter((name) => partOf(snapshot, name, ['app_configs']));
  for (const collection of [...edited, ...configured]) {
    for (const action of ['create', 'read', 'update', 'delete'] as const)
      allow('editor', collection, action, { fields: ['*'] });
  }
  for (const action of ['read', 'update'] as const) allow('editor', 'app_configs', action, { fields: ['*'] });
  for (const collection of EDITOR_READS) allow('editor', collection, 'read', { fields: ['*'] });
  for (const collection of ['contact_messages', 'problem_reports']) {
    allow('editor', collection, 'read', { fields: ['*'] });
    allow('editor', collection, 'update', {
      fields: columns(collection).filter((field) => ['state', 'note'].includes(field)),
    });
  }
  allow('editor', 'helpful_votes', 'read', { fields: columns('helpful_votes', ['voter_key']) });
  for (const action of ['create', 'read', 'update', 'delete'] as const) {
    const rule =
      action === 'create'
        ? { validation: staffFolders }
        : { permissions: staffFolders, ...(action === 'update' ? { validation: staffFolders } : {}) };
    allow('editor', 'directus_files', action, { ...rule, fields: ['*'] });
  }
  const openFolders: Filter = { id: { _nin: [FOLDER.uploads, FOLDER.private] } };
  const ownFolders: Filter = { id: { _nin: Object.values(FOLDER) } };
  allow('editor', 'directus_folders', 'read', { permissions: openFolders, fields: ['*'] });
  allow('editor', 'directus_folders', 'create', { fields: ['name', 'parent'] });
  allow('editor', 'directus_folders', 'update', { permissions: ownFolders, fields: ['name', 'parent'] });
  allow('editor', 'directus_folders', 'delete', { permissions: ownFolders, fields: ['*'] });
  const onContent: Filter = { collection: { _in: [...edited, ...configured, 'app_configs'] } };
  for (const action of ['create', 'read', 'update', 'delete'] as const) {
    allow('editor', 'directus_versions', action, {
      permissions: action === 'create' ? {} : onContent,
      validation: action === 'create' ? onContent : null,
      fields: ['*'],
    });
  }
  allow('editor', 'directus_revisions', 'read', { permissions: onContent, fields: ['*'] });
  allow('editor', 'directus_activity', 'read', {
    permissions: onContent,
    fields: ['id', 'action', 'user', 'timestamp', 'collection', 'item', 'revisions'],
  });
  allow('editor', 'directus_comments', 'read', { permissions: onContent, fields: ['*'] });
  allow('editor', 'directus_users', 'read', {
    permissions: staff,
    fields: ['id', 'first_name', 'last_name', 'avatar', 'role'],
  });
  allow('editor', 'directus_users', 'update', {
    permissions: self,
    fields: [
      'first_name',
      'last_name',
      'avatar',
      'language',
      'appearance',
      'theme_light',
      'theme_dark',
      'email_notifications',
    ],
  });

  allow('member', 'directus_users', 'read', {
    permissions: self,
    fields: [
      'id',
      'email',
      'username',
      'status',
      'role',
      'email_verified_at',
      'deletion_requested_at',
      'guardian_email',
      'guardian_confirmed_at',
      ...PROFILE,
    ],
  });
  allow('member', 'directus_users', 'update', { permissions: self, validation: phoneOrNone, fields: PROFILE });
  allow('member', 'directus_roles', 'read', {
    permissions: { id: { _eq: '$CURRENT_ROLE' } },
    fields: ['id', 'name', 'short_name'],
  });
  ownRows('users_disabilities', 'directus_users_id', {
    read: ['*'],
    create: ['directus_users_id', 'options_id', 'sort'],
    update: ['sort', 'options_id'],
    delete: ['*'],
  });
  ownRows(
    'favorites',
    'user',
    { read: ['*'], create: ['user', 'document', 'news', 'event', 'mental_health_post'], delete: ['*'] },
    oneFavorite,
  );
  ownRows('playlists', 'user', {
    read: ['*'],
    create: ['user', 'title', 'description', 'sort', 'items'],
    update: ['title', 'description', 'sort', 'items'],
    delete: ['*'],
  });
  ownRows('watched', 'user', {
    read: ['*'],
    create: ['user', 'document', 'languages_code', 'page', 'position', 'progress', 'is_finished'],
    update: ['languages_code', 'page', 'position', 'progress', 'is_finished'],
    delete: ['*'],
  });
  ownRows(
    'consents',
    'user',
    { read: ['*'], create: ['user', 'kind', 'version', 'is_granted'], update: ['is_granted', 'date_withdrawn'] },
    { kind: { _in: ['privacy', 'history'] } },
  );
  // Their token is made, and shown once, by our own endpoint: nobody creates one here (hardening 15 in spirit).
  ownRows('share_links', 'user', {
    read: ['id', 'playlist', 'user', 'is_revoked', 'date_created'],
    update: ['is_revoked'],
    delete: ['*'],
  });

  const ownItems: Filter = { playlist: own };
  allow('member', 'playlist_items', 'read', { permissions: ownItems, fields: ['*'] });
  allow('member', 'playlist_items', 'create', {
    validation: intoOwnPlaylist,
    fields: ['playlist', 'document', 'sort', 'note'],
  });
  allow('member', 'playlist_items', 'update', { permissions: ownItems, fields: ['sort', 'note'] });
  allow('member', 'playlist_items', 'delete', { permissions: ownItems, fields: ['*'] });

  allow('member', 'directus_files', 'read', { permissions: ownUpload, fields: PUBLIC_FILE_FIELDS });
  allow('member', 'directus_files', 'create', {
    presets: { folder: FOLDER.uploads },
    validation: avatarFile,
    fields: ['title', 'type', 'folder', 'storage', 'filename_download'],
  });
  allow('member', 'directus_files', 'delete', { permissions: ownUpload, fields: ['*'] });
  return table;

  /** Rows whose owner is the person: forced on create by preset and validation, never changed afterwards. */
  function ownRows(collection: string, owner: string, may: Partial<Record<Action, string[]>>, also: Filter = {}): void {
    const mine: Filter = { [owner]: { _eq: '$CURRENT_USER' } };
    for (const [action, fields] of Object.entries(may) as [Action, string[]][]) {
      if (action === 'create') {
        allow('member', collection, action, {
          presets: { [owner]: '$CURRENT_USER' },
          validation: both(mine, also),
          fields,
        });
      } else allow('member', collection, action, { permissions: mine, fields });
    }
  }
}

const phoneOrNone: Filter = { _or: [{ phone: { _null: true } }, { phone: { _regex: '^[0-9]{10,15}$' } }] };
const oneFavorite: Filter = {
  _or: ['document', 'news', 'event', 'mental_health_post'].map((target) =>
    both({ [target]: { _submitted: true } }, { [target]: { _nnull: true } }),
  ),
};
const avatarFile: Filter = both(
  { folder: { _eq: FOLDER.uploads } },
  { type: { _in: ['image/png', 'image/jpeg', 'image/webp'] } },
);

/** Is `name` a translations table, junction or other hidden part of one of `parents`? */
function partOf(snapshot: Snapshot, name: string, parents: string[]): boolean {
  return snapshot.relations.some(
    ({ collection, related_collection, meta, schema }) =>
      collection === name &&
      meta.one_field &&
      schema?.on_delete === 'CASCADE' &&
      parents.includes(related_collection ?? ''),
  );
}

/** The roles that carry a policy, by name; the public's is nobody in particular. */
export function rolesOf(policy: PolicyName): string[] {
  const names = Object.entries(ROLES)
    .filter(([, role]) => role.policies.includes(policy))
    .map(([name]) => name);
  return policy === 'public' ? ['public', ...names] : names;
}

export { POLICY, ROLE };
