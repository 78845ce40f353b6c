/**
 * Measures search and lists with 1,000, 100,000 and 1,000,000 documents (BENCH_SIZES) from seeds/factories.ts. "Empty" is an empty query to the same
 * endpoint, and its time is that of everything but the search. All other measurements of the search with one client send texts that no cached answer
 * serves. BENCH_KEEP=1 keeps the documents for the next run.
 */
import { join } from 'node:path';
import knex from 'knex';
import { createIndexer } from '../../directus-extensions/search/src/indexer.ts';
import type { Instance } from '../../scripts/stack/instance.ts';
import type { Reporter } from '../../scripts/stack/steps.ts';
import { countMadeDocuments, makeDocuments, removeMadeDocuments } from '../../seeds/factories.ts';
import type { Bench } from './bench.ts';
import { documentParts } from './document-lists.ts';
import { createJsonRequester, formatMs, type Latency, measureConcurrent, measureSequential } from './latency.ts';
import { knownQueries, mixedQueries } from './search-queries.ts';

const SIZES = (process.env.BENCH_SIZES ?? '1000,100000,1000000').split(',').map(Number);
/** Limits by number of documents. Other sizes have no limit. `p95` is in milliseconds. `ratio` is relative to the empty query. */
const GOALS: Readonly<Record<number, { p95: number; ratio: number }>> = {
  100000: { p95: 10, ratio: 2.5 },
  1000000: { p95: 20, ratio: 3 },
};
const PARALLEL = 20;
const WARM_UP_ROUNDS = 10;
/** Part to measure: `search` or `lists`. Without a value both are measured. */
const PART = process.env.BENCH_PART;
const LIST_REQUESTS = 60;
/** Maximum ratio of a list's p50 to its p50 in the smallest measured library. */
const MAX_GROWTH = 1.5;

export const search: Bench = async (instance, reporter) => {
  const database = join(instance.dataDir, 'data.db');
  const firstTimes = new Map<string, number>();
  let isReached = true;
  let documentCount = await countMadeDocuments(database);
  try {
    for (const size of SIZES.filter((candidateSize) => candidateSize >= documentCount)) {
      await reporter.step(`${size.toLocaleString('en')} documents`, async () => {
        if (size > documentCount)
          await makeDocuments({ database, count: size - documentCount, seed: 7 + documentCount });
        documentCount = size;
        await indexAll(database);
      });
      if (PART !== 'lists') isReached = (await measureSearch(instance, reporter, size, firstTimes)) && isReached;
      if (PART !== 'search') isReached = (await measureLists(instance, reporter, firstTimes)) && isReached;
    }
  } finally {
    if (!process.env.BENCH_KEEP) {
      await reporter.step('Cleaning up', async () => {
        await removeMadeDocuments(database);
        await indexAll(database);
      });
    }
  }
  return isReached;
};

const openDatabase = (file: string) =>
  knex({ client: 'sqlite3', connection: { filename: file }, useNullAsDefault: true });

/**
 * Updates the search index quickly, with a separate connection, large transactions and no pauses. `synchronous = OFF` is acceptable, because only a
 * benchmark uses this database.
 */
async function indexAll(file: string): Promise<void> {
  const database = openDatabase(file);
  try {
    for (const pragma of ['busy_timeout = 15000', 'cache_size = -300000', 'synchronous = OFF']) {
      await database.raw(`PRAGMA ${pragma}`);
    }
    await createIndexer({ database, batch: 500, restMs: 0 }).compareAll();
  } finally {
    await database.destroy();
  }
}

type FirstTimes = Map<string, number>;

async function measureSearch(
  instance: Instance,
  reporter: Reporter,
  size: number,
  firstTimes: FirstTimes,
): Promise<boolean> {
  const goal = GOALS[size];
  const directusUrl = instance.running.urls.directus;
  const requestUrl = createRequester(instance);
  const pid = instance.running.pids.directus;
  const emptySearch = `${directusUrl}/search?kind=documents&lang=vi&q=`;
  let isReached = true;
  const report = (name: string, latency: Latency, limit?: number) => {
    const isGood = limit === undefined || latency.p95 <= limit;
    if (!isGood) isReached = false;
    const goalText = limit === undefined ? '' : ` (goal ≤ ${limit} ms${isGood ? '' : ', MISSED'})`;
    reporter.line(
      `  ${name.padEnd(28)} p50 ${formatMs(latency.p50)} · p95 ${formatMs(latency.p95)}${goalText}${formatGrowth(firstTimes, name, latency.p50)}${formatProcessorTime(firstTimes, name, latency)}`,
    );
  };

  const requestFresh = (path: string) => requestUrl(directusUrl + withoutRepetition(path));
  const groups = mixedQueries();
  const allQueries = Object.values(groups).flat();
  // The first requests load words and database pages into memory, and Node compiles the functions that run often.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const query of allQueries) {
      await requestFresh(query);
      await requestFresh(toSuggestionPath(query));
    }
  }
  for (const [name, queries] of Object.entries(groups))
    report(name, await measureSequential(() => queries, 60, requestFresh, pid));
  report('Mix, one client', await measureSequential(() => allQueries, 300, requestFresh, pid), goal?.p95);
  const database = openDatabase(join(instance.dataDir, 'data.db'));
  try {
    // Simulates a change of the index, which invalidates cached counts.
    await database('search_state').where('name', 'writes').increment('value', 1);
  } finally {
    await database.destroy();
  }
  report('Mix, never asked before', await measureSequential(() => allQueries, allQueries.length, requestFresh, pid));
  report(
    'Suggestions',
    await measureSequential(
      () => allQueries,
      200,
      (path) => requestFresh(toSuggestionPath(path)),
      pid,
    ),
    goal === undefined ? undefined : 10,
  );
  report('Empty, one client', await measureSequential(() => [emptySearch], 200, requestUrl, pid));
  const bareTimes = await measureConcurrent(() => [emptySearch], PARALLEL, 600, requestUrl, pid);
  report(`Empty, ${PARALLEL} at once`, bareTimes);
  const busyTimes = await measureConcurrent(
    () => allQueries,
    PARALLEL,
    600,
    (searchText) => requestUrl(directusUrl + searchText),
    pid,
  );
  report(`Mix, ${PARALLEL} at once`, busyTimes);
  report(
    `No two equal, ${PARALLEL} at once`,
    await measureConcurrent(() => allQueries, PARALLEL, 600, requestFresh, pid),
  );
  const ratio = busyTimes.p95 / bareTimes.p95;
  const isFast = goal === undefined || ratio <= goal.ratio;
  reporter.line(
    `  ${'Ratio to the empty one'.padEnd(28)} ${ratio.toFixed(2)}${goal ? ` (goal ≤ ${goal.ratio}${isFast ? '' : ', MISSED'})` : ''}`,
  );

  const missedTitles = await findMissedQueries(instance, requestUrl);
  reporter.line(
    `  ${'Best hit in the first three'.padEnd(28)} ${missedTitles.length === 0 ? 'always' : `not for ${missedTitles.join(', ')}`}`,
  );
  return isReached && isFast && missedTitles.length === 0;
}

async function measureLists(instance: Instance, reporter: Reporter, firstTimes: FirstTimes): Promise<boolean> {
  let isReached = true;
  for (const [name, run] of Object.entries(await documentParts(instance))) {
    // The first requests load database pages into memory.
    await measureSequential(() => [name], 5, run);
    const latency = await measureSequential(() => [name], LIST_REQUESTS, run, instance.running.pids.directus);
    const growth = formatGrowth(firstTimes, name, latency.p50);
    const growthRatio = latency.p50 / (firstTimes.get(name) ?? latency.p50);
    const isGood = growthRatio <= MAX_GROWTH;
    if (!isGood) isReached = false;
    const goalText = isGood ? '' : ` (goal ≤ × ${MAX_GROWTH}, MISSED)`;
    reporter.line(
      `  ${name.padEnd(28)} p50 ${formatMs(latency.p50)} · p95 ${formatMs(latency.p95)}${growth}${goalText}${formatProcessorTime(firstTimes, name, latency)}`,
    );
  }
  return isReached;
}

/** Stores the first value of a name and returns an empty text. For a later value, returns the ratio to the first value as text. */
function formatGrowth(firstTimes: FirstTimes, name: string, value: number): string {
  const firstTime = firstTimes.get(name);
  if (firstTime === undefined) {
    firstTimes.set(name, value);
    return '';
  }
  return ` (× ${(value / firstTime).toFixed(2)})`;
}

/** Formats the processor time and its growth. On a shared machine, processor time is more reliable than elapsed time. */
const formatProcessorTime = (firstTimes: FirstTimes, name: string, { processorMs }: Latency): string =>
  Number.isNaN(processorMs)
    ? ''
    : ` · processor ${formatMs(processorMs)}${formatGrowth(firstTimes, `${name}, processor time`, processorMs)}`;

/** Creates a function that sends requests with the secret of the site. The site is exempt from the rate limit. */
const createRequester = ({ secrets }: Instance) => createJsonRequester({ 'x-site-secret': secrets.siteSecret });

let freshCount = 0;

/** Puts a new combination of punctuation before the query. The search does the same work, but the cache of the search has no answer for this text. */
function withoutRepetition(path: string): string {
  const url = new URL(path, 'http://x');
  const prefix = (freshCount++).toString(2).replaceAll('0', ',').replaceAll('1', '.');
  url.searchParams.set('q', prefix + (url.searchParams.get('q') ?? ''));
  return url.pathname + url.search;
}

const toSuggestionPath = (path: string) =>
  `/search/suggest?${new URLSearchParams({ lang: 'vi', q: new URL(path, 'http://x').searchParams.get('q') ?? '' })}`;

async function findMissedQueries(instance: Instance, requestUrl: (url: string) => Promise<unknown>): Promise<string[]> {
  const missedTitles: string[] = [];
  for (const { path, q, title } of knownQueries()) {
    const { data } = (await requestUrl(instance.running.urls.directus + path)) as {
      data: { items: { title: { text: string } }[] };
    };
    if (!data.items.slice(0, 3).some((item) => item.title.text.startsWith(title))) missedTitles.push(`“${q}”`);
  }
  return missedTitles;
}
