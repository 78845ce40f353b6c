import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type Instance, readRunningState } from '../../../scripts/stack/instance.ts';
import { benchPages, visitorCookie } from '../bench.ts';
import { median, quantile } from '../latency.ts';
import { type Fault, type Finding, formatLength, readLength, timeRequest } from './fault.ts';

/** Maximum share of answers other than 200, p95 of finished pages in milliseconds, and growth of a process during the soak. */
const limits = { failures: 0.0001, p95: 50, growth: 0.1 };
/** Growth of files or sockets that is noise: a few more connections are open at one moment than at another. */
const countNoise = 5;
const mixedSeconds = readLength('FAULT_LOAD_S', { long: 600, usual: 180, short: 30 });
const soakSeconds = readLength('FAULT_SOAK_S', { long: 3600, usual: 240, short: 90 });

interface Load {
  readonly statuses: Map<number, number>;
  readonly times: number[];
  /** Number of requests without an answer. */
  readonly errors: number;
}

/** Sends `rate` requests a second to these paths in turn. */
async function load(site: string, paths: readonly string[], rate: number, seconds: number): Promise<Load> {
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const run = autocannon({
    url: site,
    connections: Math.min(20, rate),
    duration: seconds,
    overallRate: rate,
    headers: { cookie: visitorCookie, 'accept-encoding': 'gzip' },
    requests: paths.map((path) => ({ path })),
  });
  run.on('response', (_client, status, _bytes, ms) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    times.push(ms);
  });
  const { errors } = await run;
  return { statuses, times, errors };
}

const countFailures = ({ statuses, errors }: Load) =>
  errors + [...statuses].reduce((sum, [status, count]) => sum + (status === 200 ? 0 : count), 0);
const formatLoad = (kind: string, measured: Load) =>
  `${kind}: ${[...measured.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}, ${measured.errors} without an answer, p95 ${quantile(measured.times, 0.95).toFixed(1)} ms`;

/** Returns the paths of the three kinds: finished pages, pictures and other files, and calls and new pages that reach Directus. */
async function listPaths(instance: Instance) {
  const { site } = instance.running.urls;
  const pages = (await benchPages(instance)).map(({ url }) => url.slice(site.length) || '/');
  const finished = [...new Set([...pages, '/tin-tuc', '/en/news', '/en/documents', '/en'])];
  const home = await timeRequest(site);
  // The page has the addresses of its scripts in one attribute, separated by spaces.
  const scripts = [...home.text.matchAll(/\/_next\/static\/[^"\s]+\.(?:js|css)/g)].map(([path]) => path);
  const calls = ['/api/items/languages?limit=1', '/api/items/news?limit=3', `/tin-tuc?tai=${Date.now()}`];
  for (let turn = 0; turn < 3; turn++) for (const path of [...finished, ...calls]) await timeRequest(site + path);
  return { site, finished, files: [...new Set(scripts)].slice(0, 10), calls };
}

/** 88 % finished pages, 10 % files, 2 % calls, which is about what visitors of a page cause. */
async function loadMixed(instance: Instance, rate: number, seconds: number) {
  const { site, finished, files, calls } = await listPaths(instance);
  const [pages, otherFiles, callAnswers] = await Promise.all([
    load(site, finished, Math.round(rate * 0.88), seconds),
    load(site, files, Math.round(rate * 0.1), seconds),
    load(site, calls, Math.max(1, Math.round(rate * 0.02)), seconds),
  ]);
  const all = [pages, otherFiles, callAnswers];
  const total = all.reduce((sum, { times }) => sum + times.length, 0);
  const failures = all.reduce((sum, measured) => sum + countFailures(measured), 0);
  const figures = [
    `${total} requests (${Math.round(total / seconds)}/s), ${failures} failed`,
    formatLoad('finished pages', pages),
    formatLoad('files', otherFiles),
    formatLoad('calls', callAnswers),
  ].join('; ');
  // A machine that is too slow for the rate proves nothing about the rate.
  const isHeld = failures / total < limits.failures && total >= rate * seconds * 0.95;
  return { figures, isHeld, p95: quantile(pages.times, 0.95) };
}

const measureMixed: Fault['measure'] = async (instance) => {
  const { figures, isHeld, p95 } = await loadMixed(instance, 500, mixedSeconds);
  return { figures, isAcceptable: isHeld && p95 <= limits.p95 };
};

type Usage = Record<'memory (MB)' | 'files' | 'sockets', number>;

/** Reads the resident memory, open files and sockets of a process and its children, because the front of the site starts Next. */
function readUsage(pid: number | string | undefined): Usage | undefined {
  try {
    const links = readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${name}`)];
      } catch {
        // The file was closed after the listing.
        return [];
      }
    });
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    const sockets = links.filter((link) => link.startsWith('socket:')).length;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    const own: Usage = { 'memory (MB)': kilobytes / 1024, files: links.length - sockets, sockets };
    return children.map(readUsage).reduce<Usage>((sum, child) => (child ? add(sum, child) : sum), own);
  } catch {
    return undefined;
  }
}

const add = (first: Usage, second: Usage): Usage => ({
  'memory (MB)': first['memory (MB)'] + second['memory (MB)'],
  files: first.files + second.files,
  sockets: first.sockets + second.sockets,
});

const isFlat = (kind: string, before: number, after: number) =>
  after - before <= Math.max(before * limits.growth, kind === 'memory (MB)' ? 0 : countNoise);

async function measureSoak(instance: Instance): Promise<Finding> {
  if (process.platform !== 'linux') return { figures: 'only Linux has /proc', isAcceptable: undefined };
  const parts = ['directus', 'site'] as const;
  const findPid = (part: string) => readRunningState(instance.dataDir)?.pids[part];
  const pids = new Map(parts.map((part) => [part, findPid(part)]));
  // Without a warm-up, the compilation of the code would count as growth.
  await loadMixed(instance, 50, Math.min(120, Math.round(soakSeconds / 3)));
  const samples: Record<(typeof parts)[number], Usage[]> = { directus: [], site: [] };
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      for (const part of parts) {
        const usage = readUsage(pids.get(part));
        if (usage) samples[part].push(usage);
      }
      await sleep(1000);
    }
  })();
  const { figures, isHeld } = await loadMixed(instance, 50, soakSeconds);
  isOver = true;
  await sampling;
  const rows = parts.flatMap((part) => {
    const tenth = Math.max(1, Math.floor(samples[part].length / 10));
    return (['memory (MB)', 'files', 'sockets'] as const).map((kind) => {
      const read = (usages: Usage[]) => Math.round(median(usages.map((usage) => usage[kind])));
      const [before, after] = [read(samples[part].slice(0, tenth)), read(samples[part].slice(-tenth))];
      return { text: `${part} ${kind} ${before} → ${after}`, isFlat: isFlat(kind, before, after) };
    });
  });
  const isSameProcess = parts.every((part) => findPid(part) === pids.get(part));
  return {
    figures: `${rows.map(({ text }) => text).join(', ')}${isSameProcess ? '' : ', a process ended'}; ${figures}`,
    isAcceptable: isHeld && isSameProcess && rows.every((row) => row.isFlat),
  };
}

export const loadFaults: Fault[] = [
  { name: `Load of 500 requests/s, ${formatLength(mixedSeconds)}`, measure: measureMixed },
  { name: `Soak with 50 requests/s, ${formatLength(soakSeconds)}`, measure: measureSoak },
];
