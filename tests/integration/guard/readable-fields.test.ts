import { randomUUID } from 'node:crypto';
import { FOLDER, ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createFixtures, createUser, visitor } from '../schema/support.ts';
import { adminHeaders, requestJson } from './requests.ts';

const fixtures = createFixtures();
let editor: Caller;
let kid: Caller;
/** A colleague of the editor. The editor may not read the colleague's e-mail. */
let colleague: { id: string; email: string };
let memberFileId: string;

beforeAll(async () => {
  const users = [await createUser(fixtures, ROLE.editor), await createUser(fixtures, ROLE.kid)] as const;
  [editor, kid] = [users[0].call, users[1].call];
  colleague = await createUser(fixtures, ROLE.editor);
  // Simulates a picture of a member: a file in the folder where the upload endpoint stores such pictures.
  memberFileId = (
    await fixtures.make<{ id: string }>('/files', {
      title: 'Ảnh',
      storage: 'local',
      filename_download: 'a.png',
      type: 'image/png',
    })
  ).id;
  await requestJson('PATCH', `/files/${memberFileId}`, { json: { folder: FOLDER.uploads }, headers: adminHeaders() });
});
afterAll(() => fixtures.remove());

/** Tests docs/threat-model.md 12: if a user cannot read a field in every row, no other query may reveal its value. */
describe('a field that is not readable answers no question', () => {
  it.each([
    '/users?aggregate[min]=email',
    '/users?aggregate[max]=tfa_secret',
    '/users?aggregate[countDistinct]=email',
    '/users?groupBy=email',
    '/users?groupBy[]=status&aggregate[count]=id',
    '/users?sort=email',
    '/users?sort[]=-tfa_secret&fields=id',
    '/users?filter[email][_starts_with]=a',
    '/users?filter[_or][0][_and][0][email][_starts_with]=a',
    '/users?filter[password][_starts_with]=$argon2',
    '/users?filter[tfa_secret][_nnull]=true&meta=filter_count',
    '/users?alias[id]=email&sort=id',
    '/users?alias[x]=email&sort=x',
    '/users?filter[role][users][email][_starts_with]=a',
    '/users?filter[role][name][_eq]=Administrator&sort=role.users.email',
    '/items/news?filter[user_created][email][_starts_with]=a',
    '/items/news?filter[user_updated][tfa_secret][_nnull]=true',
    '/items/news?sort=user_created.email',
    '/items/news?deep[translations][_filter][news_id][user_created][email][_starts_with]=a&fields=id,translations.id',
    '/items/news?deep[user_created][_filter][email][_starts_with]=a&fields=id,user_created.id',
    '/items/news?filter[$FOLLOW(directus_users,last_page)][email][_starts_with]=a',
    '/files?filter[uploaded_by][email][_starts_with]=a',
    '/files?filter[uploaded_by][first_name][_starts_with]=a',
    '/items/news?filter[user_created][first_name][_starts_with]=a',
    '/items/helpful_votes?search=a',
    '/activity?search=127.0.0.1',
    '/files?sort=uploaded_by.username',
    '/activity?filter[user][email][_starts_with]=a',
    '/revisions?filter[activity][user][email][_starts_with]=a',
    '/items/contact_messages?sort=user.email',
    '/roles?filter[users][email][_starts_with]=a',
    '/roles?aggregate[count]=users',
  ])('not to an editor: GET %s', async (path) => {
    const { status, text } = await editor('GET', path);
    expect([400, 403], text).toContain(status);
    expect(text).not.toContain('hatnang.example.com');
  });

  it('nor in a body, nor in GraphQL', async () => {
    const filter = { email: { _starts_with: 'a' } };
    expect((await editor('SEARCH', '/users', { query: { filter } })).status).toBe(403);
    for (const query of [
      '{ users(filter: { email: { _starts_with: "a" } }) { id } }',
      '{ users(sort: ["email"]) { id } }',
      '{ users_aggregated(groupBy: ["email"]) { group } }',
      '{ users_aggregated { count { email } } }',
    ]) {
      const answer = await editor<unknown>('POST', '/graphql/system', { query });
      expect(answer.body.errors, query).toBeDefined();
      expect(answer.text).not.toContain('hatnang.example.com');
    }
    const news = '{ news(filter: { user_created: { email: { _starts_with: "a" } } }) { id } }';
    expect((await editor<unknown>('POST', '/graphql', { query: news })).body.errors).toBeDefined();
  });

  it('a search looks into readable fields alone', async () => {
    const searchIds = async (word: string) => {
      const { status, body, text } = await editor<{ id: string }[]>(
        'GET',
        `/users?search=${encodeURIComponent(word)}&fields=id`,
      );
      expect(status, text).toBe(200);
      return body.data.map(({ id }) => id);
    };
    expect(await searchIds(colleague.email)).toEqual([]);
    await requestJson('PATCH', `/users/${colleague.id}`, {
      json: { last_name: `Lan ${colleague.id}` },
      headers: adminHeaders(),
    });
    expect(await searchIds(`lan ${colleague.id}`)).toEqual([colleague.id]);
  });

  it('writes by a question tell nobody whether something is found', async () => {
    const query = { filter: { user: { email: { _eq: colleague.email } } } };
    for (const call of [visitor, kid, editor]) {
      expect((await call('DELETE', '/items/favorites', { query })).status).toBe(403);
      expect(
        (
          await call('PATCH', '/items/news', {
            query: { filter: { user_created: { email: { _eq: 'x' } } } },
            data: { author: 'x' },
          })
        ).status,
      ).toBe(403);
    }
    expect((await editor('PATCH', '/users', { query: { filter: { email: { _eq: 'x' } } }, data: {} })).status).toBe(
      403,
    );
  });

  it('what the Studio asks for an editor is answered', async () => {
    for (const path of [
      '/users?sort=first_name&fields=id,first_name,last_name,avatar.id,role.name&limit=25',
      '/users?filter[id][_in]=00000000-0000-4000-8000-000000000000&fields=id',
      '/users/me?fields=*,avatar.id,role.*',
      '/users?aggregate[countDistinct]=id',
      '/users?search=lan&meta=filter_count',
      '/files?sort=-uploaded_on&filter[folder][_null]=true&fields=id,title,uploaded_by.first_name&limit=5',
      `/files?filter[folder][id][_eq]=${FOLDER.library}`,
      '/files?search=a&limit=2',
      '/items/news?filter[translations][title][_contains]=a&sort=-date_published&limit=2',
      '/items/news?filter[category][translations][name][_contains]=a&limit=2',
      '/items/news?filter[user_created][_eq]=$CURRENT_USER&limit=2',
      '/items/documents?filter[pages][translations][text][_contains]=a&sort=-id&limit=2',
      '/items/news?filter[year(date_published)][_eq]=2026&groupBy[]=status&aggregate[count]=*',
      '/items/news?search=a&limit=2&deep[translations][_filter][languages_code][_eq]=vi-VN&fields=id,translations.title',
      '/revisions?filter[collection][_eq]=news&filter[item][_eq]=1&fields=id,activity.user.first_name,activity.timestamp&sort=-id',
      '/activity?filter[collection][_eq]=news&sort=-timestamp&limit=2',
      '/presets?filter[user][_eq]=$CURRENT_USER',
      '/notifications?filter[recipient][_eq]=$CURRENT_USER&aggregate[countDistinct]=id',
      '/comments?filter[collection][_eq]=news&fields=id,user_created.first_name',
      '/versions?filter[collection][_eq]=news',
    ]) {
      const { status, text } = await editor('GET', path);
      expect(status, `${path} ${text}`).toBe(200);
    }
  });
});

describe('the shape of the API', () => {
  const documents = ['{ __schema { types { name } } }', '{ __type(name: "directus_users") { fields { name } } }'];

  it.each(documents)('is told to staff alone: %s', async (query) => {
    for (const path of ['/graphql', '/graphql/system']) {
      expect((await kid('POST', path, { query })).status, path).toBe(403);
      expect((await kid('GET', `${path}?query=${encodeURIComponent(query)}`)).status, path).toBe(403);
      expect((await editor<unknown>('POST', path, { query })).body.errors, path).toBeUndefined();
    }
  });

  it('a member’s own question still names its types', async () => {
    const answer = await kid<unknown>('POST', '/graphql', { query: '{ __typename favorites { __typename id } }' });
    expect(answer.body.errors).toBeUndefined();
  });
});

describe('an item shows no file that its editor cannot read', () => {
  const cases = (id: string): [string, object][] => [
    ['/items/news', { image: id }],
    ['/items/news', { image: { id } }],
    ['/items/documents', { cover: id, type: 'picture_book' }],
    [
      '/items/documents',
      { type: 'picture_book', pages: { create: [{ number: 1, image: id }], update: [], delete: [] } },
    ],
    [
      '/items/documents',
      {
        type: 'picture_book',
        pages: {
          create: [
            {
              number: 1,
              translations: { create: [{ languages_code: 'vi-VN', narration: id }], update: [], delete: [] },
            },
          ],
          update: [],
          delete: [],
        },
      },
    ],
    [
      '/items/news',
      {
        translations: [
          { languages_code: 'vi-VN', title: `x ${randomUUID()}`, body: `<p><img src="/assets/${id}?width=20"></p>` },
        ],
      },
    ],
  ];

  it('of a member: neither for an editor nor for an administrator', async () => {
    const { call } = await createUser(fixtures, ROLE.administrator);
    for (const [path, row] of cases(memberFileId)) {
      for (const caller of [editor, call]) {
        const { status, text } = await caller('POST', path, { status: 'draft', ...row });
        expect([400, 403], `${JSON.stringify(row)} ${text}`).toContain(status);
      }
    }
    const news = await fixtures.make<{ id: number }>('/items/news', { status: 'draft' });
    expect((await editor('PATCH', `/items/news/${news.id}`, { image: memberFileId })).status).toBe(400);
    expect((await editor('PATCH', '/items/news', [{ id: news.id, image: memberFileId }])).status).toBe(400);
    expect((await editor('PATCH', '/items/app_configs', { logo: memberFileId })).status).toBe(400);
    expect((await editor('PATCH', '/users/me', { avatar: memberFileId })).status).toBe(400);
  });

  it('a file of the library is taken, and a file that does not exist is refused', async () => {
    const foundFiles = await editor<{ id: string }[]>(
      'GET',
      '/files?limit=1&fields=id&filter[type][_starts_with]=image',
    );
    const image = foundFiles.body.data[0]?.id;
    const news = await fixtures.make<{ id: number }>('/items/news', { status: 'draft' });
    expect((await editor('PATCH', `/items/news/${news.id}`, { image })).status).toBe(200);
    expect((await editor('PATCH', `/items/news/${news.id}`, { image: null })).status).toBe(200);
    expect((await editor('PATCH', `/items/news/${news.id}`, { image: randomUUID() })).status).toBe(400);
  });

  it('and what already shows one does not make it public', async () => {
    const otherFileId = (
      await fixtures.make<{ id: string }>('/files', {
        title: 'B',
        storage: 'local',
        filename_download: 'b.png',
        type: 'image/png',
      })
    ).id;
    const news = await fixtures.make<{ id: number }>('/items/news', {
      status: 'published',
      date_published: '2020-01-01T00:00:00Z',
      image: otherFileId,
      is_vietnamese_only: true,
      // The item meets every requirement for publishing. Otherwise the save of the reviewer below would be refused for another reason.
      translations: [
        {
          languages_code: 'vi-VN',
          title: 'Tin',
          slug: `tin-${otherFileId}`,
          body: '<p>Chữ</p>',
          image_alt: 'Một hình',
        },
      ],
    });
    expect((await visitor('GET', `/files/${otherFileId}`)).status).toBe(200);
    await requestJson('PATCH', `/files/${otherFileId}`, { json: { folder: FOLDER.uploads }, headers: adminHeaders() });
    expect((await visitor('GET', `/files/${otherFileId}`)).status).toBe(403);
    expect((await visitor('GET', `/assets/${otherFileId}`)).status).toBe(403);
    const { call: reviewer } = await createUser(fixtures, ROLE.reviewer);
    expect((await reviewer('PATCH', `/items/news/${news.id}`, { author: 'x' })).status).toBe(200);
  });
});
