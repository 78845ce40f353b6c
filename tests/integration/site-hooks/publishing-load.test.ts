import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin, createFixtures, createUser } from '../schema/support.ts';
import { createTranslation, publishableItem, type Row, readSeededRows, type SeededRows } from './publishable-items.ts';

const fixtures = createFixtures();
let reviewer: Awaited<ReturnType<typeof createUser>>;
let seededRows: SeededRows;

beforeAll(async () => {
  reviewer = await createUser(fixtures, ROLE.reviewer);
  seededRows = await readSeededRows();
});
afterAll(() => fixtures.remove());

/** Creates drafts. Every second draft has no body text and is therefore not complete. */
const createDrafts = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const incompleteFields = {
        image: null,
        translations: [createTranslation(index % 2 === 0 ? {} : { body: null })],
      };
      const { id } = await fixtures.make<{ id: number }>('/items/news', {
        ...publishableItem('news', seededRows),
        ...incompleteFields,
        status: 'draft',
      });
      return { id, isWhole: index % 2 === 0 };
    }),
  );

const publishByRest = async (id: number) =>
  (await reviewer.call('PATCH', `/items/news/${id}`, { status: 'published' })).status;
const publishByGraphql = async (id: number) => {
  const query = `mutation { update_news_item(id: ${id}, data: { status: "published" }) { id } }`;
  const answer = await reviewer.call('POST', '/graphql', { query });
  return answer.body.errors ? 400 : answer.status;
};

it.each([
  ['REST', publishByRest],
  ['GraphQL', publishByGraphql],
] as const)(
  'of twenty published at once, those that break a rule are refused, and no connection stays behind: %s',
  async (_name, publish) => {
    for (let round = 0; round < 3; round++) {
      const items = await createDrafts(20);
      const statuses = await Promise.all(items.map(({ id }) => publish(id)));
      expect(statuses).toEqual(items.map(({ isWhole }) => (isWhole ? 200 : 400)));
      const storedItems = await admin<Row[]>(
        'GET',
        `/items/news?limit=-1&sort=id&fields=id,status&filter[id][_in]=${items.map(({ id }) => id).join()}`,
      );
      const expectedRows = items.map(({ id, isWhole }) => ({ id, status: isWhole ? 'published' : 'draft' }));
      expect(storedItems.body.data).toEqual(expectedRows.sort((a, b) => a.id - b.id));
    }
  },
  240_000,
);
