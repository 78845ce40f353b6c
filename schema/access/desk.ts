import { ROLE } from '@hat-nang/model/ids';
import type { Snapshot } from '../snapshot.ts';
import { columnsOf, type Filter, type Permission, rulesFor } from './rules.ts';

const member: Filter = { role: { _in: [ROLE.kid, ROLE.adult] } };
/** What helping somebody with their account takes. Not what they are like: disabilities, school, lists and reading stay theirs. */
const SEEN = [
  'id',
  'username',
  'email',
  'first_name',
  'last_name',
  'phone',
  'phone_country',
  'language',
  'status',
  'role',
  'last_access',
  'email_verified_at',
  'deletion_requested_at',
  'guardian_email',
  'guardian_confirmed_at',
  // The button that leads to the desk's page.
  'desk_page',
];

/**
 * Helps members with their accounts, and sees no content. It finds them in the Studio; every change is an endpoint below `/auth-extend/desk`, which
 * ends sessions and writes down who did it: a right to update users here would reach the desk's own role as well (decision 261).
 */
export function deskRules(snapshot: Snapshot): Permission[] {
  const { table, allow } = rulesFor('desk');
  allow('directus_users', 'read', { permissions: { _or: [member, { id: { _eq: '$CURRENT_USER' } }] }, fields: SEEN });
  allow('directus_users', 'update', {
    permissions: { id: { _eq: '$CURRENT_USER' } },
    fields: ['first_name', 'last_name', 'language', 'appearance', 'theme_light', 'theme_dark', 'email_notifications'],
  });
  allow('directus_roles', 'read', {
    permissions: { id: { _in: [ROLE.kid, ROLE.adult, ROLE.desk] } },
    fields: ['id', 'name', 'icon', 'short_name'],
  });
  allow('countries', 'read', { fields: ['*'] });
  allow('countries_translations', 'read', { fields: ['*'] });
  allow('consents', 'read', { permissions: { user: member }, fields: ['*'] });
  for (const collection of ['contact_messages', 'problem_reports']) {
    const answers = columnsOf(snapshot, collection).filter((field) => ['state', 'note'].includes(field));
    allow(collection, 'read', { fields: ['*'] });
    allow(collection, 'update', { fields: answers });
  }
  // Who did what to whose account: written by the endpoints, and by nobody changed.
  allow('directus_activity', 'read', {
    permissions: { collection: { _eq: 'directus_users' }, action: { _starts_with: 'desk-' } },
    fields: ['id', 'action', 'user', 'timestamp', 'collection', 'item'],
  });
  return table;
}
