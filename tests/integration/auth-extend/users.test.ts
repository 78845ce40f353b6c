/** Sends the requests of user-requests.ts: `REST_ROWS` to Directus directly, `API_PROXY_ROWS` through the API proxy of the site. */

import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import persisted from '../../../codegen/generated/graphql/persisted-documents.json' with { type: 'json' };
import { stack } from '../../setup/stack.ts';
import { createFixtures, createUser } from '../schema/support.ts';
import { readTraces, runSql } from './database.ts';
import { countValues, findOption, logIn, newKidForm, post, removeMembers } from './support.ts';
import {
  API_PROXY_ROWS,
  BODIES_WITHOUT_EFFECT,
  REST_ROWS,
  USER_KINDS,
  type UserKind,
  type UserRow,
} from './user-requests.ts';

type Person = { id: string; email: string; username: string; cookies: Record<string, string> };

const fixtures = createFixtures();
const people = {} as Record<UserKind | 'other', Person>;

beforeAll(async () => {
  const roles = { kid: ROLE.kid, adult: ROLE.adult, editor: ROLE.editor, other: ROLE.kid };
  for (const [who, role] of Object.entries(roles)) {
    const { id, email } = await createUser(fixtures, role);
    const username = `t${email.slice(0, 8)}`;
    people[who as UserKind] = { id, email, username, cookies: await logIn({ username, password: 'Correct-horse1' }) };
  }
  people.anonymous = { id: '00000000-0000-4000-8000-0000000000ab', email: '', username: '', cookies: {} };
});
afterAll(async () => {
  await fixtures.remove();
  await removeMembers();
});

const admin = () => stack().credentials.admin;
const adminId = () => String(runSql('SELECT id FROM directus_users WHERE email = ?', admin().email)[0]?.id);

function fillPlaceholders(text: string, person: Person): string {
  const replacements: Record<string, string> = {
    OTHER_NAME: people.other.username,
    OTHER_EMAIL: people.other.email,
    OTHER_FILE: String(runSql('SELECT id FROM directus_files LIMIT 1')[0]?.id),
    OTHER: people.other.id,
    SELF: person.id,
    ADMIN_ROLE: ROLE.administrator,
    ADMIN_POLICY: String(runSql('SELECT id FROM directus_policies WHERE admin_access = true')[0]?.id),
    ADMIN: adminId(),
    PUBLIC_DOCUMENT: Object.keys(persisted)[0] ?? '',
  };
  return text.replace(
    /\b(OTHER_NAME|OTHER_EMAIL|OTHER_FILE|OTHER|SELF|ADMIN_ROLE|ADMIN_POLICY|ADMIN|PUBLIC_DOCUMENT)\b/g,
    (placeholder) => replacements[placeholder] ?? '',
  );
}

const requestAs = (userKind: UserKind, { method, path, body }: UserRow, base?: string) =>
  post(
    fillPlaceholders(path, people[userKind]),
    body === undefined ? undefined : JSON.parse(fillPlaceholders(JSON.stringify(body), people[userKind])),
    {
      method,
      cookies: people[userKind].cookies,
      ...(base ? { baseAt: base } : {}),
    },
  );

/** Returns a summary of the rows that a refused request must not change. */
function readState(): string {
  const tables = ['files', 'policies', 'access', 'roles', 'permissions'].map((name) => `directus_${name}`);
  const counts = [...tables, 'options', 'countries', 'playlists'].map(
    (table) => runSql(`SELECT count(*) AS rows FROM ${table}`)[0],
  );
  const access = runSql('SELECT * FROM directus_access ORDER BY id');
  return JSON.stringify([readTraces(), counts, access, runSql('SELECT id, folder FROM directus_files ORDER BY id')]);
}

const withTitles = (table: readonly UserRow[]) =>
  table.map(
    (row) =>
      [`${row.method} ${row.path} ${row.body === undefined ? '' : JSON.stringify(row.body)}`.trim(), row] as const,
  );

describe.each([
  ['Directus', REST_ROWS, () => stack().directusUrl],
  ['the site', API_PROXY_ROWS, () => `${stack().siteUrl}/api`],
] as const)('users, asked of %s', (_name, table, base) => {
  it.each(withTitles(table))('%s', async (_row, row) => {
    const isRefusedWrite = row.method !== 'GET' && !row.statuses.some((status) => status < 400);
    const stateBefore = isRefusedWrite ? readState() : '';
    const answers = await Promise.all(USER_KINDS.map((userKind) => requestAs(userKind, row, base())));
    expect(answers.map(({ status }) => status)).toEqual(row.statuses);
    const hiddenTexts = [people.other.email, admin().email, '$argon2'];
    for (const { text } of answers) for (const each of hiddenTexts) expect(text).not.toContain(each);
    if (isRefusedWrite) expect(readState()).toBe(stateBefore);
  });
});

describe('what a person may not change', () => {
  it.each(['kid', 'adult'] as const)('stays as it is when a %s sends it to their own account', async (userKind) => {
    const stateBefore = readState();
    const answers = [];
    for (const body of BODIES_WITHOUT_EFFECT)
      answers.push(await requestAs(userKind, { method: 'PATCH', path: '/users/SELF', body, statuses: [0, 0, 0, 0] }));
    expect(answers.filter(({ status }) => status < 400).map(({ text }) => text)).toEqual([]);
    expect(readState()).toBe(stateBefore);
    // A forbidden change is refused even together with an allowed one.
    const mixedChange = { first_name: 'Lọt', role: ROLE.administrator };
    expect(
      (await requestAs(userKind, { method: 'PATCH', path: '/users/me', body: mixedChange, statuses: [0, 0, 0, 0] }))
        .status,
    ).toBe(403);
    expect(
      runSql('SELECT first_name, role FROM directus_users WHERE id = ?', people[userKind].id)[0]?.first_name,
    ).not.toBe('Lọt');
  });

  it('is another person’s list of disabilities: a nested row goes to the sender, whatever it names', async () => {
    const rows = (userKind: UserKind | 'other') =>
      runSql('SELECT id FROM users_disabilities WHERE directus_users_id = ?', people[userKind].id).length;
    const create = [{ directus_users_id: 'OTHER', options_id: await findOption('type_of_disabilities') }];
    const body = { type_of_disabilities: { create, update: [], delete: [] } };
    const answer = await requestAs('kid', { method: 'PATCH', path: '/users/me', body, statuses: [0, 0, 0, 0] });
    expect([answer.status, rows('kid'), rows('other')]).toEqual([200, 1, 0]);
  });

  it('is refused in a sign-up, which makes nobody then', async () => {
    const forms = await Promise.all(
      BODIES_WITHOUT_EFFECT.map(async (body) => ({ ...(await newKidForm()), ...(body as object) })),
    );
    const stateBefore = readState();
    const answers = await Promise.all(
      forms.map((form) =>
        post('/auth-extend/register', JSON.parse(fillPlaceholders(JSON.stringify(form), people.anonymous))),
      ),
    );
    const fieldOf = (i: number) => Object.keys(BODIES_WITHOUT_EFFECT[i] as object)[0] ?? '';
    const formFields = ['email', 'username', 'password', 'guardian_email'];
    const isFormField = (_: unknown, i: number) => formFields.includes(fieldOf(i));
    expect(countValues(answers.filter((each, i) => !isFormField(each, i)).map(({ status }) => status))).toEqual({
      400: BODIES_WITHOUT_EFFECT.length - formFields.length,
    });
    // The fields in `formFields` belong to the sign-up form, so each request only creates an account of its sender. The
    // address of a guardian is ignored if no guardian is needed.
    expect(answers.filter(isFormField).map(({ status }) => status)).toEqual(formFields.map(() => 200));
    expect(JSON.parse(readState()).slice(1)).toEqual(JSON.parse(stateBefore).slice(1));
    const createdUsers = runSql(
      "SELECT DISTINCT status, role FROM directus_users WHERE email LIKE '%@mail.hatnang.example.com'",
    );
    expect(createdUsers).toEqual([{ status: 'unverified', role: ROLE.kid }]);
  });
});
