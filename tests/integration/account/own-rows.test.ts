/** Sends the requests of own-rows.ts to Directus as each kind of user, and requests about own rows through the site. */

import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { pixelPng } from '../../support/pixel.ts';
import {
  ACCOUNT_PATH,
  createSignedInMember,
  requestWithCookies,
  type SignedInMember,
} from '../auth-extend/profile-support.ts';
import { formatVerdict, newAdultForm, post, removeMembers } from '../auth-extend/support.ts';
import { admin, type Caller, createFixtures, createUser, visitor } from '../schema/support.ts';
import { COLLECTIONS, type OwnRequest, requestsOf, USER_KINDS, type UserKind, type Verdict } from './own-rows.ts';

const fixtures = createFixtures();
const callers = {} as Record<UserKind, Caller>;
const ids: Record<string, string> = {};
/** Placeholders of the table and the values that replace them. */
const placeholders: Record<string, unknown> = {};

beforeAll(async () => {
  const [owner, kid, adult, editor] = [
    await createUser(fixtures, ROLE.kid),
    await createUser(fixtures, ROLE.kid),
    await createUser(fixtures, ROLE.adult),
    await createUser(fixtures, ROLE.editor),
  ];
  Object.assign(callers, {
    owner: owner.call,
    kid: kid.call,
    adult: adult.call,
    editor: editor.call,
    anonymous: visitor,
  });
  const documents = [
    await fixtures.make<{ id: number }>('/items/documents', { status: 'published', type: 'picture_book' }),
    await fixtures.make<{ id: number }>('/items/documents', { status: 'published', type: 'picture_book' }),
  ];
  const [document, otherDocument] = documents.map(({ id }) => id);
  const createOwn = async (collection: string, row: Record<string, unknown>) => {
    const createdRow = await fixtures.make<{ id: number }>(`/items/${collection}`, row);
    ids[collection] = String(createdRow.id);
    return createdRow.id;
  };
  const user = owner.id;
  await createOwn('favorites', { user, document });
  const emptyPlaylist = await fixtures.make<{ id: number }>('/items/playlists', { user, title: 'Trống' });
  const playlist = await createOwn('playlists', { user, title: 'Của em' });
  await createOwn('playlist_items', { playlist, document, note: 'Lời dặn' });
  await createOwn('watched', { user, document, page: 2 });
  await createOwn('share_links', { user, playlist, token_hash: `own-rows-${user}` });
  await createOwn('consents', { user, kind: 'history', is_granted: true });
  const form = new FormData();
  form.set('file', new Blob([pixelPng], { type: 'image/png' }), 'na.png');
  const file = await owner.call<{ id: string }>('POST', '/files', form);
  expect(file.status, file.text).toBe(200);
  ids.directus_files = file.body.data.id;
  ids.directus_users = user;
  Object.assign(placeholders, {
    OWNER: user,
    OTHER: kid.id,
    DOCUMENT: document,
    OTHER_DOCUMENT: otherDocument,
    PLAYLIST: playlist,
    EMPTY: emptyPlaylist.id,
  });
});
afterAll(async () => {
  await fixtures.remove();
  await removeMembers();
});

const fillPlaceholders = (text: string, id: string) =>
  Object.entries({ ...placeholders, ID: id }).reduce(
    (filled, [word, value]) => filled.replace(new RegExp(`"${word}"`, 'g'), JSON.stringify(value)),
    text,
  );

async function requestAs(
  userKind: UserKind,
  { method, path, body }: OwnRequest,
  id: string,
): Promise<Verdict | string> {
  const filled = body === undefined ? undefined : JSON.parse(fillPlaceholders(JSON.stringify(body), id));
  const address = path.replace('ID', id);
  const answer = await callers[userKind](method, address, filled);
  if (method !== 'GET' || answer.status !== 200 || !path.includes('?')) return String(answer.status);
  const rows = answer.body.data as { id?: unknown; count?: { id: unknown } }[];
  const isSeen = address.includes('aggregate')
    ? Number(rows[0]?.count?.id ?? 0) > 0
    : rows.some((row) => String(row.id) === id);
  return isSeen ? 'seen' : 'none';
}

describe.each(COLLECTIONS)('$name, asked of Directus', (collection) => {
  const id = () => ids[collection.name] ?? '';
  const requests = requestsOf(collection);
  const otherUsers = USER_KINDS.filter((userKind) => userKind !== 'owner');

  it('answers everybody else exactly so, and nothing of it has changed', async () => {
    const rowBefore = await admin('GET', `${collection.path}/${id()}`);
    expect(rowBefore.status).toBe(200);
    const actualVerdicts: string[] = [];
    const expectedVerdicts: string[] = [];
    for (const request of requests) {
      for (const userKind of otherUsers) {
        expectedVerdicts.push(`${request.description}, ${userKind}: ${request.verdicts[userKind]}`);
        actualVerdicts.push(`${request.description}, ${userKind}: ${await requestAs(userKind, request, id())}`);
      }
    }
    expect(actualVerdicts).toEqual(expectedVerdicts);
    const rowAfter = await admin<Record<string, unknown>>('GET', `${collection.path}/${id()}`);
    // Requests may update `last_access`. No other field may differ.
    const { last_access: _a, ...fieldsAfter } = rowAfter.body.data;
    const { last_access: _b, ...fieldsBefore } = rowBefore.body.data as Record<string, unknown>;
    expect(fieldsAfter).toEqual(fieldsBefore);
  });

  it('lets the owner do what is the owner’s', async () => {
    const ownRequests = requests.filter(({ description: what }) => !/create|bulk delete|^delete$/.test(what));
    const actualVerdicts: string[] = [];
    for (const request of ownRequests)
      actualVerdicts.push(`${request.description}: ${await requestAs('owner', request, id())}`);
    expect(actualVerdicts).toEqual(ownRequests.map(({ description: what, verdicts }) => `${what}: ${verdicts.owner}`));
  });
});

describe('a write nested into something of one’s own', () => {
  it.each<[string, () => [string, unknown]]>([
    [
      'a playlist of others through one’s profile',
      () => ['/users/me', { playlists: [{ id: placeholders.PLAYLIST, title: 'x' }] }],
    ],
    ['an item of others into one’s playlist', () => ['/items/playlists/MINE', { items: [Number(ids.playlist_items)] }]],
    [
      'a change of others’ item through one’s playlist',
      () => [
        '/items/playlists/MINE',
        { items: { create: [], update: [{ id: Number(ids.playlist_items), note: 'x' }], delete: [] } },
      ],
    ],
    [
      'a deletion of others’ item through one’s playlist',
      () => ['/items/playlists/MINE', { items: { create: [], update: [], delete: [Number(ids.playlist_items)] } }],
    ],
  ])('%s changes nothing of theirs', async (what, request) => {
    const ownPlaylist = await callers.kid<{ id: number }>('POST', '/items/playlists', { title: 'Của mình' });
    const rowBefore = await admin('GET', `/items/playlist_items/${ids.playlist_items}`);
    const [path, body] = request();
    const answer = await callers.kid('PATCH', path.replace('MINE', String(ownPlaylist.body.data.id)), body);
    // Directus ignores ids to delete that are not in the playlist. Directus then returns success without a change.
    const isIgnored = what.startsWith('a deletion');
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(isIgnored ? 200 : 400);
    expect(answer.status).toBeLessThan(isIgnored ? 300 : 500);
    expect((await admin('GET', `/items/playlist_items/${ids.playlist_items}`)).body.data).toEqual(rowBefore.body.data);
    await callers.kid('DELETE', `/items/playlists/${ownPlaylist.body.data.id}`);
  });
});

describe('through the site', () => {
  const apiUrl = () => `${stack().siteUrl}/api`;
  let owner: SignedInMember;
  let otherMember: SignedInMember;
  let playlistId: number;
  let bookId: number;

  const sendRequest = async (sender: SignedInMember | undefined, path: string, body: unknown) =>
    post(path, body, { baseAt: apiUrl(), cookies: sender?.cookies ?? {} });
  const sendPersisted = async (sender: SignedInMember | undefined, name: string, variables: unknown) => {
    const persisted = (
      await import('../../../codegen/generated/graphql/persisted-documents.json', { with: { type: 'json' } })
    ).default as Record<string, string>;
    const [documentId] =
      Object.entries(persisted).find(([, text]) => new RegExp(`(query|mutation) ${name}\\b`).test(text)) ?? [];
    return sendRequest(sender, '/graphql', { documentId, variables });
  };

  beforeAll(async () => {
    owner = await createSignedInMember();
    otherMember = await createSignedInMember(await newAdultForm());
    bookId = (await fixtures.make<{ id: number }>('/items/documents', { status: 'published', type: 'picture_book' }))
      .id;
    const playlistResponse = await sendRequest(owner, `${ACCOUNT_PATH}/new-playlist`, { title: 'Của em' });
    playlistId = (playlistResponse.data as { id: number }).id;
    await sendRequest(owner, `${ACCOUNT_PATH}/playlist-item`, { playlist: playlistId, document: bookId, is_in: true });
    await sendRequest(owner, `${ACCOUNT_PATH}/favorite`, { collection: 'documents', id: bookId, is_favorite: true });
  });

  it('the collections themselves are no calls of the site, for anybody, by any method', async () => {
    for (const sender of [owner, otherMember, undefined]) {
      for (const { path, name } of COLLECTIONS) {
        if (name.startsWith('directus_')) continue;
        for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
          const answer = await post(`${path}/1`, {}, { baseAt: apiUrl(), method, cookies: sender?.cookies ?? {} });
          expect(`${method} ${path}: ${answer.status}`).toBe(`${method} ${path}: 404`);
        }
      }
    }
  });

  it('a document that is not the site’s is refused, whoever sends it', async () => {
    const query = 'query MyFavorites { favorites { id user { email } } }';
    for (const sender of [owner, undefined]) {
      expect(formatVerdict(await sendRequest(sender, '/graphql', { query }))).toBe('400 UNKNOWN_DOCUMENT');
      expect(formatVerdict(await sendRequest(sender, '/graphql', { documentId: query }))).toBe('400 UNKNOWN_DOCUMENT');
    }
  });

  it('each sees their own alone, and visitors nothing', async () => {
    const rows = async (sender: SignedInMember | undefined, name: string, variables: unknown, key: string) => {
      const answer = await sendPersisted(sender, name, variables);
      if (answer.status !== 200) return formatVerdict(answer);
      return ((answer.data as Record<string, unknown[]>)[key] ?? []).length;
    };
    const filter = { document: { id: { _eq: bookId } } };
    const page = { filter, sort: ['-id'], limit: 12, offset: 0 };
    expect(await rows(owner, 'MyFavorites', page, 'favorites')).toBe(1);
    expect(await rows(otherMember, 'MyFavorites', page, 'favorites')).toBe(0);
    expect(await rows(undefined, 'MyFavorites', page, 'favorites')).toBe('401 INVALID_CREDENTIALS');
    expect(await rows(owner, 'MyPlaylist', { id: playlistId }, 'playlists')).toBe(1);
    expect(await rows(otherMember, 'MyPlaylist', { id: playlistId }, 'playlists')).toBe(0);
    expect(await rows(undefined, 'MyPlaylist', { id: playlistId }, 'playlists')).toBe('401 INVALID_CREDENTIALS');
  });

  it('nobody changes what is others’', async () => {
    const changes: [string, unknown][] = [
      [`${ACCOUNT_PATH}/playlist-item`, { playlist: playlistId, document: bookId, is_in: false }],
      [`${ACCOUNT_PATH}/playlist-order`, { playlist: playlistId, items: [] }],
      [`${ACCOUNT_PATH}/share-playlist`, { playlist: playlistId, is_shared: true }],
    ];
    for (const [path, body] of changes) {
      expect(`${path} ${formatVerdict(await sendRequest(otherMember, path, body))}`).toBe(
        `${path} 403 FORBIDDEN playlist`,
      );
      expect(`${path} ${formatVerdict(await sendRequest(undefined, path, body))}`).toBe(
        `${path} 401 INVALID_CREDENTIALS`,
      );
    }
    const renameResponse = await sendPersisted(otherMember, 'MyPlaylistChange', {
      id: String(playlistId),
      data: { title: 'x' },
    });
    expect(renameResponse.errors[0]?.extensions.code).toBe('FORBIDDEN');
    const remainingPlaylist = await sendPersisted(owner, 'MyPlaylist', { id: playlistId });
    expect(remainingPlaylist.data).toMatchObject({
      playlists: [{ title: 'Của em', items: [{ document: { id: String(bookId) } }] }],
    });
    expect((await requestWithCookies('/users/me?fields=id', owner.cookies)).status).toBe(200);
  });

  it('the staff has no lists of its own', async () => {
    const { username, password } = stack().credentials.editor;
    const { cookies } = await post('/auth/login', { username, password });
    for (const [path, body] of [
      ['favorite', { collection: 'documents', id: bookId, is_favorite: true }],
      ['history-consent', { is_recorded: true }],
      ['clear-history', {}],
      ['avatar', { picture: null }],
    ] as const) {
      const answer = await post(`${ACCOUNT_PATH}/${path}`, body, { cookies });
      expect(`${path} ${formatVerdict(answer)}`).toBe(`${path} 403 FORBIDDEN`);
    }
  });
});
