/**
 * Table of access to the rows of one kid. `requestsOf` returns requests to Directus, each with a verdict for each kind of user. `seen` is status 200 with the
 * row, and `none` is status 200 without the row.
 */
export const USER_KINDS = ['owner', 'kid', 'adult', 'editor', 'anonymous'] as const;
export type UserKind = (typeof USER_KINDS)[number];
export type Verdict = 'seen' | 'none' | '200' | '204' | '400' | '403';

export interface OwnCollection {
  readonly name: string;
  /** REST path of the collection, for example `/items/favorites`. */
  readonly path: string;
  readonly ownerField: string;
  /** Fields that an update request sets. */
  readonly changedFields: Record<string, unknown>;
  /** A row that another user tries to create in the owner's name. The system collections have no such row. */
  readonly forgedRow?: Record<string, unknown>;
  /** Verdicts for the owner that replace the usual ones, by the description of the request. */
  readonly ownerVerdicts?: Partial<Record<string, Verdict>>;
  /** Verdict for another kid or an adult who sends `forgedRow`. */
  readonly forgeryVerdict: Verdict;
}

/** Collections of a user's own rows. The test replaces words in capitals, such as OWNER, with ids of its rows. */
export const COLLECTIONS: readonly OwnCollection[] = [
  {
    name: 'favorites',
    path: '/items/favorites',
    ownerField: 'user',
    changedFields: { date_created: null },
    forgedRow: { document: 'DOCUMENT', user: 'OWNER' },
    forgeryVerdict: '400',
    // A favourite is created and deleted, but never updated.
    ownerVerdicts: { change: '403', 'bulk change': '403' },
  },
  {
    name: 'playlists',
    path: '/items/playlists',
    ownerField: 'user',
    changedFields: { title: 'Đổi tên' },
    forgedRow: { title: 'Của người khác', user: 'OWNER' },
    forgeryVerdict: '400',
  },
  {
    name: 'playlist_items',
    path: '/items/playlist_items',
    ownerField: 'playlist',
    changedFields: { note: 'Đổi lời dặn' },
    forgedRow: { playlist: 'PLAYLIST', document: 'OTHER_DOCUMENT' },
    forgeryVerdict: '400',
  },
  {
    name: 'watched',
    path: '/items/watched',
    ownerField: 'user',
    changedFields: { page: 7 },
    forgedRow: { document: 'OTHER_DOCUMENT', user: 'OWNER', page: 1 },
    forgeryVerdict: '400',
  },
  {
    name: 'share_links',
    path: '/items/share_links',
    ownerField: 'user',
    changedFields: { is_revoked: true },
    forgedRow: { playlist: 'PLAYLIST', user: 'OWNER', token_hash: 'forged' },
    forgeryVerdict: '403',
  },
  {
    name: 'consents',
    path: '/items/consents',
    ownerField: 'user',
    changedFields: { is_granted: false },
    forgedRow: { kind: 'history', is_granted: true, user: 'OWNER' },
    forgeryVerdict: '400',
    ownerVerdicts: { delete: '403', 'bulk delete': '403' },
  },
  {
    name: 'directus_users',
    path: '/users',
    ownerField: 'id',
    changedFields: { first_name: 'Đổi' },
    forgeryVerdict: '403',
    ownerVerdicts: { delete: '403', 'bulk delete': '403', 'bulk change': '200' },
  },
  {
    name: 'directus_files',
    path: '/files',
    ownerField: 'uploaded_by',
    changedFields: { title: 'Đổi' },
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

/** Returns the requests to one collection. Requests that only read come first. */
export function requestsOf(collection: OwnCollection): OwnRequest[] {
  const {
    name,
    path,
    ownerField: owner,
    changedFields: change,
    forgedRow,
    forgeryVerdict,
    ownerVerdicts = {},
  } = collection;
  // Staff may read users and files of staff, but not of members. For staff, the system collections therefore return a list without the row.
  const staffVerdict: Verdict = name.startsWith('directus_') ? 'none' : '403';
  // The list begins with the row, because a collection may have more rows than fit on one page. Ids of system collections are UUIDs without an order, so their
  // filter is `_in`.
  const page = (operator: string) => `filter[id][${name.startsWith('directus_') ? '_in' : operator}]=ID`;
  // Directus refuses an anonymous query about users before it checks the query's size.
  const anonymousVerdict: Verdict = name === 'directus_users' ? '403' : '400';
  const createReadRequest = (description: string, query: string): OwnRequest => ({
    description: description,
    method: 'GET',
    path: `${path}?${query}`,
    // The public may read only files of published content, and therefore no member's file.
    verdicts: { ...verdictsFor('seen', 'none', staffVerdict), anonymous: name === 'directus_files' ? 'none' : '403' },
  });
  const createWriteRequest = (
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
    createReadRequest('list', `limit=100&sort=id&fields=id&${page('_gte')}`),
    // Only staff may request all rows at once (decision 196).
    {
      ...createReadRequest('whole list', 'limit=-1&fields=id'),
      verdicts: { ...verdictsFor('400', '400', staffVerdict), anonymous: anonymousVerdict },
    },
    createReadRequest('filter', 'filter[id][_eq]=ID&fields=id'),
    createReadRequest('sort', `limit=100&sort=-id&fields=id&${page('_lte')}`),
    createReadRequest('aggregate', 'aggregate[count]=id&filter[id][_eq]=ID'),
    { description: 'id', method: 'GET', path: `${path}/ID`, verdicts: verdictsFor('200', '403', '403') },
    createWriteRequest(
      'change of owner',
      'PATCH',
      `${path}/ID`,
      { [owner]: owner === 'playlist' ? 'EMPTY' : 'OTHER' },
      '403',
    ),
    createWriteRequest('change', 'PATCH', `${path}/ID`, change, '200'),
    createWriteRequest('bulk change', 'PATCH', path, { keys: ['ID'], data: change }, '200'),
    ...(forgedRow
      ? [
          {
            ...createWriteRequest('create for the owner', 'POST', path, forgedRow, '200'),
            verdicts: forgeryVerdictsFor(forgeryVerdict),
          },
        ]
      : []),
    ...(forgedRow
      ? [
          {
            ...createWriteRequest('bulk create', 'POST', path, [forgedRow], '200'),
            verdicts: forgeryVerdictsFor(forgeryVerdict),
          },
        ]
      : []),
    createWriteRequest('bulk delete', 'DELETE', path, ['ID'], '204'),
    createWriteRequest('delete', 'DELETE', `${path}/ID`, undefined, '204'),
  ];
}

const forgeryVerdictsFor = (member: Verdict): OwnRequest['verdicts'] => ({
  // This verdict is unused, because this table does not test creation by the owner.
  owner: '200',
  kid: member,
  adult: member,
  editor: '403',
  anonymous: '403',
});
