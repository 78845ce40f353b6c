/** Table of access to users. Each row is a request, with the response status for each kind of user. */

export const USER_KINDS = ['anonymous', 'kid', 'adult', 'editor'] as const;
export type UserKind = (typeof USER_KINDS)[number];

/** A request of the table. Its path and body may contain placeholders, for example SELF (the caller), OTHER (another kid) and ADMIN. */
export interface UserRow {
  readonly method: 'GET' | 'PATCH' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** Response statuses for anonymous, kid, adult and editor, in this order. */
  readonly statuses: readonly [number, number, number, number];
}

const row = (method: UserRow['method'], path: string, statuses: UserRow['statuses'], body?: unknown): UserRow => ({
  method,
  path,
  statuses,
  ...(body === undefined ? {} : { body }),
});

/** Changes of a user that every path refuses to visitors, members and editors. */
const FORBIDDEN: readonly unknown[] = [
  { role: 'ADMIN_ROLE' },
  { role: { name: 'x', policies: [] } },
  { role: { id: 'ADMIN_ROLE' } },
  { status: 'suspended' },
  { policies: [{ policy: 'ADMIN_POLICY' }] },
  { policies: { create: [{ policy: { name: 'x', admin_access: true } }], update: [], delete: [] } },
  { token: 'static-token-of-mine' },
  { id: '00000000-0000-4000-8000-0000000000aa' },
  { email: 'other@mail.hatnang.example.com' },
  { username: 'someone.else' },
  { password: 'Doi-roi-nhe1' },
  { provider: 'google' },
  { external_identifier: 'x' },
  { auth_data: { x: 1 } },
  { tfa_secret: 'x' },
  { email_verified_at: '2020-01-01T00:00:00Z' },
  { guardian_confirmed_at: '2020-01-01T00:00:00Z' },
  { guardian_email: 'x@mail.hatnang.example.com' },
];

/** Nested objects that would create or change rows of other collections. */
const NESTED: readonly unknown[] = [
  { avatar: { title: 'x', storage: 'local' } },
  { avatar: { id: 'OTHER_FILE', folder: null } },
  { gender: { value: 'x', group: 1 } },
  { phone_country: { id: 1, iso2: 'XX' } },
  { type_of_disabilities: [{ options_id: { value: 'x', group: 1 } }] },
  { playlists: [{ title: 'x', user: 'OTHER' }] },
];

/** Requests that are sent to Directus directly. */
export const REST_ROWS: readonly UserRow[] = [
  row('GET', '/users', [403, 200, 200, 200]),
  row('GET', '/users?fields=*&filter[username]=OTHER_NAME', [200, 200, 200, 403]),
  row('GET', '/users?filter[email]=OTHER_EMAIL', [403, 200, 200, 403]),
  row('GET', '/users?filter[password][_starts_with]=$argon2', [403, 403, 403, 403]),
  row('GET', '/users/me', [403, 200, 200, 200]),
  row('GET', '/users/SELF', [403, 200, 200, 200]),
  row('GET', '/users/OTHER', [403, 403, 403, 403]),
  row('GET', '/users/ADMIN', [403, 403, 403, 200]),
  row('GET', '/items/directus_users', [403, 403, 403, 403]),
  row('GET', '/users?aggregate[count]=*', [403, 200, 200, 200]),
  row('POST', '/users', [403, 403, 403, 403], { email: 'made@mail.hatnang.example.com', password: 'Tao-ra-1' }),
  row('POST', '/users/register', [403, 403, 403, 403], {
    email: 'made@mail.hatnang.example.com',
    password: 'Tao-ra-1',
  }),
  row('POST', '/users/invite', [403, 403, 403, 403], { email: 'made@mail.hatnang.example.com', role: 'ADMIN_ROLE' }),
  row('DELETE', '/users/SELF', [403, 403, 403, 403]),
  row('DELETE', '/users/OTHER', [403, 403, 403, 403]),
  row('PATCH', '/users/OTHER', [403, 403, 403, 403], { first_name: 'Khác' }),
  row('PATCH', '/users', [403, 403, 403, 403], { keys: ['OTHER'], data: { first_name: 'Khác' } }),
  row('PATCH', '/users/me', [403, 200, 200, 200], { first_name: 'Mới', language: 'en-US' }),
  ...FORBIDDEN.flatMap((body) =>
    ['/users/me', '/users/SELF'].map((path) => row('PATCH', path, [403, 403, 403, 403], body)),
  ),
];

/** Bodies of profile changes that Directus must refuse without an effect. */
export const BODIES_WITHOUT_EFFECT: readonly unknown[] = [...FORBIDDEN, ...NESTED];

const newUser = { email: 'made@mail.hatnang.example.com', password: 'Tao-ra-1' };

/** Requests to the API proxy of the site. The proxy has only a few routes of Directus. */
export const API_PROXY_ROWS: readonly UserRow[] = [
  row('GET', '/users', [403, 200, 200, 200]),
  row('GET', '/users?fields=*&filter[username]=OTHER_NAME', [200, 200, 200, 403]),
  row('GET', '/users/me', [403, 200, 200, 200]),
  row('GET', '/users/OTHER', [405, 405, 405, 405]),
  row('GET', '/items/directus_users', [404, 404, 404, 404]),
  row('POST', '/users', [405, 405, 405, 405], newUser),
  row('POST', '/users/register', [404, 404, 404, 404], newUser),
  row('DELETE', '/users/SELF', [405, 405, 405, 405]),
  row('PATCH', '/users/me', [403, 200, 200, 200], { first_name: 'Mới', language: 'en-US' }),
  row('PATCH', '/users/OTHER', [403, 403, 403, 403], { first_name: 'Khác' }),
  row('PATCH', '/users/SELF', [403, 403, 403, 403], { role: 'ADMIN_ROLE' }),
  row('PATCH', '/users/SELF', [403, 403, 403, 403], { password: 'Doi-roi-nhe1' }),
  // The site accepts no query text for GraphQL, only hashes of personal documents. The site refuses even the hash of a public document of the site.
  row('POST', '/graphql', [400, 400, 400, 400], { query: '{ users { email } }' }),
  row('POST', '/graphql', [400, 400, 400, 400], { documentId: 'PUBLIC_DOCUMENT' }),
  row('POST', '/graphql', [400, 400, 400, 400], { documentId: '__proto__', query: '{ users { email } }' }),
  row('POST', '/graphql/system', [404, 404, 404, 404], { query: '{ users { email } }' }),
];
