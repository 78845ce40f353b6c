/**
 * Tests that deleted items stay in the trash for 30 days (decision 264): for each role, one item, a list and GraphQL. The guard refuses queries about
 * them.
 */
import { ROLE } from '@hat-nang/model/ids';
import { publishable } from '@hat-nang/model/publishing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, allowMentalHealth, type Caller, createUser, visitor, workbench } from '../schema/support.ts';
import { publishableItem, type Row, readSeededRows, type SeededRows } from './publishable-items.ts';

type Who = 'editor' | 'reviewer' | 'administrator' | 'desk';

const bench = workbench();
const callers: Partial<Record<Who, Caller>> = {};
let seededRows: SeededRows;

beforeAll(async () => {
  seededRows = await readSeededRows();
  for (const role of ['editor', 'reviewer', 'administrator', 'desk'] as const) {
    const { id, call } = await createUser(bench, ROLE[role]);
    callers[role] = call;
    if (role === 'reviewer' || role === 'administrator') await allowMentalHealth(bench, id);
  }
});
afterAll(() => bench.remove());

const as = (who: Who): Caller => callers[who] as Caller;
const make = async (collection: string, more: Row = { status: 'draft' }): Promise<number> =>
  (await bench.make<{ id: number }>(`/items/${collection}`, { ...publishableItem(collection, seededRows), ...more }))
    .id;
const typesOf = (errors: unknown) =>
  ((errors ?? []) as { extensions: { type?: string } }[]).map(({ extensions }) => extensions.type);
const readStored = async (collection: string, id: number) => {
  const query = `filter[id][_eq]=${id}&fields=status,date_deleted`;
  return (await admin<Row[]>('GET', `/items/${collection}?${query}`)).body.data[0];
};

type Send = (call: Caller, collection: string, id: number) => ReturnType<Caller>;
const WAYS: readonly [way: string, send: Send][] = [
  ['one item', (call, collection, id) => call('DELETE', `/items/${collection}/${id}`)],
  ['a list', (call, collection, id) => call('DELETE', `/items/${collection}`, [id])],
  [
    'GraphQL',
    (call, collection, id) =>
      call('POST', '/graphql', { query: `mutation { delete_${collection}_item(id: ${id}) { id } }` }),
  ],
];

describe.each(WAYS)('%s', (_way, send) => {
  it.each(publishable)('goes to the trash and comes back: %s', async (collection) => {
    for (const who of ['editor', 'reviewer', 'administrator'] as const) {
      const id = await make(collection);
      const before = Date.now();
      const answer = await send(as(who), collection, id);
      expect([who, typesOf(answer.body?.errors)], answer.text).toEqual([who, []]);
      const trashed = await readStored(collection, id);
      expect([who, trashed?.status]).toEqual([who, 'deleted']);
      expect(Math.abs(Date.parse(String(trashed?.date_deleted)) - before)).toBeLessThan(10_000);
      const restoredAnswer = await as('editor')('PATCH', `/items/${collection}/${id}`, { status: 'draft' });
      expect(restoredAnswer.status, restoredAnswer.text).toBe(200);
      expect(await readStored(collection, id)).toEqual({ status: 'draft', date_deleted: null });
      const texts = await admin<{ translations: unknown[] }>('GET', `/items/${collection}/${id}?fields=translations`);
      expect(texts.body.data.translations).toHaveLength(1);
    }
  });

  it('erases what is in the trash already, for who may publish', async () => {
    for (const who of ['editor', 'reviewer', 'administrator'] as const) {
      const id = await make('news', { status: 'deleted' });
      const answer = await send(as(who), 'news', id);
      expect([who, typesOf(answer.body?.errors)]).toEqual([who, who === 'editor' ? ['check_erase'] : []]);
      expect([who, (await readStored('news', id))?.status]).toEqual([who, who === 'editor' ? 'deleted' : undefined]);
    }
  });

  it('is nothing for the desk and for visitors', async () => {
    for (const call of [as('desk'), visitor]) {
      const id = await make('news');
      const answer = await send(call, 'news', id);
      // GraphQL does not offer this mutation to the desk and to visitors.
      expect([400, 403]).toContain(answer.status);
      expect((await readStored('news', id))?.status).toBe('draft');
    }
  });
});

it('an unknown item and a list with what is in the trash already', async () => {
  expect((await as('editor')('DELETE', '/items/news/999999999')).status).toBe(403);
  const [fresh, trashed] = [await make('news'), await make('news', { status: 'deleted' })];
  const refusedAnswer = await as('editor')('DELETE', '/items/news', [trashed]);
  expect(typesOf(refusedAnswer.body?.errors)).toEqual(['check_erase']);
  expect((await as('reviewer')('DELETE', '/items/news', [fresh, trashed])).status).toBe(204);
  expect([(await readStored('news', fresh))?.status, await readStored('news', trashed)]).toEqual([
    'deleted',
    undefined,
  ]);
});

it('nobody of the staff sets the moment, and no visitor reads it', async () => {
  const id = await make('news');
  const longAgo = '2020-01-01T00:00:00Z';
  for (const who of ['editor', 'reviewer', 'administrator'] as const) {
    await as(who)('PATCH', `/items/news/${id}`, { date_deleted: longAgo });
    expect([who, (await readStored('news', id))?.date_deleted]).toEqual([who, null]);
    await as(who)('PATCH', `/items/news/${id}`, { status: 'deleted', date_deleted: longAgo });
    expect(Date.parse(String((await readStored('news', id))?.date_deleted))).toBeGreaterThan(Date.parse(longAgo) + 1);
    await as(who)('PATCH', `/items/news/${id}`, { status: 'draft' });
  }
  expect((await visitor('GET', '/items/news?fields=date_deleted')).status).toBe(403);
});

it('the trash is emptied after 30 days, with the versions and comments of what was in it', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const old = await make('news');
  const young = await make('news');
  const version = { key: 'better', collection: 'news', item: String(old) };
  const comment = { collection: 'news', item: String(old), comment: 'Xem lại' };
  expect((await as('editor')('POST', '/versions', version)).status).toBe(200);
  expect((await as('administrator')('POST', '/comments', comment)).status).toBe(200);
  const countLeft = async (path: string) =>
    (await admin<Row[]>('GET', `${path}?filter[collection][_eq]=news&filter[item][_eq]=${old}`)).body.data.length;
  expect([await countLeft('/versions'), await countLeft('/comments')]).toEqual([1, 1]);
  await admin('PATCH', `/items/news/${young}`, { status: 'deleted', date_deleted: daysAgo(29) });
  await admin('PATCH', `/items/news/${old}`, { status: 'deleted', date_deleted: daysAgo(31) });
  await expect.poll(() => readStored('news', old), { timeout: 100_000, interval: 2000 }).toBeUndefined();
  await expect
    .poll(async () => [await countLeft('/versions'), await countLeft('/comments')], { timeout: 10_000 })
    .toEqual([0, 0]);
  expect((await readStored('news', young))?.status).toBe('deleted');
}, 120_000);
