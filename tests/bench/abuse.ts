import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Instance } from '../../scripts/stack/instance.ts';
import { readRunningState } from '../../scripts/stack/instance.ts';
import type { Reporter } from '../../scripts/stack/steps.ts';
import { attacks, type Target } from './attacks.ts';
import { type Bench, benchPages, visitorCookie } from './bench.ts';
import { formatMs } from './latency.ts';

/** Duration of each measurement in seconds. */
const seconds = Number(process.env.BENCH_SECONDS) || 10;
/** Pause between two requests of a reader. */
const pauseMs = 40;
/**
 * Maximum ratio of the readers' p95 during an attack to their p95 without an attack. A p95 of up to `unnoticeableMs` always passes. The ping has the
 * additional limit `maxPingMs`.
 */
const maxSlowdown = 2;
const unnoticeableMs = 50;
const maxPingMs = 500;
/** Maximum memory growth in megabytes, for Directus and for the site separately. */
const maxGrowthMb = 100;

interface Reading {
  name: string;
  url(visitNumber: number): string;
}
type Times = Record<string, number>;

/**
 * Measures the response times of readers once without an attack, then during each attack. The figures are the p95 of a cached page, an uncached page
 * (search) and `/server/ping`, and the memory and restarts of Directus and of the site.
 */
export const abuse: Bench = async (instance, reporter) => {
  const [homePage] = await benchPages(instance);
  const { site, directus } = instance.running.urls;
  const readings: Reading[] = [
    { name: 'kept page', url: () => homePage?.url ?? site },
    { name: 'search', url: (visitNumber) => `${site}/tim-kiem-tai-lieu?q=${encodeURIComponent(`mèo ${visitNumber}`)}` },
    { name: 'ping', url: () => `${directus}/server/ping` },
  ];
  await visitEverything(site);
  await measure(readings, seconds);
  const quietTimes = await measure(readings, seconds);
  const programsBefore = readPrograms(instance);
  reporter.line(formatRow('quiet', quietTimes));
  let isReached = true;
  for (const [name, { clients }] of Object.entries(attacks)) {
    const { times, statuses } = await measureAttack(instance, name, readings);
    const isGood =
      Object.keys(statuses).length > 0 &&
      Object.entries(times).every(([reading, time]) => isAcceptable(reading, time, quietTimes[reading] ?? 0));
    isReached &&= isGood;
    const answers = Object.entries(statuses).map(
      ([status, count]) => `${status === '0' ? 'cut off' : status}: ${count}`,
    );
    const megabytes = Object.entries(readPrograms(instance)).map(
      ([part, current]) => `${part} ${current.megabytes} MB`,
    );
    reporter.line(
      `${formatRow(`${clients} clients, ${name}`, times)}${isGood ? '' : '  GOAL MISSED'}\n${' '.repeat(38)}answers ${answers.join(', ')} · ${megabytes.join(', ')}`,
    );
  }
  return isMemoryStable(programsBefore, readPrograms(instance), reporter) && isReached;
};

/** Measures the readings while a separate process runs an attack. `statuses` has the number of responses to the attack per status. */
async function measureAttack(
  { running, credentials }: Instance,
  name: string,
  readings: readonly Reading[],
): Promise<{ times: Times; statuses: Record<string, number> }> {
  const attacker = fork(fileURLToPath(new URL('attacker.ts', import.meta.url)), [name]);
  try {
    const { site, directus } = running.urls;
    await askAttacker(attacker, { site, directus, learners: [credentials.kid, credentials.adult] });
    const times = await measure(readings, seconds);
    return { times, statuses: (await askAttacker(attacker, 'stop')) as Record<string, number> };
  } finally {
    attacker.kill();
  }
}

/** Sends a message to an attacker and returns its answer. @throws Error when the attacker's process ends without an answer */
const askAttacker = (attacker: ChildProcess, message: Target | 'stop'): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('The process of the attack has ended: its error is above.'));
    if (attacker.connected) {
      attacker.once('message', resolve).once('disconnect', refuse);
      attacker.send(message);
    } else refuse();
  });

const isAcceptable = (reading: string, time: number, quietTime: number) =>
  time <= Math.max(unnoticeableMs, maxSlowdown * quietTime) && (reading !== 'ping' || time <= maxPingMs);

const formatRow = (name: string, times: Times) =>
  `  ${name.padEnd(36)}${Object.entries(times)
    .map(([reading, time]) => `${reading} p95 ${formatMs(time)}`)
    .join(' · ')}`;

/** Opens the first 100 pages of each sitemap once. Otherwise the first memory figure would be that of an unused site. */
async function visitEverything(site: string): Promise<void> {
  const textOf = async (url: string) => (await fetch(url, { headers: { cookie: visitorCookie } })).text();
  const addressesIn = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  for (const sitemap of addressesIn(await textOf(`${site}/sitemap.xml`)))
    for (const page of addressesIn(await textOf(sitemap)).slice(0, 100)) await textOf(page);
}

/** Requests the URLs of each reading for `duration` seconds. Returns the p95 per reading in milliseconds. A response that is no success counts as 60 s. */
async function measure(readings: readonly Reading[], duration: number): Promise<Times> {
  const deadline = Date.now() + duration * 1000;
  const timesByName = await Promise.all(
    readings.map(async ({ name, url }) => {
      const times: number[] = [];
      for (let visitNumber = 0; Date.now() < deadline; visitNumber++) {
        const startedAt = performance.now();
        const answer = await fetch(url(visitNumber + Math.floor(startedAt)), { headers: { cookie: visitorCookie } });
        await answer.arrayBuffer();
        times.push(answer.ok ? performance.now() - startedAt : 60_000);
        await sleep(pauseMs);
      }
      times.sort((a, b) => a - b);
      return [name, times[Math.floor(times.length * 0.95)] ?? 0] as const;
    }),
  );
  return Object.fromEntries(timesByName);
}

/** Returns the process id and the resident memory in megabytes, for Directus and for the site. */
function readPrograms({ dataDir }: Instance): Record<string, { pid: number; megabytes: number }> {
  const pids = readRunningState(dataDir)?.pids ?? {};
  return Object.fromEntries(
    ['directus', 'site'].flatMap((program) => {
      const pid = pids[program];
      if (pid === undefined) return [];
      const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
      return [[program, { pid, megabytes: Math.round(kilobytes / 1024) }]];
    }),
  );
}

function isMemoryStable(
  programsBefore: ReturnType<typeof readPrograms>,
  programsAfter: ReturnType<typeof readPrograms>,
  reporter: Reporter,
): boolean {
  let isStable = true;
  for (const [part, { pid, megabytes }] of Object.entries(programsBefore)) {
    const current = programsAfter[part];
    const isSameProcess = current?.pid === pid;
    if (!isSameProcess || current.megabytes - megabytes > maxGrowthMb) isStable = false;
    reporter.line(
      `  ${part.padEnd(10)} memory ${megabytes} → ${current?.megabytes ?? '?'} MB (goal ≤ +${maxGrowthMb}), ${isSameProcess ? 'no restart' : 'RESTARTED'}`,
    );
  }
  return isStable;
}
