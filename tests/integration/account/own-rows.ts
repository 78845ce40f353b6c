/**
 * Access to one kid's rows as a table: one line is one request to Directus, with the answer for each kind of user. `seen` and `none`: 200 with and
 * without the row.
 */
export const WHO = ['owner', 'kid', 'adult', 'editor', 'anonymous'] as const;
export type Who = (typeof WHO)[number];
export type Verdict = 'seen' | 'none' | '200' | '204' | '400' | '403';

export interface OwnCollection {
  readonly name: string;
  /** The collection of its rows. */
  readonly path: string;
  readonly owner: string;
  /** Fields of an update. */
  readonly change: Record<string, unknown>;
  /** A row that another user tries to create in the owner's name; absent where nobody may create one. */
  readonly forged?: Record<string, unknown>;
  /** Verdicts for the owner that differ from the usual ones. */
  readonly owners?: Partial<Record<string, Verdict>>;
  /** The answer to another person who creates a row in the owner's name. */
  readonly forging: Verdict;
}

/** The test replaces ID, OWNER, OTHER, DOCUMENT, PLAYLIST and EMPTY with the ids of its rows. */
export const COLLECTIONS: readonly OwnCollection[] = [
  {
    name: 'favorites',
    path: '/items/favorites',
    owner: 'user',
    change: { date_created: null },
    forged: { document: 'DOCUMENT', user: 'OWNER' },
    forging: '400',
    // A favourite is created and deleted, but never updated.
    owners: { change: '403', 'bulk change': '403' },
  },
  {
    name: 'playlists',
    path: '/items/playlists',
    owner: 'user',
    change: { title: 'Đổi tên' },
    forged: { title: 'Của người khác', user: 'OWNER' },
    forging: '400',
  },
  {
    name: 'playlist_items',
    path: '/items/playlist_items',
    owner: 'playlist',
    change: { note: 'Đổi lời dặn' },
    forged: { playlist: 'PLAYLIST', document: 'OTHER_DOCUMENT' },
    forging: '400',
  },
  {
    name: 'watched',
    path: '/items/watched',
    owner: 'user',
    change: { page: 7 },
    forged: { document: 'OTHER_DOCUMENT', user: 'OWNER', page: 1 },
    forging: '400',
  },
  {
    name: 'share_links',
    path: '/items/share_links',
    owner: 'user',
    change: { is_revoked: true },
    forged: { playlist: 'PLAYLIST', user: 'OWNER', token_hash: 'forged' },
    forging: '403',
  },
  {
    name: 'consents',
    path: '/items/consents',
    owner: 'user',
    change: { is_granted: false },
    forged: { kind: 'history', is_granted: true, user: 'OWNER' },
    forging: '400',
    owners: { delete: '403', 'bulk delete': '403' },
  },
  {
    name: 'directus_users',
    path: '/users',
    owner: 'id',
    change: { first_name: 'Đổi' },
    forging: '403',
    owners: { delete: '403', 'bulk delete': '403', 'bulk change': '200' },
  },
  {
    name: 'directus_files',
    path: '/files',
    owner: 'uploaded_by',
    change: { title: 'Đổi' },
    forging: '403',
    owners: { change: '403', 'bulk change': '403' },
  },
];

export interface OwnRequest {
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly verdicts: Readonly<Record<Who, Verdict>>;
}

const among = (owner: Verdict, member: Verdict, others: Verdict): OwnRequest['verdicts'] => ({
  owner,
  kid: member,
  adult: member,
  editor: others,
  anonymous: '403',
});

/** Requests to one collection. Requests without a change come first. */
export function requestsOf(collection: OwnCollection): OwnRequest[] {
  const { name, path, owner, change, forged, forging, owners = {} } = collection;
  // Staff may read the names and files of staff, but not of members, so these collections return a list without the row.
  const staff: Verdict = name.startsWith('directus_') ? 'none' : '403';
  // The page begins with the row, because there may be more rows than fit on a page. Keys of system collections are unordered.
  const page = (operator: string) => `filter[id][${name.startsWith('directus_') ? '_in' : operator}]=ID`;
  // Directus refuses an anonymous query about users before it checks the query's size.
  const anonymous: Verdict = name === 'directus_users' ? '403' : '400';
  const read = (what: string, query: string): OwnRequest => ({
    what,
    method: 'GET',
    path: `${path}?${query}`,
    // The public may read only files of published content, so not a member's file.
    verdicts: { ...among('seen', 'none', staff), anonymous: name === 'directus_files' ? 'none' : '403' },
  });
  const write = (
    what: string,
    method: OwnRequest['method'],
    address: string,
    body: unknown,
    own: Verdict,
  ): OwnRequest => ({
    what,
    method,
    path: address,
    body,
    verdicts: among(owners[what] ?? own, '403', '403'),
  });
  return [
    read('list', `limit=100&sort=id&fields=id&${page('_gte')}`),
    // Only staff may request all rows at once (decision 196).
    { ...read('whole list', 'limit=-1&fields=id'), verdicts: { ...among('400', '400', staff), anonymous } },
    read('filter', 'filter[id][_eq]=ID&fields=id'),
    read('sort', `limit=100&sort=-id&fields=id&${page('_lte')}`),
    read('aggregate', 'aggregate[count]=id&filter[id][_eq]=ID'),
    { what: 'id', method: 'GET', path: `${path}/ID`, verdicts: among('200', '403', '403') },
    write('change of owner', 'PATCH', `${path}/ID`, { [owner]: owner === 'playlist' ? 'EMPTY' : 'OTHER' }, '403'),
    write('change', 'PATCH', `${path}/ID`, change, '200'),
    write('bulk change', 'PATCH', path, { keys: ['ID'], data: change }, '200'),
    ...(forged ? [{ ...write('create for the owner', 'POST', path, forged, '200'), verdicts: forgery(forging) }] : []),
    ...(forged ? [{ ...write('bulk create', 'POST', path, [forged], '200'), verdicts: forgery(forging) }] : []),
    write('bulk delete', 'DELETE', path, ['ID'], '204'),
    write('delete', 'DELETE', `${path}/ID`, undefined, '204'),
  ];
}

const forgery = (member: Verdict): OwnRequest['verdicts'] => ({
  // This table does not cover creation by the owner.
  owner: '200',
  kid: member,
  adult: member,
  editor: '403',
  anonymous: '403',
});
