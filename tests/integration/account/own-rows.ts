/**
 * Table of access to the rows of one kid. Each entry is a request to Directus, with a verdict for each kind of user. `seen` is status 200 with the row,
 * and `none` is status 200 without it.
 */
export const USER_KINDS = ['owner', 'kid', 'adult', 'editor', 'anonymous'] as const;
export type UserKind = (typeof USER_KINDS)[number];
export type Verdict = 'seen' | 'none' | '200' | '204' | '400' | '403';

export interface OwnCollection {
  readonly name: string;
  /** REST path of the collection, for example `/items/favorites`. */
  readonly path: string;
  readonly owner: string;
  /** Fields that an update request sets. */
  readonly change: Record<string, unknown>;
  /** A row that another user tries to create in the owner's name. It is absent if nobody may create such rows. */
  readonly forgedRow?: Record<string, unknown>;
  /** Verdicts for the owner that replace the usual ones, by request. */
  readonly ownerVerdicts?: Partial<Record<string, Verdict>>;
  /** The answer to another person who creates a row in the owner's name. */
  readonly forgeryVerdict: Verdict;
}

/** Collections of a user's own rows. The test replaces ID, OWNER, OTHER, DOCUMENT, PLAYLIST and EMPTY with ids of its rows. */
export const COLLECTIONS: readonly OwnCollection[] = [
  {
    name: 'favorites',
    path: '/items/favorites',
    owner: 'user',
    change: { date_created: null },
    forgedRow: { document: 'DOCUMENT', user: 'OWNER' },
    forgeryVerdict: '400',
    // A favourite is created and deleted, but never updated.
    ownerVerdicts: { change: '403', 'bulk change': '403' },
  },
  {
    name: 'playlists',
    path: '/items/playlists',
    owner: 'user',
    change: { title: 'Đổi tên' },
    forgedRow: { title: 'Của người khác', user: 'OWNER' },
    forgeryVerdict: '400',
  },
  {
    name: 'playlist_items',
    path: '/items/playlist_items',
    owner: 'playlist',
    change: { note: 'Đổi lời dặn' },
    forgedRow: { playlist: 'PLAYLIST', document: 'OTHER_DOCUMENT' },
    forgeryVerdict: '400',
  },
  {
    name: 'watched',
    path: '/items/watched',
    owner: 'user',
    change: { page: 7 },
    forgedRow: { document: 'OTHER_DOCUMENT', user: 'OWNER', page: 1 },
    forgeryVerdict: '400',
  },
  {
    name: 'share_links',
    path: '/items/share_links',
    owner: 'user',
    change: { is_revoked: true },
    forgedRow: { playlist: 'PLAYLIST', user: 'OWNER', token_hash: 'forged' },
    forgeryVerdict: '403',
  },
  {
    name: 'consents',
    path: '/items/consents',
    owner: 'user',
    change: { is_granted: false },
    forgedRow: { kind: 'history', is_granted: true, user: 'OWNER' },
    forgeryVerdict: '400',
    ownerVerdicts: { delete: '403', 'bulk delete': '403' },
  },
  {
    name: 'directus_users',
    path: '/users',
    owner: 'id',
    change: { first_name: 'Đổi' },
    forgeryVerdict: '403',
    ownerVerdicts: { delete: '403', 'bulk delete': '403', 'bulk change': '200' },
  },
  {
    name: 'directus_files',
    path: '/files',
    owner: 'uploaded_by',
    change: { title: 'Đổi' },
    forgeryVerdict: '403',
    ownerVerdicts: { change: '403', 'bulk change': '403' },
  },
];

export interface OwnRequest {
  readonly description: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly verdicts: Readonly<Record<UserKind, Verdict>>;
}

const verdictsFor = (owner: Verdict, member: Verdict, others: Verdict): OwnRequest['verdicts'] => ({
  owner,
  kid: member,
  adult: member,
  editor: others,
  anonymous: '403',
});

/** Returns the requests to one collection. Requests that change nothing come first. */
export function requestsOf(collection: OwnCollection): OwnRequest[] {
  const { name, path, owner, change, forgedRow, forgeryVerdict, ownerVerdicts = {} } = collection;
  // Staff may read the names and files of staff, but not of members. These collections therefore return a list without the row.
  const staff: Verdict = name.startsWith('directus_') ? 'none' : '403';
  // The page begins with the row, because a collection may have more rows than fit on one page. Keys of system collections have no order.
  const page = (operator: string) => `filter[id][${name.startsWith('directus_') ? '_in' : operator}]=ID`;
  // Directus refuses an anonymous query about users before it checks the query's size.
  const anonymous: Verdict = name === 'directus_users' ? '403' : '400';
  const read = (description: string, query: string): OwnRequest => ({
    description: description,
    method: 'GET',
    path: `${path}?${query}`,
    // The public may read only files of published content, and therefore no member's file.
    verdicts: { ...verdictsFor('seen', 'none', staff), anonymous: name === 'directus_files' ? 'none' : '403' },
  });
  const write = (
    description: string,
    method: OwnRequest['method'],
    address: string,
    body: unknown,
    ownerVerdict: Verdict,
  ): OwnRequest => ({
    description: description,
    method,
    path: address,
    body,
    verdicts: verdictsFor(ownerVerdicts[description] ?? ownerVerdict, '403', '403'),
  });
  return [
    read('list', `limit=100&sort=id&fields=id&${page('_gte')}`),
    // Only staff may request all rows at once (decision 196).
    { ...read('whole list', 'limit=-1&fields=id'), verdicts: { ...verdictsFor('400', '400', staff), anonymous } },
    read('filter', 'filter[id][_eq]=ID&fields=id'),
    read('sort', `limit=100&sort=-id&fields=id&${page('_lte')}`),
    read('aggregate', 'aggregate[count]=id&filter[id][_eq]=ID'),
    { description: 'id', method: 'GET', path: `${path}/ID`, verdicts: verdictsFor('200', '403', '403') },
    write('change of owner', 'PATCH', `${path}/ID`, { [owner]: owner === 'playlist' ? 'EMPTY' : 'OTHER' }, '403'),
    write('change', 'PATCH', `${path}/ID`, change, '200'),
    write('bulk change', 'PATCH', path, { keys: ['ID'], data: change }, '200'),
    ...(forgedRow
      ? [{ ...write('create for the owner', 'POST', path, forgedRow, '200'), verdicts: forgery(forgeryVerdict) }]
      : []),
    ...(forgedRow
      ? [{ ...write('bulk create', 'POST', path, [forgedRow], '200'), verdicts: forgery(forgeryVerdict) }]
      : []),
    write('bulk delete', 'DELETE', path, ['ID'], '204'),
    write('delete', 'DELETE', `${path}/ID`, undefined, '204'),
  ];
}

const forgery = (member: Verdict): OwnRequest['verdicts'] => ({
  // This verdict is unused, because this table does not test creation by the owner.
  owner: '200',
  kid: member,
  adult: member,
  editor: '403',
  anonymous: '403',
});
