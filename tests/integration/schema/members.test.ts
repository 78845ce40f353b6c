import { FOLDER, ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pixelPng } from '../../support/pixel.ts';
import { findOption as optionOf } from '../auth-extend/support.ts';
import { type Caller, createFixtures, createUser, visitor } from './support.ts';

const fixtures = createFixtures();
let kid: Awaited<ReturnType<typeof createUser>>;
let stranger: Awaited<ReturnType<typeof createUser>>;
let document: { id: number };

beforeAll(async () => {
  kid = await createUser(fixtures, ROLE.kid);
  stranger = await createUser(fixtures, ROLE.adult);
  document = await fixtures.make('/items/documents', { status: 'published', type: 'picture_book' });
});
afterAll(() => fixtures.remove());

const ids = async (call: Caller, path: string) =>
  (await call<{ id: number }[]>('GET', `${path}?limit=100&sort=-id&fields=id`)).body.data.map(({ id }) => id);

describe('own rows', () => {
  const rows: Record<string, () => Record<string, unknown>> = {
    favorites: () => ({ document: document.id }),
    playlists: () => ({ title: 'Truyện hay' }),
    watched: () => ({ document: document.id, page: 2, position: 1500, progress: 0.25 }),
    consents: () => ({ kind: 'history', version: '1', is_granted: true }),
  };

  for (const [collection, row] of Object.entries(rows)) {
    it(`${collection}: the owner is the person, whoever they say, and others see nothing`, async () => {
      const createdRow = await kid.call<{ id: number; user: string }>('POST', `/items/${collection}`, row());
      expect(createdRow.status, createdRow.text).toBe(200);
      expect(createdRow.body.data.user).toBe(kid.id);
      const path = `/items/${collection}/${createdRow.body.data.id}`;
      expect(await ids(stranger.call, `/items/${collection}`)).not.toContain(createdRow.body.data.id);
      expect((await stranger.call('GET', path)).status).toBe(403);
      expect((await visitor('GET', path)).status).toBe(403);
      expect(
        (await stranger.call('PATCH', path, { date_created: null, title: 'x', page: 9, is_granted: false })).status,
      ).toBe(403);
      expect((await stranger.call('DELETE', path)).status).toBe(403);
      expect((await kid.call('PATCH', path, { user: stranger.id })).status).toBe(403);
      expect((await kid.call('POST', `/items/${collection}`, { ...row(), user: stranger.id })).status).toBe(400);
      if (collection !== 'consents') expect((await kid.call('DELETE', path)).status).toBe(204);
    });
  }

  it('an item goes into a playlist of one’s own, never into somebody else’s', async () => {
    const ownPlaylist = (await kid.call<{ id: number }>('POST', '/items/playlists', { title: 'Của em' })).body.data;
    const otherPlaylist = (await stranger.call<{ id: number }>('POST', '/items/playlists', { title: 'Của người khác' }))
      .body.data;
    const add = (playlist: unknown) =>
      kid.call<{ id: number }>('POST', '/items/playlist_items', { playlist, document: document.id });
    const item = await add(ownPlaylist.id);
    expect(item.status, item.text).toBe(200);
    expect((await add(otherPlaylist.id)).status).toBe(400);
    expect((await add({ id: otherPlaylist.id })).status).not.toBe(200);
    expect((await kid.call('POST', '/items/playlist_items', { document: document.id })).status).toBe(400);
    expect(
      (await kid.call('PATCH', `/items/playlist_items/${item.body.data.id}`, { playlist: otherPlaylist.id })).status,
    ).toBe(403);
    expect(
      (await kid.call('PATCH', `/items/playlists/${otherPlaylist.id}`, { items: [{ document: document.id }] })).status,
    ).toBe(403);
    expect(await ids(stranger.call, '/items/playlist_items')).toEqual([]);
    expect((await stranger.call('DELETE', `/items/playlist_items/${item.body.data.id}`)).status).toBe(403);
    await kid.call('DELETE', `/items/playlists/${ownPlaylist.id}`);
    await stranger.call('DELETE', `/items/playlists/${otherPlaylist.id}`);
  });

  it('somebody without any playlist adds to none', async () => {
    const newcomer = await createUser(fixtures, ROLE.kid);
    const otherPlaylist = (await stranger.call<{ id: number }>('POST', '/items/playlists', { title: 'Một danh sách' }))
      .body.data;
    const answer = await newcomer.call('POST', '/items/playlist_items', {
      playlist: otherPlaylist.id,
      document: document.id,
    });
    expect(answer.status).toBe(400);
    await stranger.call('DELETE', `/items/playlists/${otherPlaylist.id}`);
  });

  it('what is not on the site is not in a list either, and cannot be asked through it', async () => {
    const draft = await fixtures.make<{ id: number }>('/items/documents', {
      status: 'draft',
      type: 'picture_book',
      author: 'Giấu',
    });
    for (const collection of ['favorites', 'watched']) {
      await kid.call('POST', `/items/${collection}`, { document: draft.id });
      const query = `filter[document][_eq]=${draft.id}`;
      expect((await kid.call('GET', `/items/${collection}?${query}`)).body.data).toEqual([]);
      expect(
        (await kid.call('GET', `/items/${collection}?filter[document][author][_eq]=Giấu`)).body.data ?? [],
      ).toEqual([]);
      expect((await kid.call('GET', `/items/${collection}?aggregate[count]=id&${query}`)).text).toMatch(/"id":"?0"?/);
    }
  });

  it('a favourite names one thing', async () => {
    expect((await kid.call('POST', '/items/favorites', {})).status).toBe(400);
    expect((await kid.call('POST', '/items/favorites', { document: null })).status).toBe(400);
    expect((await kid.call('POST', '/items/favorites', { document: document.id, news: 1 })).status).toBe(400);
  });

  it('nobody grants a guardian’s consent to themselves, and nobody makes a share link by hand', async () => {
    expect((await kid.call('POST', '/items/consents', { kind: 'guardian', is_granted: true })).status).toBe(400);
    const ownPlaylist = (await kid.call<{ id: number }>('POST', '/items/playlists', { title: 'Chia sẻ' })).body.data;
    expect((await kid.call('POST', '/items/share_links', { playlist: ownPlaylist.id, token_hash: 'x' })).status).toBe(
      403,
    );
    expect(
      (await kid.call('POST', '/shares', { collection: 'playlists', item: ownPlaylist.id })).status,
    ).toBeGreaterThanOrEqual(400);
    await kid.call('DELETE', `/items/playlists/${ownPlaylist.id}`);
  });
});

describe('the own account', () => {
  it('reads its profile with the short name of its role, and nobody else’s', async () => {
    const me = await kid.call<Record<string, unknown>>('GET', '/users/me?fields=id,email,username,role.short_name');
    expect(me.body.data).toMatchObject({ id: kid.id, email: kid.email, role: { short_name: 'kid' } });
    expect((await kid.call<unknown[]>('GET', '/users?fields=id')).body.data).toEqual([{ id: kid.id }]);
    expect((await kid.call('GET', `/users/${stranger.id}`)).status).toBe(403);
    // Directus does not refuse this query. Directus returns the id without the forbidden fields.
    expect((await kid.call('GET', '/users/me?fields=password,token,tfa_secret')).body.data).toEqual({ id: kid.id });
  });

  it.each([
    'password',
    'email',
    'status',
    'role',
    'token',
    'provider',
    'external_identifier',
    'username',
    'policies',
    'tfa_secret',
    'email_verified_at',
    'guardian_confirmed_at',
    'avatar',
    'is_history_recorded',
  ])('cannot write %s', async (field) => {
    const answer = await kid.call('PATCH', '/users/me', { [field]: 'Changed-value1' });
    expect(answer.status).toBe(403);
    expect((await kid.call('PATCH', `/users/${kid.id}`, { [field]: 'Changed-value1' })).status).toBe(403);
  });

  it('writes its profile, with a telephone number of at least ten digits', async () => {
    expect((await kid.call('PATCH', '/users/me', { first_name: 'Mai', phone: '0901234567' })).status).toBe(200);
    expect((await kid.call('PATCH', '/users/me', { phone: '12ab' })).status).toBe(400);
    expect((await kid.call('PATCH', '/users/me', { phone: null })).status).toBe(200);
    expect((await kid.call('PATCH', `/users/${stranger.id}`, { first_name: 'Lan' })).status).toBe(403);
  });

  it('keeps its disabilities to itself', async () => {
    const option = { id: await optionOf('type_of_disabilities') };
    const savedResponse = await kid.call('PATCH', '/users/me', {
      type_of_disabilities: { create: [{ options_id: option.id }], update: [], delete: [] },
    });
    expect(savedResponse.status, savedResponse.text).toBe(200);
    expect(await ids(kid.call, '/items/users_disabilities')).toHaveLength(1);
    expect(await ids(stranger.call, '/items/users_disabilities')).toEqual([]);
    expect((await visitor('GET', '/items/users_disabilities')).status).toBe(403);
    expect(
      (await kid.call('POST', '/items/users_disabilities', { directus_users_id: stranger.id, options_id: option.id }))
        .status,
    ).toBe(400);
  });
});

describe('files', () => {
  it('a member uploads a picture into the uploads folder only, and only they read it', async () => {
    const uploadFile = async (call: Caller, folder?: string) => {
      const form = new FormData();
      if (folder) form.set('folder', folder);
      form.set('file', new Blob([pixelPng], { type: 'image/png' }), 'avatar.png');
      return call<{ id: string; folder: string }>('POST', '/files', form);
    };
    const savedResponse = await uploadFile(kid.call);
    expect(savedResponse.status, savedResponse.text).toBe(200);
    expect((await uploadFile(kid.call, FOLDER.brand)).status).not.toBe(200);
    expect((await uploadFile(visitor)).status).toBe(403);
    const { id } = savedResponse.body.data;
    expect((await kid.call('GET', `/files/${id}`)).status).toBe(200);
    expect((await stranger.call('GET', `/files/${id}`)).status).toBe(403);
    expect((await visitor('GET', `/assets/${id}`)).status).toBe(403);
    expect((await kid.call('PATCH', `/files/${id}`, { folder: FOLDER.brand })).status).toBe(403);
    expect((await kid.call('DELETE', `/files/${id}`)).status).toBe(204);
  });
});

/** Collections in which members have rows of their own. */
const OWN_ROWS = [
  'favorites',
  'playlists',
  'playlist_items',
  'watched',
  'share_links',
  'consents',
  'users_disabilities',
];
/** Collections of staff and of the project's endpoints. */
const INTERNAL = [
  'account_settings',
  'contact_messages',
  'contact_answers',
  'event_registrations',
  'problem_reports',
  'helpful_votes',
  'daily_counts',
  'mail_outbox',
  'account_codes',
  'rate_limits',
  'session_uses',
  'download_jobs',
];

describe('visitors', () => {
  it.each([
    'users',
    'roles',
    'policies',
    'permissions',
    'settings',
    'activity',
    'revisions',
    'presets',
    'shares',
    'flows',
  ])('get nothing of /%s', async (path) => {
    expect((await visitor('GET', `/${path}`)).status).toBeGreaterThanOrEqual(400);
  });

  it.each([...OWN_ROWS, ...INTERNAL])('get nothing of %s', async (collection) => {
    expect((await visitor('GET', `/items/${collection}`)).status).toBe(403);
    expect((await visitor('POST', `/items/${collection}`, {})).status).toBeGreaterThanOrEqual(403);
  });
});

describe('members', () => {
  it.each(INTERNAL)('get nothing of %s', async (collection) => {
    expect((await kid.call('GET', `/items/${collection}`)).status).toBe(403);
  });
});
