/** Tests that deleted items stay in the trash for 30 days (decision 264). Each role deletes one item, a list of items, and items through GraphQL. */
import { ROLE } from '@hat-nang/model/ids';
import { publishableCollections } from '@hat-nang/model/publishing';
import { href } from '@hat-nang/model/routes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../../support/site.ts';
import { admin, allowMentalHealth, type Caller, createFixtures, createUser, visitor } from '../schema/support.ts';
import { publishableItem, type Row, readSeededRows, type SeededRows } from './publishable-items.ts';

type Who = 'editor' | 'reviewer' | 'administrator' | 'desk';

const fixtures = createFixtures();
/** Items of one test, removed after each test, because a picture that many items use makes each read of files slow. */
const items = createFixtures();
const callers: Partial<Record<Who, Caller>> = {};
let seededRows: SeededRows;

beforeAll(async () => {
  seededRows = await readSeededRows();
  for (const role of [...roleNames, 'desk'] as const) {
    const { id, call } = await createUser(fixtures, ROLE[role]);
    callers[role] = call;
    if (role === 'reviewer' || role === 'administrator') await allowMentalHealth(fixtures, id);
  }
});
afterEach(() => items.remove());
afterAll(() => fixtures.remove());

const callerAs = (userName: Who): Caller => callers[userName] as Caller;
const createItem = async (collection: string, otherFields: Row = { status: 'draft' }): Promise<number> =>
  (
    await items.make<{ id: number }>(`/items/${collection}`, {
      ...publishableItem(collection, seededRows),
      ...otherFields,
    })
  ).id;
const typesOf = (errors: unknown) =>
  ((errors ?? []) as { extensions: { type?: string } }[]).map(({ extensions }) => extensions.type);
const readStored = async (collection: string, id: number) => {
  const query = `filter[id][_eq]=${id}&fields=status,date_deleted`;
  return (await admin<Row[]>('GET', `/items/${collection}?${query}`)).body.data[0];
};

const roleNames = ['editor', 'reviewer', 'administrator'] as const;

type Send = (call: Caller, collection: string, id: number) => ReturnType<Caller>;
const DELETIONS: readonly [way: string, send: Send][] = [
  ['one item', (call, collection, id) => call('DELETE', `/items/${collection}/${id}`)],
  ['a list', (call, collection, id) => call('DELETE', `/items/${collection}`, [id])],
  [
    'GraphQL',
    (call, collection, id) =>
      call('POST', '/graphql', { query: `mutation { delete_${collection}_item(id: ${id}) { id } }` }),
  ],
];

describe.each(DELETIONS)('%s', (_name, send) => {
  // Each role deletes news in each way. The other collections take the roles in turn, because the rule does not know the collection.
  it.each(publishableCollections)('goes to the trash and comes back: %s', async (collection) => {
    const roleInTurn = roleNames[publishableCollections.indexOf(collection) % roleNames.length] ?? 'editor';
    for (const userName of collection === 'news' ? roleNames : [roleInTurn]) {
      const id = await createItem(collection);
      const startedAt = Date.now();
      const answer = await send(callerAs(userName), collection, id);
      expect([userName, typesOf(answer.body?.errors)], answer.text).toEqual([userName, []]);
      const trashed = await readStored(collection, id);
      expect([userName, trashed?.status]).toEqual([userName, 'deleted']);
      expect(Math.abs(Date.parse(String(trashed?.date_deleted)) - startedAt)).toBeLessThan(10_000);
      const restoredAnswer = await callerAs('editor')('PATCH', `/items/${collection}/${id}`, { status: 'draft' });
      expect(restoredAnswer.status, restoredAnswer.text).toBe(200);
      expect(await readStored(collection, id)).toEqual({ status: 'draft', date_deleted: null });
      const texts = await admin<{ translations: unknown[] }>('GET', `/items/${collection}/${id}?fields=translations`);
      expect(texts.body.data.translations).toHaveLength(1);
    }
  });

  it('erases what is in the trash already, for administrators only', async () => {
    for (const userName of roleNames) {
      const id = await createItem('news', { status: 'deleted' });
      const answer = await send(callerAs(userName), 'news', id);
      expect([userName, typesOf(answer.body?.errors)]).toEqual([
        userName,
        userName === 'administrator' ? [] : ['check_erase'],
      ]);
      expect([userName, (await readStored('news', id))?.status]).toEqual([
        userName,
        userName === 'administrator' ? undefined : 'deleted',
      ]);
    }
  });

  it('is nothing for the desk and for visitors', async () => {
    for (const call of [callerAs('desk'), visitor]) {
      const id = await createItem('news');
      const answer = await send(call, 'news', id);
      // GraphQL does not offer this mutation to the desk and to visitors.
      expect([400, 403]).toContain(answer.status);
      expect((await readStored('news', id))?.status).toBe('draft');
    }
  });
});

const deleteList = (call: Caller, kind: 'REST' | 'GraphQL', ids: number[]) =>
  kind === 'REST'
    ? call('DELETE', '/items/news', ids)
    : call('POST', '/graphql', { query: `mutation { delete_news_items(ids: [${ids.join(', ')}]) { ids } }` });
const readPath = async (id: number): Promise<string> => {
  const item = await admin<{ translations: { slug: string }[] }>('GET', `/items/news/${id}?fields=translations.slug`);
  return href('vi', 'newsDetail', { slug: item.body.data.translations[0]?.slug ?? '', id });
};
const readStatuses = (ids: number[]) => Promise.all(ids.map(async (id) => (await readStored('news', id))?.status));

describe.each(['REST', 'GraphQL'] as const)('a list of several states, by %s', (kind) => {
  it('goes to the trash as a whole, and nothing in it is erased', async () => {
    for (const userName of roleNames) {
      const ids = [
        await createItem('news', { status: 'deleted' }),
        await createItem('news'),
        await createItem('news', { status: 'archived' }),
      ];
      const answer = await deleteList(callerAs(userName), kind, ids);
      expect([userName, typesOf(answer.body?.errors)], answer.text).toEqual([userName, []]);
      expect([userName, await readStatuses(ids)]).toEqual([userName, ['deleted', 'deleted', 'deleted']]);
    }
  });

  it('stays as it is when one item is refused', async () => {
    const refusals = [
      ['published', { status: 'published' }, ['check_may_publish']],
      ['unknown', undefined, [undefined]],
    ] as const;
    for (const [name, fields, expectedTypes] of refusals) {
      const ids = [
        await createItem('news'),
        fields ? await createItem('news', fields) : 999_999_999,
        await createItem('news', { status: 'deleted' }),
        await createItem('news', { status: 'in_review' }),
      ];
      const statusesBefore = await readStatuses(ids);
      const answer = await deleteList(callerAs('editor'), kind, ids);
      expect([name, typesOf(answer.body?.errors)], answer.text).toEqual([name, expectedTypes]);
      expect([name, await readStatuses(ids)]).toEqual([name, statusesBefore]);
    }
  });

  it('stays as it is when a redirect leads to one of its items', async () => {
    const [used, unused] = [await createItem('news', {}), await createItem('news')];
    const trashed = await createItem('news', { status: 'deleted' });
    await items.make('/items/redirects', { from: `/cu-${used}`, to: await readPath(used) });
    const answer = await deleteList(callerAs('administrator'), kind, [unused, trashed, used]);
    expect(typesOf(answer.body?.errors), answer.text).toEqual(['check_used']);
    expect(await readStatuses([unused, trashed, used])).toEqual(['draft', 'deleted', 'published']);
  });
});

it('an unknown item, and what is in the trash already', async () => {
  expect((await callerAs('editor')('DELETE', '/items/news/999999999')).status).toBe(403);
  const trashedItems = [
    await createItem('news', { status: 'deleted' }),
    await createItem('news', { status: 'deleted' }),
  ];
  for (const userName of ['editor', 'reviewer'] as const) {
    const refusedAnswer = await callerAs(userName)('DELETE', '/items/news', trashedItems);
    expect([userName, typesOf(refusedAnswer.body?.errors)]).toEqual([userName, ['check_erase']]);
  }
  expect(await readStatuses(trashedItems)).toEqual(['deleted', 'deleted']);
  expect((await callerAs('administrator')('DELETE', '/items/news', trashedItems)).status).toBe(204);
  expect(await readStatuses(trashedItems)).toEqual([undefined, undefined]);
});

it('erasing an item erases its versions, and an item in the trash keeps them', async () => {
  for (const userName of ['administrator', 'service'] as const) {
    const call = userName === 'service' ? admin : callerAs(userName);
    const id = await createItem('news');
    const version = { key: 'better', collection: 'news', item: String(id) };
    expect((await callerAs('editor')('POST', '/versions', version)).status).toBe(200);
    const countVersions = async () =>
      (await admin<Row[]>('GET', `/versions?filter[collection][_eq]=news&filter[item][_eq]=${id}`)).body.data.length;
    await callerAs('editor')('DELETE', `/items/news/${id}`);
    expect([userName, await countVersions()]).toEqual([userName, 1]);
    expect((await call('DELETE', `/items/news/${id}`)).status).toBe(204);
    await expect.poll(countVersions, { timeout: 5000 }).toBe(0);
  }
});

it('a published item leaves the site, also as one of a list', async () => {
  const [shown, other] = [await createItem('news', {}), await createItem('news')];
  const path = await readPath(shown);
  await expect.poll(async () => (await visit(path)).status, { timeout: 10_000 }).toBe(200);
  expect((await callerAs('reviewer')('DELETE', '/items/news', [other, shown])).status).toBe(204);
  await expect.poll(async () => (await visit(path)).status, { timeout: 5000 }).toBe(404);
});

it('nobody of the staff sets the moment, and no visitor reads it', async () => {
  const id = await createItem('news');
  const oldDate = '2020-01-01T00:00:00Z';
  for (const userName of roleNames) {
    await callerAs(userName)('PATCH', `/items/news/${id}`, { date_deleted: oldDate });
    expect([userName, (await readStored('news', id))?.date_deleted]).toEqual([userName, null]);
    await callerAs(userName)('PATCH', `/items/news/${id}`, { status: 'deleted', date_deleted: oldDate });
    expect(Date.parse(String((await readStored('news', id))?.date_deleted))).toBeGreaterThan(Date.parse(oldDate) + 1);
    await callerAs(userName)('PATCH', `/items/news/${id}`, { status: 'draft' });
  }
  expect((await visitor('GET', '/items/news?fields=date_deleted')).status).toBe(403);
});

it('the trash is emptied after 30 days, with the versions and comments of what was in it', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const oldId = await createItem('news');
  const recentId = await createItem('news');
  const version = { key: 'better', collection: 'news', item: String(oldId) };
  const comment = { collection: 'news', item: String(oldId), comment: 'Xem lại' };
  expect((await callerAs('editor')('POST', '/versions', version)).status).toBe(200);
  expect((await callerAs('administrator')('POST', '/comments', comment)).status).toBe(200);
  const countLeft = async (path: string) =>
    (await admin<Row[]>('GET', `${path}?filter[collection][_eq]=news&filter[item][_eq]=${oldId}`)).body.data.length;
  expect([await countLeft('/versions'), await countLeft('/comments')]).toEqual([1, 1]);
  await admin('PATCH', `/items/news/${recentId}`, { status: 'deleted', date_deleted: daysAgo(29) });
  await admin('PATCH', `/items/news/${oldId}`, { status: 'deleted', date_deleted: daysAgo(31) });
  await expect.poll(() => readStored('news', oldId), { timeout: 100_000, interval: 2000 }).toBeUndefined();
  await expect
    .poll(async () => [await countLeft('/versions'), await countLeft('/comments')], { timeout: 10_000 })
    .toEqual([0, 0]);
  expect((await readStored('news', recentId))?.status).toBe('deleted');
}, 120_000);
