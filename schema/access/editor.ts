import { FOLDER, ROLE } from '@hat-nang/model/ids';
import { groupStatusCollections, publishableCollections } from '@hat-nang/model/publishing';
import type { Snapshot } from '../snapshot.ts';
import { allowInboxAnswers } from './inbox.ts';
import { excludeMemberFilesFilter } from './public.ts';
import { ACTIONS, collectRules, columnsOf, type Filter, isPartOf, type Permission } from './rules.ts';

/** Collections of content with full access, including their translations, junctions and parts. */
const EDITABLE_COLLECTIONS = [
  ...publishableCollections,
  'document_activities',
  'document_pages',
  'document_downloads',
  ...groupStatusCollections,
  'crisis_words',
  'search_words',
];
/** Collections that editors may read. Redirects are read-only, because administrators decide the targets (docs/design-notes.md "Routes"). */
const READABLE_COLLECTIONS = [
  'languages',
  'countries',
  'countries_translations',
  'option_groups',
  'option_groups_translations',
  'options',
  'options_translations',
  'redirects',
];

const openFolderFilter: Filter = { id: { _nin: [FOLDER.uploads, FOLDER.private] } };
const customFolderFilter: Filter = { id: { _nin: Object.values(FOLDER) } };
const staffFilter: Filter = { role: { _in: [ROLE.administrator, ROLE.editor, ROLE.reviewer, ROLE.desk] } };

/**
 * Returns the rules of the policy `editor`: content and its files, messages and event registrations of visitors, and rounded counts, but no accounts of
 * members.
 */
export function editorRules(snapshot: Snapshot): Permission[] {
  const { table, allow } = collectRules('editor');
  const names = snapshot.collections.filter(({ schema }) => schema).map(({ collection }) => collection);
  const contentCollections = names.filter(
    (name) => EDITABLE_COLLECTIONS.includes(name) || isPartOf(snapshot, name, [...EDITABLE_COLLECTIONS, 'app_configs']),
  );
  for (const collection of contentCollections)
    for (const action of ACTIONS) allow(collection, action, { fields: ['*'] });
  for (const action of ['read', 'update'] as const) allow('app_configs', action, { fields: ['*'] });
  for (const collection of READABLE_COLLECTIONS) allow(collection, 'read', { fields: ['*'] });

  // Editors may reword, sort and deactivate options, but must not add or remove options, because stored answers refer to them.
  allow('option_groups', 'update', { fields: ['translations'] });
  allow('options', 'update', { fields: ['translations', 'sort', 'is_active'] });
  for (const collection of ['option_groups_translations', 'options_translations']) {
    for (const action of ['create', 'update'] as const) allow(collection, action, { fields: ['*'] });
  }

  allowInboxAnswers(snapshot, allow);
  // Editors may change only the state of a registration, for example if a person cancels by phone.
  allow('event_registrations', 'read', { fields: ['*'] });
  allow('event_registrations', 'update', { fields: ['state'] });
  allow('helpful_votes', 'read', { fields: columnsOf(snapshot, 'helpful_votes', ['voter_key']) });

  // Editors see rounded sums of past weeks. Only administrators may read the counts of a day (decision 278).
  allow('weekly_counts', 'read', { fields: ['*'] });
  for (const collection of ['directus_dashboards', 'directus_panels']) allow(collection, 'read', { fields: ['*'] });

  allow('directus_files', 'create', { validation: excludeMemberFilesFilter, fields: ['*'] });
  allow('directus_files', 'read', { permissions: excludeMemberFilesFilter, fields: ['*'] });
  allow('directus_files', 'update', {
    permissions: excludeMemberFilesFilter,
    validation: excludeMemberFilesFilter,
    fields: ['*'],
  });
  allow('directus_files', 'delete', { permissions: excludeMemberFilesFilter, fields: ['*'] });
  allow('directus_folders', 'read', { permissions: openFolderFilter, fields: ['*'] });
  allow('directus_folders', 'create', { fields: ['name', 'parent'] });
  allow('directus_folders', 'update', { permissions: customFolderFilter, fields: ['name', 'parent'] });
  allow('directus_folders', 'delete', { permissions: customFolderFilter, fields: ['*'] });

  // Selects versions, history and comments of content and of the site configuration. The members' history is not accessible.
  const contentFilter: Filter = { collection: { _in: [...contentCollections, 'app_configs'] } };
  allow('directus_versions', 'create', { validation: contentFilter, fields: ['*'] });
  for (const action of ['read', 'update', 'delete'] as const) {
    allow('directus_versions', action, { permissions: contentFilter, fields: ['*'] });
  }
  allow('directus_revisions', 'read', { permissions: contentFilter, fields: ['*'] });
  allow('directus_activity', 'read', {
    permissions: contentFilter,
    fields: ['id', 'action', 'user', 'timestamp', 'collection', 'item', 'revisions'],
  });
  allow('directus_comments', 'read', { permissions: contentFilter, fields: ['*'] });

  allow('directus_users', 'read', {
    permissions: staffFilter,
    fields: ['id', 'first_name', 'last_name', 'avatar', 'role'],
  });
  allow('directus_users', 'update', {
    permissions: { id: { _eq: '$CURRENT_USER' } },
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
  return table;
}
