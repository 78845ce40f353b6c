import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ListAnswer, listAnswer, listRequest } from '@hat-nang/model/contracts/search';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createChoicesReader } from '../../../directus-extensions/search/src/choices.ts';
import { createIndexer } from '../../../directus-extensions/search/src/indexer.ts';
import { listDocuments } from '../../../directus-extensions/search/src/lists.ts';
import { reader } from '../../../directus-extensions/search/src/reader.ts';
import { hasPostgres } from '../../../scripts/testing/postgres.ts';
import { stack } from '../../setup/stack.ts';
import { content } from '../../support/content.ts';
import { createFixtures } from '../../support/items.ts';
import { findOptionId } from '../../support/options.ts';
import { type CopiedDatabase, copyToPostgres } from './copied-database.ts';
import { requestAsVisitor, waitUntil } from './support.ts';

/** Returns undefined while the endpoint has no current lists, e.g. after a change by another test. */
async function requestList(query: string): Promise<ListAnswer | undefined> {
  const answer = await fetch(`${stack().directusUrl}/search/list?${query}`, {
    headers: { 'x-site-secret': stack().secrets.siteSecret },
  });
  if (answer.status === 503) return undefined;
  expect(answer.status, query).toBe(200);
  return listAnswer.parse(((await answer.json()) as { data: unknown }).data);
}

/** Maximum wait in ms. A refused save disables the lists for a minute (directus-extensions/search/src/change-hooks.ts), and other tests cause refused saves. */
const timeoutMs = 150_000;

async function waitForList(query: string): Promise<ListAnswer> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(200)) {
    const answer = await requestList(query);
    if (answer !== undefined) return answer;
  }
  throw new Error(`The lists were not in step for ${timeoutMs} ms.`);
}

const publishedFilter = 'filter[status][_eq]=published&filter[date_published][_lte]=$NOW&fields=id';
const disabilityFilter = (group: string, value: string) =>
  `[options_id][group][key][_eq]=${group}&filter[type_of_disabilities][options_id][value][_eq]=${value}`;
/** Queries of lists, each with the Directus filter that selects the same items. */
const equivalentQueries: [string, string][] = [
  ['', ''],
  ['type=study', 'filter[type][_eq]=study_document'],
  ['audio=1', 'filter[has_narration][_eq]=true'],
  ['sign=1', 'filter[has_sign_language][_eq]=true'],
  ['language=en', 'filter[available_languages][languages_code][code][_eq]=en-US'],
  ['category=1', 'filter[categories][categories_id][id][_eq]=1'],
  ['disability=vision', `filter[type_of_disabilities]${disabilityFilter('type_of_disabilities', 'vision')}`],
  ['age=6-9', 'filter[reading_age][value][_eq]=6-9'],
  [
    'type=book&audio=1&category=1',
    'filter[type][_eq]=picture_book&filter[has_narration][_eq]=true&filter[categories][categories_id][id][_eq]=1',
  ],
];

describe('GET /search/list', () => {
  const fixtures = createFixtures();
  // The seeds contain no signed document, so the test creates two.
  beforeAll(async () => {
    const signFields = { has_sign_language: true, sign_language: await findOptionId('sign_language', 'vsl') };
    for (let documentCount = 0; documentCount < 2; documentCount++) await fixtures.item('documents', signFields);
  });
  afterAll(() => fixtures.clear());

  it.each(equivalentQueries)(
    '“%s” holds what Directus holds, in both orders, page by page',
    async (query, filter) => {
      // Other tests create and delete documents at the same time. It is enough if the lists of the endpoint and of Directus agree once.
      await waitUntil(async () => {
        const rows = await content.read('documents', `${publishedFilter}&${filter}&sort=-date_published,-id&limit=-1`);
        const ids = rows.map(({ id }) => Number(id));
        const [firstPage, secondPage, oldest] = [
          await waitForList(`${query}&limit=5`),
          await waitForList(`${query}&limit=5&page=2`),
          await waitForList(`${query}&limit=5&sort=oldest`),
        ];
        return (
          [...firstPage.ids, ...secondPage.ids].join() === ids.slice(0, 10).join() &&
          oldest.ids.join() === ids.toReversed().slice(0, 5).join() &&
          firstPage.total === ids.length &&
          firstPage.isTotalExact
        );
      }, timeoutMs);
    },
    120_000,
  );

  it.each(['?page=501', '?limit=25', '?sort=popular', '?status=live', '?month=2026-11', '?sign=yes', '?q=a'])(
    '%s is refused',
    async (query) => expect((await requestAsVisitor(`/search/list${query}`)).status).toBe(400),
  );

  it.each(['category=9999999', 'age=banana'])('%s is left to Directus', async (query) =>
    expect((await requestAsVisitor(`/search/list?${query}`)).status).toBe(503),
  );
});

describe('a change', () => {
  const fixtures = createFixtures();
  afterEach(() => fixtures.clear());

  it(
    'is never answered by what was before it',
    async () => {
      const matchesList = async (id: number, isExpected: boolean) => {
        const answer = await requestList('limit=24');
        // The endpoint returns either a current list or none. Without a list, the site queries Directus.
        if (answer !== undefined) expect(answer.ids.includes(id)).toBe(isExpected);
        return answer !== undefined;
      };
      const { id } = await fixtures.item('documents', { date_published: new Date(Date.now() - 1000).toISOString() });
      await waitUntil(() => matchesList(id, true), timeoutMs);
      await content.update('documents', id, { status: 'draft' });
      await waitUntil(() => matchesList(id, false), timeoutMs);
      await content.update('documents', id, { status: 'published' });
      await waitUntil(() => matchesList(id, true), timeoutMs);
      await content.remove('documents', id);
      fixtures.forget('documents', id);
      await waitUntil(() => matchesList(id, false), timeoutMs);
    },
    5 * timeoutMs,
  );
});

describe.runIf(hasPostgres())('PostgreSQL', () => {
  let copy: CopiedDatabase;
  beforeAll(async () => {
    copy = await copyToPostgres(join(stack().dataDir, 'data.db'));
    await createIndexer({ database: copy.database, restMs: 0 }).compareAll();
  }, 120_000);
  afterAll(() => copy?.remove());

  it('has the same lists', async () => {
    const databaseReader = reader(copy.database);
    const context = { reader: databaseReader, choices: createChoicesReader(databaseReader), now: Date.now };
    const pageOf = (query: Record<string, string>) => listDocuments(context, listRequest.parse(query));
    const rows = (await copy
      .database('documents')
      .where('status', 'published')
      .andWhere('date_published', '<=', new Date())
      .orderBy([
        { column: 'date_published', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .select('id', 'type', 'has_narration')) as { id: string; type: string; has_narration: boolean }[];
    const numbers = (list: typeof rows) => list.map(({ id }) => Number(id));
    expect(await pageOf({})).toEqual({ ids: numbers(rows).slice(0, 12), total: rows.length, isTotalExact: true });
    expect((await pageOf({ page: '2', sort: 'oldest' }))?.ids).toEqual(numbers(rows).toReversed().slice(12, 24));
    const narratedBooks = rows.filter(({ type, has_narration }) => type === 'picture_book' && has_narration);
    expect(await pageOf({ type: 'book', audio: '1' })).toEqual({
      ids: numbers(narratedBooks).slice(0, 12),
      total: narratedBooks.length,
      isTotalExact: true,
    });
    // A withdrawn document disappears from all lists.
    const [removedId] = numbers(rows);
    await copy.database('documents').where('id', String(removedId)).update({ status: 'draft' });
    await createIndexer({ database: copy.database, restMs: 0 }).compareAll();
    expect((await pageOf({}))?.ids).toEqual(numbers(rows).slice(1, 13));
    const [{ left: orphanCount }] = (await copy.database
      .raw(
        `SELECT count(*)::int AS left FROM search_lists LEFT JOIN search_entries USING ("key") WHERE search_entries."key" IS NULL`,
      )
      .then((answer: { rows: unknown }) => answer.rows)) as [{ left: number }];
    expect(orphanCount).toBe(0);
  });
});
