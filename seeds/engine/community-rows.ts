import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { favoriteCollections, favoriteFields } from '@hat-nang/model/favorites';
import { POLICY, ROLE } from '@hat-nang/model/ids';
import { sectionsWith } from '@hat-nang/model/sections';
import { toUtcMoment } from './moments.ts';
import { optionRef, readValidYaml } from './reference-rows.ts';
import { type Community, communitySchema, homeSchema, type Person, toHomeListName } from './reference-schema.ts';
import { languageCodes, ref, type SeedRow, type SeedTable, type Value } from './rows.ts';

export type Credentials = Record<
  'admin' | 'editor' | 'reviewer' | 'desk' | 'kid' | 'adult',
  { email: string; username: string; password: string }
>;
type Member = 'kid' | 'adult';
const members: Member[] = ['kid', 'adult'];
const colleagues = [
  { role: 'editor', first_name: 'Thu Hà', last_name: 'Biên tập' },
  { role: 'reviewer', first_name: 'Minh Châu', last_name: 'Người duyệt' },
  { role: 'desk', first_name: 'Hoài An', last_name: 'Hỗ trợ bạn đọc' },
] as const;
const root = join(import.meta.dirname, '..');
const DAY_MS = 86_400_000;

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Reads the data of the demo members and visitors (seeds/demo-community.yaml). */
export const readCommunity = (): Community => readValidYaml(root, 'demo-community.yaml', communitySchema);

/** Returns the tables of the demo accounts and of their data. All accounts are active. */
export function userTables(credentials: Credentials, community: Community): SeedTable[] {
  const buildAccount = (role: keyof Credentials) => ({
    email: credentials[role].email.toLowerCase(),
    username: credentials[role].username,
    password: credentials[role].password,
  });
  const verifiedFields = { status: 'active', email_verified_at: '2026-01-05T02:00:00.000Z', language: 'vi-VN' };
  const buildPerson = (role: Member, profile: Person): SeedRow => ({
    key: role,
    fields: {
      ...buildAccount(role),
      ...verifiedFields,
      role: ROLE[role],
      first_name: profile.first_name,
      last_name: profile.last_name,
      phone: profile.phone ?? null,
      phone_country: profile.phone === undefined ? null : ref('countries', 'VN'),
      gender: optionRef('gender', profile.gender),
      age_range:
        profile.age_range === undefined ? null : optionRef(role === 'kid' ? 'age_kid' : 'age_adult', profile.age_range),
      you_are: profile.you_are === undefined ? null : optionRef('who_are', profile.you_are),
      school: profile.school === undefined ? null : optionRef('school', profile.school),
      guardian_email: profile.guardian_email ?? null,
      guardian_confirmed_at: profile.guardian_email === undefined ? null : '2026-01-05T03:30:00.000Z',
      is_history_recorded: profile.is_history_recorded,
    },
  });
  return [
    {
      collection: 'directus_users',
      match: ['email'],
      rows: [
        // The administrator exists since the first start. The seeds complete the account, but never change its password.
        {
          key: 'admin',
          fields: {
            email: credentials.admin.email.toLowerCase(),
            username: credentials.admin.username,
            status: 'active',
          },
        },
        ...colleagues.map(({ role, ...name }) => ({
          key: role,
          fields: {
            ...buildAccount(role),
            ...verifiedFields,
            role: ROLE[role],
            ...name,
            ...(role === 'reviewer' ? { policies: [{ policy: POLICY.mentalHealthReviewer }] } : {}),
          },
        })),
        ...members.map((role) => buildPerson(role, community.members[role])),
      ],
    },
    {
      collection: 'users_disabilities',
      isJoin: true,
      match: ['directus_users_id', 'options_id'],
      rows: members.flatMap((role) =>
        community.members[role].disabilities.map((value, index) => ({
          key: `${role}/${value}`,
          fields: {
            directus_users_id: ref('directus_users', role),
            options_id: optionRef('type_of_disabilities', value),
            sort: index + 1,
          },
        })),
      ),
    },
    ...buildMemberTables(community),
  ];
}

/** Returns the personal rows of the demo members: favourites, playlists, history, share links and consents. */
function buildMemberTables(community: Community): SeedTable[] {
  const rowsOfUsers = <T>(
    rowsOf: (person: Person) => T[],
    toRow: (user: Value, role: Member, entry: T, index: number) => SeedRow,
  ): SeedRow[] =>
    members.flatMap((role) =>
      rowsOf(community.members[role]).map((entry, index) => toRow(ref('directus_users', role), role, entry, index)),
    );
  const kinds = Object.values(favoriteFields);
  return [
    {
      collection: 'favorites',
      match: ['user', ...kinds],
      rows: rowsOfUsers(
        (person) => person.favorites,
        (user, role, favorite) => ({
          key: `${role}/${kinds.map((kind) => favorite[kind] ?? '').join('/')}`,
          fields: {
            user,
            ...Object.fromEntries(
              favoriteCollections.map((collection) => {
                const kind = favoriteFields[collection];
                return [kind, favorite[kind] === undefined ? null : ref(collection, favorite[kind])];
              }),
            ),
          },
        }),
      ),
    },
    {
      collection: 'playlists',
      match: ['user', 'title'],
      rows: rowsOfUsers(
        (person) => person.playlists,
        (user, role, { key, title, description }, index) => ({
          key: `${role}/${key}`,
          fields: { user, title, description, sort: index + 1 },
        }),
      ),
    },
    {
      collection: 'playlist_items',
      match: ['playlist', 'document'],
      rows: rowsOfUsers(
        (person) =>
          person.playlists.flatMap((list) =>
            list.items.map((item, index) => ({ ...item, list: list.key, sort: index + 1 })),
          ),
        (_user, role, { document, note, list, sort }) => ({
          key: `${role}/${list}/${document}`,
          fields: {
            playlist: ref('playlists', `${role}/${list}`),
            document: ref('documents', document),
            sort,
            note: note ?? null,
          },
        }),
      ),
    },
    {
      collection: 'share_links',
      match: ['token_hash'],
      rows: rowsOfUsers(
        (person) => person.playlists.filter((list) => list.share !== undefined),
        (user, role, { key, share }) => ({
          key: `${role}/${key}`,
          fields: {
            user,
            playlist: ref('playlists', `${role}/${key}`),
            // The database stores only the hash of a token. This hash belongs to no valid token, so the demo share links cannot be opened.
            token_hash: createHash('sha256').update(`seeds:${role}:${key}`).digest('hex'),
            is_revoked: share === 'revoked',
          },
        }),
      ),
    },
    {
      collection: 'watched',
      match: ['user', 'document'],
      rows: rowsOfUsers(
        (person) => person.watched,
        (user, role, { document, language, page, position, finished }) => ({
          key: `${role}/${document}`,
          fields: {
            user,
            document: ref('documents', document),
            languages_code: ref('languages', languageCodes[language]),
            page,
            position,
            progress: finished ? 1 : Math.min(0.95, Math.round(page * 11) / 100),
            is_finished: finished,
          },
        }),
      ),
    },
    {
      collection: 'consents',
      match: ['user', 'kind'],
      rows: rowsOfUsers(
        (person) => person.consents,
        (user, role, { kind, version, granted, withdrawn }) => ({
          key: `${role}/${kind}`,
          fields: {
            user,
            kind,
            version,
            is_granted: granted,
            date_withdrawn: withdrawn === undefined ? null : toUtcMoment(withdrawn, '20:15'),
          },
        }),
      ),
    },
  ];
}

/** Number of weeks before the seeding day that have counts. The dashboards of the Studio show eight weeks. */
const COUNTED_WEEKS = 8;

/** Returns the Wednesday of each week that is over. The same weeks get the same days at every seeding, so that a later seeding only adds rows. */
function countedDays(seedingDay: string): string[] {
  const daysSinceWednesday = (new Date(seedingDay).getUTCDay() + 4) % 7;
  const isWednesdayOfThisWeek = daysSinceWednesday < 5;
  const lastWednesday = addDays(seedingDay, -daysSinceWednesday - (isWednesdayOfThisWeek ? 7 : 0));
  return Array.from({ length: COUNTED_WEEKS }, (_, weeksAgo) => addDays(lastWednesday, -7 * weeksAgo));
}

/** Varies a count by at most a quarter. The result depends only on the key. */
function varyCount(count: number, key: string): number {
  const [byte = 0] = createHash('sha256').update(key).digest();
  return Math.max(1, Math.round(count * (0.75 + byte / 510)));
}

/** Returns the forms that visitors sent (messages, problem reports, votes), and the daily counts of past weeks. */
export function visitorTables(community: Community, seedingDay: string): SeedTable[] {
  return [
    {
      collection: 'contact_messages',
      match: ['email', 'message'],
      rows: community.contact_messages.map(({ language, phone, note, ...message }) => ({
        key: `${message.email}/${message.message.slice(0, 40)}`,
        fields: {
          ...message,
          phone: phone ?? null,
          note: note ?? null,
          languages_code: ref('languages', languageCodes[language]),
        },
      })),
    },
    {
      collection: 'problem_reports',
      match: ['document', 'page', 'message'],
      rows: community.problem_reports.map(({ language, document, ...report }) => ({
        key: `${document}/${report.page}/${report.kind}`,
        fields: {
          ...report,
          document: ref('documents', document),
          languages_code: ref('languages', languageCodes[language]),
        },
      })),
    },
    {
      collection: 'helpful_votes',
      match: ['help_center', 'voter_key'],
      rows: community.helpful_votes.map(({ help_center, helpful, comment, voter }) => ({
        key: `${help_center}/${voter}`,
        fields: {
          help_center: ref('help_center', help_center),
          is_helpful: helpful,
          comment: comment ?? null,
          voter_key: createHash('sha256').update(`seeds:${voter}`).digest('hex'),
        },
      })),
    },
    {
      collection: 'daily_counts',
      match: ['day', 'kind', 'collection', 'item'],
      rows: community.daily_counts.flatMap(({ kind, collection, item, a_week }) =>
        countedDays(seedingDay).map((day) => {
          const key = `${kind}/${collection}/${item ?? ''}/${day}`;
          return {
            key,
            fields: {
              ...{ day, kind, collection, item: item === undefined ? 0 : ref(collection, item) },
              count: varyCount(a_week, key),
            },
          };
        }),
      ),
    },
  ];
}

/** Returns the lists of Home. Each list names its items by key (seeds/demo-home.yaml). */
export function homeTables(): SeedTable[] {
  const home = readValidYaml(root, 'demo-home.yaml', homeSchema);
  const list = (junction: string, target: string, keys: string[]): SeedTable => ({
    collection: `app_configs_${junction}`,
    isJoin: true,
    match: ['app_configs_id', `${target}_id`],
    rows: keys.map((key, index) => ({
      key,
      fields: { app_configs_id: ref('app_configs', 'site'), [`${target}_id`]: ref(target, key), sort: index + 1 },
    })),
  });
  return [
    ...sectionsWith('home').map(({ collection, home: field }) =>
      list(collection, collection, home[toHomeListName(field)] ?? []),
    ),
    list('categories', 'categories', home.categories ?? []),
    list('index_categories', 'categories', home.index_document_categories ?? []),
  ];
}
