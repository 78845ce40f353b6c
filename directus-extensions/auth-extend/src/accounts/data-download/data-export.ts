/** Reads the personal data of a user, with labels in one language. The data contain no password, code or token. */

import type { Language } from '@hat-nang/model/contracts/fields';
import { favoriteFields } from '@hat-nang/model/favorites';
import { FOLDER } from '@hat-nang/model/ids';
import { toIsoTime } from '../../shared/iso-time.ts';
import { hasRegistrations } from '../../shared/registrations-table.ts';
import type { Database } from '../../shared/types.ts';
import { readSessionUses } from '../login/session-uses.ts';

export type CellValue = string | number | boolean | null;
export type Row = Readonly<Record<string, CellValue>>;
/** Sections of the exported data, in display order. */
export const SECTIONS = [
  'profile',
  'disabilities',
  'favorites',
  'playlists',
  'playlist_items',
  'watched',
  'share_links',
  'consents',
  'messages',
  'answers',
  'registrations',
  'files',
  'sessions',
  'activity',
] as const;
export type Section = (typeof SECTIONS)[number];
export type PersonalData = Readonly<Record<Section, readonly Row[]>>;

const TIME_COLUMN = /^(date_|expires$|timestamp$|uploaded_on$|last_access$)|_at$/;
const BOOLEAN_COLUMN = /^is_/;

/**
 * Reads the personal data of a user.
 * @param userId id of the user; every query below must be restricted to this user, by the id or by the e-mail address
 */
export async function readPersonalData(database: Database, userId: string, language: Language): Promise<PersonalData> {
  const selectTitle = (parentTable: string, idColumn: string) =>
    selectTranslation(database, language, parentTable, 'title', idColumn);
  const selectLabel = (idColumn: string) => selectTranslation(database, language, 'options', 'label', idColumn);
  const selectOwnRows = (table: string) => database(table).where(`${table}.user`, userId).orderBy(`${table}.id`);
  const profile = await database('directus_users')
    .where({ id: userId })
    .select('username', 'email', 'email_verified_at', 'first_name', 'last_name', 'phone')
    .select(
      database('directus_roles').whereRaw('directus_roles.id = directus_users.role').select('short_name').as('kind'),
    )
    .select(
      selectTranslation(database, language, 'countries', 'name', 'directus_users.phone_country').as('phone_country'),
    )
    .select(
      ['gender', 'age_range', 'you_are', 'school'].map((field) => selectLabel(`directus_users.${field}`).as(field)),
    )
    .select('language', 'is_history_recorded', 'guardian_email', 'guardian_confirmed_at', 'last_access')
    .select('deletion_requested_at');
  const email = String(profile[0]?.email ?? '').toLowerCase();
  const queries = {
    profile,
    disabilities: await database('users_disabilities')
      .where({ directus_users_id: userId })
      .orderBy('sort')
      .select(selectLabel('users_disabilities.options_id').as('name')),
    favorites: await selectOwnRows('favorites')
      .select('date_created')
      .select(
        Object.entries(favoriteFields).map(([parent, field]) => selectTitle(parent, `favorites.${field}`).as(field)),
      ),
    playlists: await selectOwnRows('playlists').select(
      'title',
      'description',
      'date_created',
      'date_updated',
      'deleted_at',
    ),
    playlist_items: await database('playlist_items')
      .join('playlists', 'playlists.id', 'playlist_items.playlist')
      .where('playlists.user', userId)
      .orderBy(['playlists.id', 'playlist_items.sort'])
      .select('playlists.title as playlist', 'playlist_items.note as note')
      .select(selectTitle('documents', 'playlist_items.document').as('document')),
    watched: await selectOwnRows('watched')
      .select(selectTitle('documents', 'watched.document').as('document'))
      .select('languages_code', 'page', 'position', 'progress', 'is_finished', 'date_created', 'date_updated'),
    share_links: await database('share_links')
      .join('playlists', 'playlists.id', 'share_links.playlist')
      .where('share_links.user', userId)
      .select('playlists.title as playlist', 'share_links.is_revoked', 'share_links.date_created'),
    consents: await selectOwnRows('consents').select('kind', 'version', 'is_granted', 'date_created', 'date_withdrawn'),
    messages: await database('contact_messages')
      .whereRaw('lower(email) = ?', [email])
      .orderBy('id')
      .select('date_created', 'name', 'email', 'phone', 'message'),
    answers: await database('contact_answers')
      .join('contact_messages', 'contact_messages.id', 'contact_answers.message')
      .whereRaw('lower(contact_messages.email) = ?', [email])
      .orderBy('contact_answers.date_created')
      .select('contact_answers.date_created', 'contact_answers.text'),
    registrations: (await hasRegistrations(database))
      ? await database('event_registrations')
          .whereRaw('lower(email) = ?', [email])
          .orderBy('date_created')
          .select('date_created')
          .select(selectTitle('events', 'event_registrations.event').as('event'))
          .select('name', 'email', 'phone', 'people', 'access_needs', 'is_under_16', 'guardian_name')
          .select('guardian_contact', 'state', 'consented_at', 'date_cancelled')
      : [],
    files: await filesOf(database, userId).select('filename_download as name', 'type', 'filesize', 'uploaded_on'),
    sessions: await readSessions(database, userId),
    activity: await database('directus_activity')
      .where({ user: userId })
      .orderBy('id')
      .select('timestamp', 'action', 'collection', 'ip', 'user_agent'),
  };
  return Object.fromEntries(
    SECTIONS.map((section) => [section, queries[section].map(toPlainRow)]),
  ) as unknown as PersonalData;
}

async function readSessions(database: Database, userId: string): Promise<Record<string, unknown>[]> {
  const rows = await database('directus_sessions')
    .where({ user: userId })
    .select('token', 'ip', 'user_agent', 'expires');
  const uses = await readSessionUses(
    database,
    rows.map(({ token }) => token),
  );
  return rows.map(({ token, ip, user_agent, expires }) => {
    const { started_at = null, used_at = null } = uses.get(token) ?? {};
    return { ip, user_agent, started_at, used_at, expires };
  });
}

/** Selects the user's files in the folder of members' uploads. */
export function filesOf(database: Database, userId: string) {
  return database('directus_files').where({ uploaded_by: userId, folder: FOLDER.uploads }).orderBy('id');
}

/**
 * Builds a subquery for a translated column of a related row. It selects the requested language, or Vietnamese if that translation is missing.
 * @param idColumn name of the column with the foreign key
 */
function selectTranslation(
  database: Database,
  language: Language,
  parentTable: string,
  column: string,
  idColumn: string,
) {
  const table = `${parentTable}_translations`;
  return (
    database(table)
      .whereRaw('?? = ??', [`${table}.${parentTable}_id`, idColumn])
      .whereIn(`${table}.languages_code`, [language, 'vi-VN'])
      // Sorts the requested language first.
      .orderByRaw('CASE WHEN ?? = ? THEN 0 ELSE 1 END', [`${table}.languages_code`, language])
      .limit(1)
      .select(`${table}.${column}`)
  );
}

/** Converts a row to the same form with PostgreSQL and SQLite: times in ISO 8601, and real booleans. */
function toPlainRow(row: Record<string, unknown>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]): [string, CellValue] => {
      if (TIME_COLUMN.test(column)) return [column, toIsoTime(value)];
      if (BOOLEAN_COLUMN.test(column)) return [column, value === null ? null : Boolean(value)];
      if (value === null || value === undefined) return [column, null];
      return [column, typeof value === 'number' ? value : String(value)];
    }),
  );
}
