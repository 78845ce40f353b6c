import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Instance } from '../../scripts/stack/instance.ts';
import { readRunning } from '../../scripts/stack/instance.ts';
import type { Reporter } from '../../scripts/stack/steps.ts';
import { type Bench, benchPages, visitorCookie } from './bench.ts';
import { msOf } from './latency.ts';

/** Seconds that each part takes, and pauses between the questions of a reader. */
const seconds = Number(process.env.BENCH_SECONDS) || 10;
const pause = 40;
/** Readers' p95 under abuse beside the quiet one; below `still` milliseconds nobody notices a multiple. */
const goalFactor = 2;
const still = 50;
const pingGoal = 500;
/** Megabytes that Directus and the site may grow by, each. */
const memoryGoal = 100;

type Attack = (
  instance: Instance,
  index: number,
  isOver: () => boolean,
  count: (status: number) => void,
) => Promise<void>;
interface Reading {
  name: string;
  url(turn: number): string;
}
type Times = Record<string, number>;

/**
 * What readers notice while others do the worst that they are allowed to: p95 of a kept page, of a page that is made for each question (search) and of
 * `/server/ping`, quiet and under each kind of abuse; memory and restarts of Directus and of the site.
 */
export const abuse: Bench = async (instance, reporter) => {
  const [home] = await benchPages(instance);
  const { site, directus } = instance.running.urls;
  const readings: Reading[] = [
    { name: 'kept page', url: () => home?.url ?? site },
    { name: 'search', url: (turn) => `${site}/tim-kiem-tai-lieu?q=${encodeURIComponent(`mèo ${turn}`)}` },
    { name: 'ping', url: () => `${directus}/server/ping` },
  ];
  const before = programs(instance);
  await measure(readings, 2);
  const quiet = await measure(readings, seconds);
  reporter.line(row('quiet', quiet));
  let isReached = true;
  for (const [name, clients, attack] of await attacks(instance)) {
    let isOver = false;
    const statuses = new Map<number, number>();
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const running = Array.from({ length: clients }, (_, index) => attack(instance, index, () => isOver, count));
    const times = await measure(readings, seconds);
    isOver = true;
    await Promise.all(running);
    const isGood = Object.entries(times).every(([reading, time]) => isBearable(reading, time, quiet[reading] ?? 0));
    isReached &&= isGood;
    const answers = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status || 'cut off'}: ${times}`);
    reporter.line(
      `${row(name, times)}${isGood ? '' : '  GOAL MISSED'}\n${' '.repeat(38)}answers ${answers.join(', ')}`,
    );
  }
  return memoryHolds(before, programs(instance), reporter) && isReached;
};

const isBearable = (reading: string, time: number, quiet: number) =>
  time <= Math.max(still, goalFactor * quiet) && (reading !== 'ping' || time <= pingGoal);

const row = (name: string, times: Times) =>
  `  ${name.padEnd(36)}${Object.entries(times)
    .map(([reading, time]) => `${reading} p95 ${msOf(time)}`)
    .join(' · ')}`;

/** p95 of each reading, all asked by turns. Milliseconds. */
async function measure(readings: readonly Reading[], duration: number): Promise<Times> {
  const until = Date.now() + duration * 1000;
  const entries = await Promise.all(
    readings.map(async ({ name, url }) => {
      const times: number[] = [];
      for (let turn = 0; Date.now() < until; turn++) {
        const started = performance.now();
        const answer = await fetch(url(turn + Math.floor(started)), { headers: { cookie: visitorCookie } });
        await answer.arrayBuffer();
        times.push(answer.ok ? performance.now() - started : 60_000);
        await sleep(pause);
      }
      times.sort((a, b) => a - b);
      return [name, times[Math.floor(times.length * 0.95)] ?? 0] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Process ids and resident megabytes of Directus and the site. */
function programs({ dataDir }: Instance): Record<string, { pid: number; megabytes: number }> {
  const pids = readRunning(dataDir)?.pids ?? {};
  return Object.fromEntries(
    ['directus', 'site'].flatMap((part) => {
      const pid = pids[part];
      if (pid === undefined) return [];
      const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
      return [[part, { pid, megabytes: Math.round(kilobytes / 1024) }]];
    }),
  );
}

function memoryHolds(
  before: ReturnType<typeof programs>,
  after: ReturnType<typeof programs>,
  reporter: Reporter,
): boolean {
  let holds = true;
  for (const [part, { pid, megabytes }] of Object.entries(before)) {
    const now = after[part];
    const isSame = now?.pid === pid;
    if (!isSame || now.megabytes - megabytes > memoryGoal) holds = false;
    reporter.line(
      `  ${part.padEnd(10)} memory ${megabytes} → ${now?.megabytes ?? '?'} MB (goal ≤ +${memoryGoal}), ${isSame ? 'no restart' : 'RESTARTED'}`,
    );
  }
  return holds;
}

/** The dearest queries within the rules; odd clients ask through the site, the others Directus itself with addresses of their own. */
const worstQueries = [
  '/items/documents?fields=*,translations.*,pages.*,categories.*&limit=100',
  '/items/documents?fields=id,pages.translations.*&limit=30',
  '/items/app_configs?fields=*,translations.*,home_news.news_id.*,home_popular.documents_id.*,home_events.events_id.*',
  `/items/documents?fields=id&filter=${encodeURIComponent(
    JSON.stringify({
      _or: Array.from({ length: 38 }, (_, id) => ({ translations: { title: { _contains: `a${id}` } } })),
    }),
  )}`,
];
const refusedQueries = [
  `/items/app_configs?fields=${Array.from({ length: 10 }, () => '*').join('.')}`,
  '/items/documents?limit=-1&fields=*,pages.translations.*',
];

const ask =
  (queries: readonly string[]): Attack =>
  async ({ running }, index, isOver, count) => {
    const headers = { 'x-forwarded-for': `100.67.0.${index}` };
    for (let turn = index; !isOver(); turn++) {
      const path = queries[turn % queries.length];
      const url = index % 2 === 1 ? `${running.urls.site}/api${path}` : `${running.urls.directus}${path}`;
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      count(answer.status);
      if (answer.status === 429) await sleep(200);
    }
  };

const chunk = Buffer.alloc(64 * 1024, 'a');
const bodyRoutes = ['/api/graphql', '/api/contact', '/api/starting'];

/** A body without a length that does not end until somebody stops it, or 400 MB are sent. */
const pour: Attack = async ({ running }, index, isOver, count) => {
  for (let turn = index; !isOver(); turn++) {
    const url = `${running.urls.site}${bodyRoutes[turn % bodyRoutes.length]}`;
    count(
      await new Promise<number>((resolve) => {
        const headers = {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'transfer-encoding': 'chunked',
        };
        let status = 0;
        const sent = request(url, { method: 'POST', headers }, (answer) => {
          status = answer.statusCode ?? 0;
          answer.resume();
          answer.on('close', () => resolve(status));
          answer.on('error', () => resolve(status));
          sent.destroy();
        });
        // Each pause of the socket adds two listeners.
        sent.setMaxListeners(0);
        sent.on('error', () => resolve(status));
        sent.on('close', () => resolve(status));
        void send();
        async function send(): Promise<void> {
          for (let left = 6_400; left > 0 && !sent.destroyed && !isOver(); left--) {
            if (!sent.write(chunk)) await new Promise((next) => sent.once('drain', next).once('close', next));
          }
          sent.end();
        }
      }),
    );
    await sleep(20);
  }
};

/** The largest picture that is allowed, as somebody's own. */
const paint =
  (picture: string, cookies: readonly string[]): Attack =>
  async ({ running }, index, isOver, count) => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: cookies[index % cookies.length] ?? '',
    };
    while (!isOver()) {
      const url = `${running.urls.site}/api/auth-extend/account/avatar`;
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ picture }) });
      await answer.arrayBuffer();
      count(answer.status);
      await sleep(answer.status === 429 ? 500 : 50);
    }
  };

async function attacks(instance: Instance): Promise<[string, number, Attack][]> {
  const flat = { width: 4_000, height: 4_000, channels: 3 as const, background: '#2a6' };
  const picture = (await sharp({ create: flat }).jpeg({ quality: 40 }).toBuffer()).toString('base64');
  const cookies = await Promise.all((['kid', 'adult'] as const).map((role) => sessionOf(instance, role)));
  return [
    ['20 clients, the worst allowed queries', 20, ask(worstQueries)],
    ['20 clients, refused queries', 20, ask(refusedQueries)],
    ['5 clients, bodies without an end', 5, pour],
    ['8 clients, pictures of 16 megapixels', 8, paint(picture, cookies)],
  ];
}

async function sessionOf({ running, credentials }: Instance, role: 'kid' | 'adult'): Promise<string> {
  const { email, password } = credentials[role];
  const answer = await fetch(`${running.urls.directus}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, mode: 'session' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
