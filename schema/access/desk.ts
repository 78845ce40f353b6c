import { ROLE } from '@hat-nang/model/ids';
import type { Snapshot } from '../snapshot.ts';
import { allowInboxAnswers } from './inbox.ts';
import { collectRules, type Filter, type Permission } from './rules.ts';

const memberFilter: Filter = { role: { _in: [ROLE.kid, ROLE.adult] } };
/** Fields of members that account support needs. Personal details remain private: disabilities, school, lists and reading. */
const READABLE_FIELDS = [
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
  // Button that opens the desk's page.
  'desk_page',
];

/**
 * Returns the rules of account support, which has no access to content. The desk reads members in the Studio, and changes them through endpoints below
 * `/auth-extend/desk`, which end sessions and log the actor. A permission to update members would also let the desk change its own role and state (decision
 * 261).
 */
export function deskRules(snapshot: Snapshot): Permission[] {
  const { table, allow } = collectRules('desk');
  allow('directus_users', 'read', {
    permissions: { _or: [memberFilter, { id: { _eq: '$CURRENT_USER' } }] },
    fields: READABLE_FIELDS,
  });
  allow('directus_users', 'update', {
    permissions: { id: { _eq: '$CURRENT_USER' } },
    fields: ['first_name', 'last_name', 'language', 'appearance', 'theme_light', 'theme_dark', 'email_notifications'],
  });
  allow('directus_roles', 'read', {
    permissions: { id: { _in: [ROLE.kid, ROLE.adult, ROLE.desk] } },
    fields: ['id', 'name', 'icon', 'short_name'],
  });
  // The language of a message and the country of a phone number are rows of these collections.
  allow('languages', 'read', { fields: ['*'] });
  allow('countries', 'read', { fields: ['*'] });
  allow('countries_translations', 'read', { fields: ['*'] });
  allow('consents', 'read', { permissions: { user: memberFilter }, fields: ['*'] });
  allowInboxAnswers(snapshot, allow);
  // The log of account changes is read-only for every user. Only the endpoints write the log.
  allow('directus_activity', 'read', {
    permissions: { collection: { _eq: 'directus_users' }, action: { _starts_with: 'desk-' } },
    fields: ['id', 'action', 'user', 'timestamp', 'collection', 'item'],
  });
  return table;
}
