/**
 * Queries e-mail addresses of other users through REST and GraphQL, as a visitor, a member, an editor, a reviewer and the desk. Only the desk may see
 * addresses, and only those of members.
 */
import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { admin, type Caller, createFixtures, createUser, visitor } from './support.ts';

const CALLERS = ['visitor', 'kid', 'adult', 'editor', 'reviewer', 'desk'] as const;
type CallerName = (typeof CALLERS)[number];

const fixtures = createFixtures();
const callers = { visitor } as Record<CallerName, Caller>;
let memberEmail: string;
let colleagueEmail: string;

beforeAll(async () => {
  for (const callerName of ['kid', 'adult', 'editor', 'reviewer', 'desk'] as const) {
    callers[callerName] = (await createUser(fixtures, ROLE[callerName])).call;
  }
  memberEmail = (await createUser(fixtures, ROLE.adult)).email;
  colleagueEmail = (await createUser(fixtures, ROLE.editor)).email;
});
afterAll(() => fixtures.remove());

const graphql = (query: string) => ({ method: 'POST', path: '/graphql/system', body: { query } });
const createGet = (path: string) => ({ method: 'GET', path, body: undefined });

/** Queries about an address. EMAIL is replaced by a user's address, or by an address that no user has. ID is replaced by the user's id. */
const QUERIES = {
  value: createGet('/users?limit=50&fields=id,email'),
  'all fields': createGet('/users?limit=50&fields=*.*'),
  'one person': createGet('/users/ID?fields=email'),
  filter: createGet('/users?limit=50&fields=id&filter[email][_eq]=EMAIL'),
  'filter by a part': createGet('/users?limit=50&fields=id&filter[email][_contains]=EMAIL'),
  'filter in a list': createGet('/users?limit=50&fields=id&filter[_or][0][email][_in]=EMAIL'),
  'filter by its length': createGet('/users?limit=50&fields=id&filter[count(email)][_gt]=0'),
  search: createGet('/users?limit=50&fields=id&search=EMAIL'),
  sort: createGet('/users?limit=50&fields=id&sort=email'),
  aggregate: createGet('/users?aggregate[min]=email'),
  count: createGet('/users?aggregate[countDistinct]=email'),
  group: createGet('/users?aggregate[count]=*&groupBy[]=email'),
  alias: createGet('/users?limit=50&fields=id,a&alias[a]=email'),
  csv: createGet('/users?limit=50&fields=id,email&export=csv'),
  'the author of an item': createGet('/items/news?limit=1&fields=user_created.email'),
  'filter by the author of an item': createGet('/items/news?limit=1&fields=id&filter[user_created][email][_eq]=EMAIL'),
  'sort by the author of an item': createGet('/items/news?limit=1&fields=id&sort=user_created.email'),
  'group by the author of an item': createGet('/items/news?aggregate[count]=*&groupBy[]=user_created.email'),
  'the uploader of a file': createGet('/files?limit=1&fields=uploaded_by.email'),
  'people of a role': createGet('/roles?limit=50&fields=users.email'),
  'whoever acted': createGet('/activity?limit=1&fields=user.email&filter[user][email][_eq]=EMAIL'),
  'owner of a consent': createGet('/items/consents?limit=50&fields=user.email&filter[user][email][_eq]=EMAIL'),
  GraphQL: graphql('{ users(limit: 50) { id email } }'),
  'GraphQL filter': graphql('{ users(limit: 50, filter: { email: { _eq: "EMAIL" } }) { id } }'),
  'GraphQL aggregate': graphql('{ users_aggregated(groupBy: ["email"]) { group count { id } } }'),
} as const;
type QueryName = keyof typeof QUERIES;

/**
 * Response status for visitor, kid, adult, editor, reviewer, desk. With status 200, the response contains no hidden address, and is the same for an address
 * that no user has.
 */
const EXPECTED_STATUSES: Readonly<Record<QueryName, string>> = {
  value: '403 200 200 200 200 200',
  'all fields': '403 400 400 200 200 200',
  'one person': '403 403 403 403 403 403',
  filter: '403 200 200 403 403 200',
  'filter by a part': '403 200 200 403 403 200',
  'filter in a list': '403 200 200 403 403 200',
  'filter by its length': '403 403 403 403 403 400',
  search: '403 200 200 200 200 200',
  sort: '403 200 200 403 403 200',
  aggregate: '403 400 400 403 403 200',
  count: '403 400 400 403 403 200',
  group: '403 400 400 403 403 200',
  alias: '403 200 200 200 200 200',
  csv: '403 400 400 200 200 200',
  'the author of an item': '200 403 403 200 200 403',
  'filter by the author of an item': '403 403 403 403 403 403',
  'sort by the author of an item': '403 403 403 403 403 403',
  'group by the author of an item': '400 400 400 403 403 403',
  'the uploader of a file': '200 403 403 200 200 403',
  'people of a role': '403 403 403 200 200 200',
  'whoever acted': '403 403 403 403 403 403',
  'owner of a consent': '403 403 403 403 403 403',
  GraphQL: '403 403 403 200 200 200',
  'GraphQL filter': '403 403 403 403 403 200',
  'GraphQL aggregate': '403 403 403 403 403 200',
};

const containsAddress = (queryName: QueryName) => JSON.stringify(QUERIES[queryName]).includes('EMAIL');

async function requestAs(callerName: CallerName, queryName: QueryName, email: string, id: string) {
  const { method, path, body } = QUERIES[queryName];
  const fillPlaceholders = (text: string) => text.replaceAll('EMAIL', email).replaceAll('ID', id);
  const answer = await callers[callerName](
    method,
    fillPlaceholders(path),
    body && JSON.parse(fillPlaceholders(JSON.stringify(body))),
  );
  const isRefused = answer.status === 200 && answer.body.errors !== undefined;
  return { status: isRefused ? 403 : answer.status, text: answer.text.replaceAll(email, '') };
}

it.each(Object.keys(QUERIES) as QueryName[])('%s', async (queryName) => {
  const { admin: administrator, kid } = stack().credentials;
  const statuses: number[] = [];
  for (const callerName of CALLERS) {
    // The desk may see addresses of members, so its queries are about a colleague.
    const target = callerName === 'desk' ? colleagueEmail : memberEmail;
    const response = await requestAs(callerName, queryName, target, await idOf(target));
    statuses.push(response.status);
    const hiddenEmails = [
      administrator.email,
      colleagueEmail,
      ...(callerName === 'desk' ? [] : [memberEmail, kid.email]),
    ];
    for (const hiddenEmail of hiddenEmails)
      expect(response.text, `${callerName} is told an address`).not.toContain(hiddenEmail);
    // A query without an address would also list users of other tests, and two responses could then differ.
    if (!containsAddress(queryName)) continue;
    const responseForUnknown = await requestAs(callerName, queryName, `x${target}`, await idOf(target));
    expect([callerName, responseForUnknown.status, withoutTimes(responseForUnknown.text)]).toEqual([
      callerName,
      response.status,
      withoutTimes(response.text),
    ]);
  }
  expect(statuses.join(' ')).toBe(EXPECTED_STATUSES[queryName]);
});

it('the desk finds a member by the address and by the name', async () => {
  const username = `t${memberEmail.slice(0, 8)}`;
  for (const path of [
    `/users?fields=email&filter[email][_eq]=${memberEmail}&sort=-last_access`,
    `/users?fields=email&filter[username][_eq]=${username}&sort=email_verified_at`,
    `/users?fields=email&search=${memberEmail}`,
  ]) {
    const answer = await callers.desk<{ email: string }[]>('GET', path);
    expect(answer.body.data, answer.text).toEqual([{ email: memberEmail }]);
  }
});

async function idOf(email: string): Promise<string> {
  const answer = await admin<{ id: string }[]>('GET', `/users?fields=id&filter[email][_eq]=${email}`);
  return answer.body.data[0]?.id ?? '';
}

/** Removes times from a response, because times differ between responses. */
const withoutTimes = (text: string) => text.replace(/"(?:timestamp|last_access)":"[^"]*"/g, '');
