import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CountsAnswer, countsAnswer, countsRequest } from '@hat-nang/model/contracts/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChoicesReader } from '../../../directus-extensions/search/src/choices.ts';
import { countOptions } from '../../../directus-extensions/search/src/filter-counts.ts';
import { createIndexer } from '../../../directus-extensions/search/src/indexer.ts';
import { reader } from '../../../directus-extensions/search/src/reader.ts';
import { hasPostgres } from '../../../scripts/testing/postgres.ts';
import { stack } from '../../setup/stack.ts';
import { content } from '../../support/content.ts';
import { createFixtures } from '../../support/items.ts';
import { type CopiedDatabase, copyToPostgres } from './copied-database.ts';
import { requestAsVisitor, waitUntil } from './support.ts';

/**
 * Maximum wait in ms. A refused save disables the counts for a minute (directus-extensions/search/src/change-hooks.ts), and other tests cause refused saves.
 */
const timeoutMs = 150_000;

/** Returns undefined while the endpoint has no current counts, e.g. after a change by another test. */
async function requestCounts(query: string): Promise<CountsAnswer | undefined> {
  const answer = await fetch(`${stack().directusUrl}/search/counts?${query}`, {
    headers: { 'x-site-secret': stack().secrets.siteSecret },
  });
  if (answer.status === 503) return undefined;
  expect(answer.status, query).toBe(200);
  return countsAnswer.parse(((await answer.json()) as { data: unknown }).data);
}

async function waitForCounts(query: string): Promise<CountsAnswer> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(200)) {
    const answer = await requestCounts(query);
    if (answer !== undefined) return answer;
  }
  throw new Error(`The index was not in step for ${timeoutMs} ms.`);
}

const published = 'filter[status][_eq]=published&filter[date_published][_lte]=$NOW';
const formatCategoryFilter = (id: number) => `filter[categories][categories_id][id][_eq]=${id}`;
/** Queries of the endpoint with their collection. Each option has the Directus filter that selects the same items. */
const equivalentCounts: [string, string, Record<string, string>][] = [
  [
    'kind=documents&options=type-book,type-study,audio-1,age-6-9,category-1,language-en,disability-vision',
    'documents',
    {
      'type-book': 'filter[type][_eq]=picture_book',
      'type-study': 'filter[type][_eq]=study_document',
      'audio-1': 'filter[has_narration][_eq]=true',
      'age-6-9': 'filter[reading_age][value][_eq]=6-9',
      'category-1': formatCategoryFilter(1),
      'language-en': 'filter[available_languages][languages_code][code][_eq]=en-US',
      'disability-vision': 'filter[type_of_disabilities][options_id][value][_eq]=vision',
    },
  ],
  [
    // An option replaces the active filter of the same name, and is combined with the other active filters.
    'kind=documents&type=book&audio=1&options=type-book,type-study,audio-1,category-1',
    'documents',
    {
      'type-book': 'filter[type][_eq]=picture_book&filter[has_narration][_eq]=true',
      'type-study': 'filter[type][_eq]=study_document&filter[has_narration][_eq]=true',
      'audio-1': 'filter[type][_eq]=picture_book&filter[has_narration][_eq]=true',
      'category-1': `filter[type][_eq]=picture_book&filter[has_narration][_eq]=true&${formatCategoryFilter(1)}`,
    },
  ],
  [
    'kind=mental-health&audience=teacher&options=audience-teacher,audience-parent',
    'mental_health',
    {
      'audience-teacher': 'filter[target_audience][options_id][value][_eq]=teacher',
      'audience-parent': 'filter[target_audience][options_id][value][_eq]=parent',
    },
  ],
];

describe('GET /search/counts', () => {
  it.each(equivalentCounts)(
    '“%s” counts what Directus counts',
    async (query, collection, filters) => {
      // Other tests create and delete items at the same time. It is enough if the counts of the endpoint and of Directus agree once.
      await waitUntil(async () => {
        const expected: CountsAnswer = {};
        for (const [option, filter] of Object.entries(filters))
          expected[option] = (await content.read(collection, `${published}&${filter}&fields=id&limit=-1`)).length;
        return JSON.stringify(await waitForCounts(query)) === JSON.stringify(expected);
      }, timeoutMs);
    },
    timeoutMs,
  );

  it(
    'counts an event in every month that it touches, and by its current status',
    async () => {
      const fixtures = createFixtures();
      try {
        const { id: categoryId } = await fixtures.create('categories', {
          kind: 'events',
          status: 'published',
          translations: [{ languages_code: 'vi-VN', name: 'Đếm thử', slug: `dem-thu-${Date.now()}` }],
        });
        await fixtures.item('events', {
          ...{ category: categoryId, starts_at: '2031-02-27T02:00:00Z', ends_at: '2031-03-02T02:00:00Z' },
        });
        const options = 'month-2031-02,month-2031-03,month-2031-04,status-upcoming,status-over';
        const expected = {
          ...{ 'month-2031-02': 1, 'month-2031-03': 1, 'month-2031-04': 0, 'status-upcoming': 1, 'status-over': 0 },
        };
        await waitUntil(async () => {
          const counts = await waitForCounts(`kind=events&category=${categoryId}&options=${options}`);
          return JSON.stringify(counts) === JSON.stringify(expected);
        }, timeoutMs);
      } finally {
        await fixtures.clear();
      }
    },
    timeoutMs,
  );

  it.each(['age-banana', 'category-9999999'])('does not answer for %s, which does not exist', async (option) =>
    expect((await requestAsVisitor(`/search/counts?kind=documents&options=type-book,${option}`)).status).toBe(503),
  );

  it.each([
    '?kind=documents',
    '?kind=documents&options=month-2026-11',
    '?kind=documents&options=sign-yes',
    '?kind=documents&options=q-a',
    '?kind=documents&options=banana',
    '?kind=news&options=category-1&audience=teacher',
  ])('%s is refused', async (query) => expect((await requestAsVisitor(`/search/counts${query}`)).status).toBe(400));

  it('refuses more than 300 options', async () => {
    const options = Array.from({ length: 301 }, () => 'sign-1').join();
    expect((await requestAsVisitor(`/search/counts?kind=documents&options=${options}`)).status).toBe(400);
  });

  it('answers within 10 ms of the time of an empty request', async () => {
    const options = [
      'audio-1',
      'sign-1',
      'subtitle-1',
      'easy-1',
      'type-book',
      'type-study',
      'language-vi',
      'language-en',
    ];
    const query = `kind=documents&options=${[...options, 'age-0-3', 'age-3-6', 'age-6-9', 'category-1', 'category-2'].join()}`;
    await waitForCounts(query);
    const timeOf = async (request: () => Promise<unknown>) => {
      const times: number[] = [];
      for (let round = 0; round < 30; round++) {
        const startedAt = performance.now();
        await request();
        times.push(performance.now() - startedAt);
      }
      return times.sort((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;
    };
    const emptyMs = await timeOf(() => fetch(`${stack().directusUrl}/server/ping`).then((answer) => answer.text()));
    const countsMs = await timeOf(() => requestCounts(query));
    console.info(`counts ${countsMs.toFixed(1)} ms, empty request ${emptyMs.toFixed(1)} ms`);
    // The first quartile hardly depends on what else the machine does.
    expect(countsMs - emptyMs).toBeLessThan(10 * Number(process.env.PATIENCE ?? 1));
  });
});

describe.runIf(hasPostgres())('PostgreSQL', () => {
  let copy: CopiedDatabase;
  beforeAll(async () => {
    copy = await copyToPostgres(join(stack().dataDir, 'data.db'));
    await createIndexer({ database: copy.database, restMs: 0 }).compareAll();
  }, 120_000);
  afterAll(() => copy?.remove());

  it('has the same counts', async () => {
    const databaseReader = reader(copy.database);
    const context = { reader: databaseReader, choices: createChoicesReader(databaseReader), now: Date.now };
    const rows = (await copy
      .database('documents')
      .where('status', 'published')
      .andWhere('date_published', '<=', new Date())
      .select('type', 'has_narration')) as { type: string; has_narration: boolean }[];
    const countRows = (type: string, isNarrated?: boolean) =>
      rows.filter((row) => row.type === type && (isNarrated === undefined || row.has_narration === isNarrated)).length;
    const options = 'type-book,type-study';
    expect(await countOptions(context, countsRequest.parse({ kind: 'documents', options }))).toEqual({
      'type-book': countRows('picture_book'),
      'type-study': countRows('study_document'),
    });
    expect(await countOptions(context, countsRequest.parse({ kind: 'documents', audio: '1', options }))).toEqual({
      'type-book': countRows('picture_book', true),
      'type-study': countRows('study_document', true),
    });
  });
});
