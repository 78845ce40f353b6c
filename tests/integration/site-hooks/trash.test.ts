/**
 * Tests that deleted items stay in the trash for 30 days (decision 264): for each role, one item, a list and GraphQL. The guard refuses queries about
 * them.
 */
import { ROLE } from '@hat-nang/model/ids';
import { publishableCollections } from '@hat-nang/model/publishing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, allowMentalHealth, type Caller, createFixtures, createUser, visitor } from '../schema/support.ts';
import { publishableItem, type Row, readSeededRows, type SeededRows } from './publishable-items.ts';

type Who = 'editor' | 'reviewer' | 'administrator' | 'desk';

const fixtures = createFixtures();
const callers: Partial<Record<Who, Caller>> = {};
let seededRows: SeededRows;

beforeAll(async () => {
  seededRows = await readSeededRows();
  for (const role of ['editor', 'reviewer', 'administrator', 'desk'] as const) {
    const { id, call } = await createUser(fixtures, ROLE[role]);
    callers[role] = call;
    if (role === 'reviewer' || role === 'administrator') await allowMentalHealth(fixtures, id);
  }
});
afterAll(() => fixtures.remove());

const callerAs = (userName: Who): Caller => callers[userName] as Caller;
const createItem = async (collection: string, otherFields: Row = { status: 'draft' }): Promise<number> =>
  (
    await fixtures.make<{ id: number }>(`/items/${collection}`, {
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
  it.each(publishableCollections)('goes to the trash and comes back: %s', async (collection) => {
    for (const userName of ['editor', 'reviewer', 'administrator'] as const) {
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

  it('erases what is in the trash already, for who may publish', async () => {
    for (const userName of ['editor', 'reviewer', 'administrator'] as const) {
      const id = await createItem('news', { status: 'deleted' });
      const answer = await send(callerAs(userName), 'news', id);
      expect([userName, typesOf(answer.body?.errors)]).toEqual([
        userName,
        userName === 'editor' ? ['check_erase'] : [],
      ]);
      expect([userName, (await readStored('news', id))?.status]).toEqual([
        userName,
        userName === 'editor' ? 'deleted' : undefined,
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

it('an unknown item and a list with what is in the trash already', async () => {
  expect((await callerAs('editor')('DELETE', '/items/news/999999999')).status).toBe(403);
  const [fresh, trashed] = [await createItem('news'), await createItem('news', { status: 'deleted' })];
  const refusedAnswer = await callerAs('editor')('DELETE', '/items/news', [trashed]);
  expect(typesOf(refusedAnswer.body?.errors)).toEqual(['check_erase']);
  expect((await callerAs('reviewer')('DELETE', '/items/news', [fresh, trashed])).status).toBe(204);
  expect([(await readStored('news', fresh))?.status, await readStored('news', trashed)]).toEqual([
    'deleted',
    undefined,
  ]);
});

it('nobody of the staff sets the moment, and no visitor reads it', async () => {
  const id = await createItem('news');
  const oldDate = '2020-01-01T00:00:00Z';
  for (const userName of ['editor', 'reviewer', 'administrator'] as const) {
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
