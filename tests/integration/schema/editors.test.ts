import { FOLDER, ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFixtures, createUser } from './support.ts';

const fixtures = createFixtures();
let editor: Awaited<ReturnType<typeof createUser>>;
let kid: Awaited<ReturnType<typeof createUser>>;

beforeAll(async () => {
  editor = await createUser(fixtures, ROLE.editor);
  kid = await createUser(fixtures, ROLE.kid);
});
afterAll(() => fixtures.remove());

it('writes, translates, sends to review, versions and removes an item', async () => {
  const title = `Thử ${Date.now()}`;
  const createdNews = await editor.call<{ id: number; translations: number[] }>('POST', '/items/news', {
    status: 'draft',
    translations: [{ languages_code: 'vi-VN', title, body: '<p>Một đoạn.</p>' }],
  });
  expect(createdNews.status, createdNews.text).toBe(200);
  const path = `/items/news/${createdNews.body.data.id}`;
  expect((await editor.call('PATCH', path, { status: 'in_review' })).status).toBe(200);
  const version = await editor.call<{ id: string }>('POST', '/versions', {
    key: 'later',
    collection: 'news',
    item: String(createdNews.body.data.id),
  });
  expect(version.status, version.text).toBe(200);
  expect((await editor.call('POST', `/versions/${version.body.data.id}/save`, { author: 'Hạt Nắng' })).status).toBe(
    200,
  );
  expect((await editor.call('DELETE', `/versions/${version.body.data.id}`)).status).toBe(204);
  expect((await editor.call('DELETE', path)).status).toBe(204);
});

it('changes the words of a choice, and neither its value nor its group', async () => {
  const group = await fixtures.make('/items/option_groups', { key: `editor_${Date.now()}` });
  const option = await fixtures.make('/items/options', {
    group: group.id,
    value: 'one',
    translations: [{ languages_code: 'vi-VN', label: 'Một' }],
  });
  const path = `/items/options/${option.id}`;
  expect((await editor.call('PATCH', path, { is_active: false })).status).toBe(200);
  expect((await editor.call('PATCH', path, { value: 'two' })).status).toBe(403);
  expect((await editor.call('POST', '/items/options', { group: group.id, value: 'three' })).status).toBe(403);
  expect((await editor.call('POST', '/items/redirects', { from: '/x', to: 'https://example.com' })).status).toBe(403);
});

it('sees colleagues by name and nothing of the members', async () => {
  const visibleUsers = (await editor.call<{ id: string; email?: string }[]>('GET', '/users?limit=-1')).body.data;
  expect(visibleUsers.map(({ id }) => id)).not.toContain(kid.id);
  expect((await editor.call('GET', `/users/${kid.id}`)).status).toBe(403);
  expect((await editor.call('GET', '/users?fields=phone')).status).toBe(403);
  for (const collection of [
    'favorites',
    'playlists',
    'watched',
    'share_links',
    'consents',
    'users_disabilities',
    'account_settings',
    'daily_counts',
  ]) {
    expect((await editor.call('GET', `/items/${collection}`)).status, collection).toBe(403);
  }
  const history = await editor.call<{ collection: string }[]>('GET', '/revisions?limit=-1&fields=collection');
  expect(history.body.data.filter(({ collection }) => collection.startsWith('directus_'))).toEqual([]);
});

it('reaches no system: roles, permissions, settings, flows, shares, private files', async () => {
  expect((await editor.call('PATCH', '/users/me', { role: ROLE.administrator })).status).toBe(403);
  expect((await editor.call('PATCH', '/users/me', { password: 'Changed-value1' })).status).toBe(403);
  expect((await editor.call('PATCH', '/settings', { project_name: 'x' })).status).toBe(403);
  for (const path of ['/permissions', '/flows', '/policies'])
    expect((await editor.call('POST', path, {})).status).toBeGreaterThanOrEqual(400);
  expect((await editor.call('POST', '/shares', { collection: 'news', item: '1' })).status).toBeGreaterThanOrEqual(400);
  const files = await editor.call<{ folder: string }[]>('GET', `/files?limit=-1&fields=folder`);
  expect(files.body.data.filter(({ folder }) => [FOLDER.uploads, FOLDER.private].some((id) => id === folder))).toEqual(
    [],
  );
  expect((await editor.call('PATCH', `/folders/${FOLDER.brand}`, { name: 'x' })).status).toBe(403);
});
