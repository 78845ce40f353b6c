import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Instance } from '../../scripts/stack/instance.ts';
import { readRunning } from '../../scripts/stack/instance.ts';
import type { Reporter } from '../../scripts/stack/steps.ts';
import { attacks } from './attacks.ts';
import { type Bench, benchPages, visitorCookie } from './bench.ts';
import { msOf } from './latency.ts';

/** Duration of each part in seconds, and pauses between a reader's requests. */
const seconds = Number(process.env.BENCH_SECONDS) || 10;
const pause = 40;
/** Readers' p95 under abuse relative to the quiet one; multiples below `still` milliseconds are unnoticeable. */
const goalFactor = 2;
const still = 50;
const pingGoal = 500;
/** Maximum growth of Directus and of the site, in megabytes each. */
const memoryGoal = 100;

interface Reading {
  name: string;
  url(turn: number): string;
}
type Times = Record<string, number>;

/**
 * Readers' response times while others abuse every allowed call: p95 of a cached page, of an uncached page (search) and of `/server/ping`, quiet and
 * under each attack; memory and restarts of Directus and of the site.
 */
export const abuse: Bench = async (instance, reporter) => {
  const [home] = await benchPages(instance);
  const { site, directus } = instance.running.urls;
  const readings: Reading[] = [
    { name: 'kept page', url: () => home?.url ?? site },
    { name: 'search', url: (turn) => `${site}/tim-kiem-tai-lieu?q=${encodeURIComponent(`mèo ${turn}`)}` },
    { name: 'ping', url: () => `${directus}/server/ping` },
  ];
  await visitEverything(site);
  await measure(readings, seconds);
  const quiet = await measure(readings, seconds);
  const before = programs(instance);
  reporter.line(row('quiet', quiet));
  let isReached = true;
  for (const [name, { clients }] of Object.entries(attacks)) {
    const stop = await startAttack(instance, name);
    const times = await measure(readings, seconds);
    const statuses = await stop();
    const isGood = Object.entries(times).every(([reading, time]) => isBearable(reading, time, quiet[reading] ?? 0));
    isReached &&= isGood;
    const answers = Object.entries(statuses).map(
      ([status, times]) => `${status === '0' ? 'cut off' : status}: ${times}`,
    );
    const megabytes = Object.entries(programs(instance)).map(([part, now]) => `${part} ${now.megabytes} MB`);
    reporter.line(
      `${row(`${clients} clients, ${name}`, times)}${isGood ? '' : '  GOAL MISSED'}\n${' '.repeat(38)}answers ${answers.join(', ')} · ${megabytes.join(', ')}`,
    );
  }
  return memoryHolds(before, programs(instance), reporter) && isReached;
};

/**
 * Starts an attack in a separate process.
 * @returns a function that stops it and returns the number of answers by status
 */
async function startAttack(
  { running, credentials }: Instance,
  name: string,
): Promise<() => Promise<Record<string, number>>> {
  const attacker = fork(fileURLToPath(new URL('attacker.ts', import.meta.url)), [name]);
  const { site, directus } = running.urls;
  attacker.send({ site, directus, learners: [credentials.kid, credentials.adult] });
  await once(attacker, 'message');
  return async () => {
    const answers = once(attacker, 'message');
    attacker.send('stop');
    return (await answers)[0];
  };
}

const isBearable = (reading: string, time: number, quiet: number) =>
  time <= Math.max(still, goalFactor * quiet) && (reading !== 'ping' || time <= pingGoal);

const row = (name: string, times: Times) =>
  `  ${name.padEnd(36)}${Object.entries(times)
    .map(([reading, time]) => `${reading} p95 ${msOf(time)}`)
    .join(' · ')}`;

/** Opens the sitemaps' pages once, so that memory is compared with that of a site in ordinary use. */
async function visitEverything(site: string): Promise<void> {
  const textOf = async (url: string) => (await fetch(url, { headers: { cookie: visitorCookie } })).text();
  const addressesIn = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  for (const sitemap of addressesIn(await textOf(`${site}/sitemap.xml`)))
    for (const page of addressesIn(await textOf(sitemap)).slice(0, 100)) await textOf(page);
}

/** p95 of each reading, in rotation. Milliseconds. */
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
