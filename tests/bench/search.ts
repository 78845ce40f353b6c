/**
 * Measures search and lists over 1,000, 100,000 and 1,000,000 documents (BENCH_SIZES): rows by seeds/factories.ts, the extension's indexer,
 * requests as the site sends them. "Empty" is the same endpoint with an empty query: the cost around the search. BENCH_KEEP=1 leaves the
 * documents for the next run.
 */
import { join } from 'node:path';
import knex from 'knex';
import { indexer } from '../../directus-extensions/search/src/indexer.ts';
import type { Instance } from '../../scripts/stack/instance.ts';
import type { Reporter } from '../../scripts/stack/steps.ts';
import { countMade, makeDocuments, removeDocuments } from '../../seeds/factories.ts';
import type { Bench } from './bench.ts';
import { documentParts } from './document-lists.ts';
import { inParallel, inTurn, jsonAsker, type Latency, msOf } from './latency.ts';
import { knownQueries, mixedQueries } from './search-queries.ts';

const SIZES = (process.env.BENCH_SIZES ?? '1000,100000,1000000').split(',').map(Number);
/** What is asked for each size; others are printed only. Milliseconds, and times the empty endpoint. */
const GOALS: Readonly<Record<number, { p95: number; ratio: number }>> = {
  100000: { p95: 10, ratio: 2.5 },
  1000000: { p95: 20, ratio: 3 },
};
const PARALLEL = 20;
/** `search` or `lists` measures that alone. */
const PART = process.env.BENCH_PART;
const LIST_REQUESTS = 60;
/** How much slower lists may become from the smallest to the largest library. */
const MOST_GROWTH = 1.5;

export const search: Bench = async (instance, reporter) => {
  const database = join(instance.dataDir, 'data.db');
  const firsts = new Map<string, number>();
  let isReached = true;
  let made = await countMade(database);
  try {
    for (const size of SIZES.filter((each) => each >= made)) {
      await reporter.step(`${size.toLocaleString('en')} documents`, async () => {
        if (size > made) await makeDocuments({ database, count: size - made, seed: 7 + made });
        made = size;
        await indexAll(database);
      });
      if (PART !== 'lists') isReached = (await measureSearch(instance, reporter, size, firsts)) && isReached;
      if (PART !== 'search') isReached = (await measureLists(instance, reporter, firsts)) && isReached;
    }
  } finally {
    if (!process.env.BENCH_KEEP) {
      await reporter.step('Cleaning up', async () => {
        await removeDocuments(database);
        await indexAll(database);
      });
    }
  }
  return isReached;
};

const open = (file: string) => knex({ client: 'sqlite3', connection: { filename: file }, useNullAsDefault: true });

/** The fast path: our own connection, large transactions, no rests. A power cut may cost a benchmark's database, nothing else. */
async function indexAll(file: string): Promise<void> {
  const database = open(file);
  try {
    for (const pragma of ['busy_timeout = 15000', 'cache_size = -300000', 'synchronous = OFF']) {
      await database.raw(`PRAGMA ${pragma}`);
    }
    await indexer({ database, batch: 500, restMs: 0 }).compareAll();
  } finally {
    await database.destroy();
  }
}

type Firsts = Map<string, number>;

async function measureSearch(instance: Instance, reporter: Reporter, size: number, firsts: Firsts): Promise<boolean> {
  const goal = GOALS[size];
  const base = instance.running.urls.directus;
  const ask = asker(instance);
  const pid = instance.running.pids.directus;
  const empty = `${base}/search?kind=documents&lang=vi&q=`;
  let isReached = true;
  const report = (name: string, latency: Latency, limit?: number) => {
    const isGood = limit === undefined || latency.p95 <= limit;
    if (!isGood) isReached = false;
    const wanted = limit === undefined ? '' : ` (goal ≤ ${limit} ms${isGood ? '' : ', MISSED'})`;
    reporter.line(
      `  ${name.padEnd(28)} p50 ${msOf(latency.p50)} · p95 ${msOf(latency.p95)}${wanted}${growthOf(firsts, name, latency.p50)}${computedOf(firsts, name, latency)}`,
    );
  };

  const groups = mixedQueries();
  const all = Object.values(groups).flat();
  // The first ones load words and pages into memory.
  for (const query of all) await ask(base + query);
  for (const [name, queries] of Object.entries(groups))
    report(
      name,
      await inTurn(
        () => queries,
        60,
        (q) => ask(base + q),
        pid,
      ),
    );
  report(
    'Mix, one client',
    await inTurn(
      () => all,
      300,
      (q) => ask(base + q),
      pid,
    ),
    goal?.p95,
  );
  const database = open(join(instance.dataDir, 'data.db'));
  try {
    // As after a change: what was counted before no longer counts.
    await database('search_state').where('name', 'writes').increment('value', 1);
  } finally {
    await database.destroy();
  }
  report(
    'Mix, never asked before',
    await inTurn(
      () => all,
      all.length,
      (q) => ask(base + q),
      pid,
    ),
  );
  report(
    'Suggestions',
    await inTurn(
      () => all,
      200,
      (q) => ask(base + suggestionOf(q)),
      pid,
    ),
    goal === undefined ? undefined : 10,
  );
  report('Empty, one client', await inTurn(() => [empty], 200, ask, pid));
  const bare = await inParallel(() => [empty], PARALLEL, 600, ask, pid);
  report(`Empty, ${PARALLEL} at once`, bare);
  const busy = await inParallel(
    () => all,
    PARALLEL,
    600,
    (q) => ask(base + q),
    pid,
  );
  report(`Mix, ${PARALLEL} at once`, busy);
  const ratio = busy.p95 / bare.p95;
  const isFast = goal === undefined || ratio <= goal.ratio;
  reporter.line(
    `  ${'Ratio to the empty one'.padEnd(28)} ${ratio.toFixed(2)}${goal ? ` (goal ≤ ${goal.ratio}${isFast ? '' : ', MISSED'})` : ''}`,
  );

  const missed = await missedQueries(instance, ask);
  reporter.line(
    `  ${'Best hit in the first three'.padEnd(28)} ${missed.length === 0 ? 'always' : `not for ${missed.join(', ')}`}`,
  );
  return isReached && isFast && missed.length === 0;
}

async function measureLists(instance: Instance, reporter: Reporter, firsts: Firsts): Promise<boolean> {
  let isReached = true;
  for (const [name, run] of Object.entries(await documentParts(instance))) {
    // The first ones load pages of the database into memory.
    await inTurn(() => [name], 5, run);
    const latency = await inTurn(() => [name], LIST_REQUESTS, run, instance.running.pids.directus);
    const growth = growthOf(firsts, name, latency.p50);
    const times = latency.p50 / (firsts.get(name) ?? latency.p50);
    const isGood = times <= MOST_GROWTH;
    if (!isGood) isReached = false;
    const wanted = isGood ? '' : ` (goal ≤ × ${MOST_GROWTH}, MISSED)`;
    reporter.line(
      `  ${name.padEnd(28)} p50 ${msOf(latency.p50)} · p95 ${msOf(latency.p95)}${growth}${wanted}${computedOf(firsts, name, latency)}`,
    );
  }
  return isReached;
}

/** Remembers the first size's time and returns the current multiple of it. */
function growthOf(firsts: Firsts, name: string, value: number): string {
  const first = firsts.get(name);
  if (first === undefined) {
    firsts.set(name, value);
    return '';
  }
  return ` (× ${(value / first).toFixed(2)})`;
}

/** On a machine that others use, this tells more than the time on the clock. */
const computedOf = (firsts: Firsts, name: string, { computed }: Latency): string =>
  Number.isNaN(computed) ? '' : ` · computed ${msOf(computed)}${growthOf(firsts, `${name}, computed`, computed)}`;

/** Requests with the secret of the site, which has no rate limit. */
const asker = ({ secrets }: Instance) => jsonAsker({ 'x-site-secret': secrets.siteSecret });

const suggestionOf = (path: string) =>
  `/search/suggest?${new URLSearchParams({ lang: 'vi', q: new URL(path, 'http://x').searchParams.get('q') ?? '' })}`;

async function missedQueries(instance: Instance, ask: (url: string) => Promise<unknown>): Promise<string[]> {
  const missed: string[] = [];
  for (const { path, q, title } of knownQueries()) {
    const { data } = (await ask(instance.running.urls.directus + path)) as {
      data: { items: { title: { text: string } }[] };
    };
    if (!data.items.slice(0, 3).some((item) => item.title.text.startsWith(title))) missed.push(`“${q}”`);
  }
  return missed;
}
