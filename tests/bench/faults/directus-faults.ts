import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Instance, readRunningState } from '../../../scripts/stack/instance.ts';
import {
  type Answer,
  controlPart,
  countStatuses,
  type Fault,
  type Finding,
  formatLength,
  readLength,
  repeatRequest,
  slowestMs,
  timeRequest,
  timeUntil,
} from './fault.ts';
import { createMember } from './member.ts';

/** Maximum times in milliseconds: for a cached page, for an uncached page or an API call, and until the latter two succeed again after the fault. */
const limits = { cached: 1000, refused: 3500, recovery: 5000 };

const stoppedSeconds = readLength('FAULT_STOPPED_S', { long: 600, usual: 120, short: 15 });

const cachedPaths = ['/', '/tin-tuc', '/en/documents'];
let uncachedCount = 0;
/** Returns the path of the news list with a new query string, which no cache contains. */
const createUncachedPath = () => `/tin-tuc?khong-ai-xem=${Date.now()}-${++uncachedCount}`;

/** Requests cached pages, uncached pages and API calls twice a second for some time. */
async function simulateVisitors(site: string, ms: number) {
  const answers = { cached: [] as Answer[], uncached: [] as Answer[], calls: [] as Answer[] };
  const visits: Promise<unknown>[] = [];
  // The texts are dropped, because the pages of ten minutes would fill the memory.
  const time = async (path: string) => ({ ...(await timeRequest(site + path)), text: '' });
  const endsAt = performance.now() + ms;
  while (performance.now() < endsAt) {
    visits.push(
      ...cachedPaths.map(async (path) => answers.cached.push(await time(path))),
      time(createUncachedPath()).then((answer) => answers.uncached.push(answer)),
      time('/api/items/languages?limit=1').then((answer) => answers.calls.push(answer)),
    );
    await sleep(500);
  }
  await Promise.all(visits);
  return answers;
}

/** Returns the milliseconds until both an API call and an uncached page succeed, or NaN after 60 s. */
const measureRecovery = (site: string) =>
  timeUntil(async () => {
    const answers = await Promise.all([
      timeRequest(`${site}/api/items/languages?limit=1`),
      timeRequest(site + createUncachedPath()),
    ]);
    return answers.every(({ status }) => status === 200);
  }, 60_000);

async function measureOutage(site: string, ms: number, endOutage: () => Promise<void>): Promise<Finding> {
  const { cached, uncached, calls } = await simulateVisitors(site, ms);
  await endOutage();
  const recoveryMs = await measureRecovery(site);
  const uncachedAnswers = [...uncached, ...calls];
  const lostCount = cached.filter(({ status }) => status !== 200).length;
  const wrongAnswers = uncachedAnswers.filter(({ status }) => status !== 200 && status !== 503);
  const isHeld =
    lostCount === 0 &&
    wrongAnswers.length === 0 &&
    slowestMs(cached) <= limits.cached &&
    slowestMs(uncachedAnswers) <= limits.refused &&
    recoveryMs <= limits.recovery;
  const figures = [
    `${cached.length} cached pages, ${lostCount} lost, slowest ${slowestMs(cached)} ms`,
    `new pages and calls: ${uncachedAnswers.length}, slowest ${slowestMs(uncachedAnswers)} ms, ${wrongAnswers.length} other than 200 and 503`,
    `back in ${Math.round(recoveryMs)} ms`,
  ];
  return { figures: figures.join('; '), isAcceptable: isHeld };
}

const fillCaches = async (site: string) => {
  for (let turn = 0; turn < 2; turn++) for (const path of cachedPaths) await timeRequest(site + path);
};

async function measureStopped(instance: Instance): Promise<Finding> {
  const { site } = instance.running.urls;
  const member = await createMember(instance);
  await fillCaches(site);
  await controlPart(instance, 'directus', 'stop');
  const write = async () => {
    const answer = await member.post('/auth-extend/account/new-playlist', { title: 'Sách của em' });
    unclearCount += isClearRefusal(answer) ? 0 : 1;
    return answer;
  };
  let unclearCount = 0;
  const endWrites = repeatRequest(write, 2000);
  let writes: Answer[] = [];
  // `start` resolves when Directus responds. The measurement of the recovery begins then, because the start of Directus takes longer than the limit.
  const outage = await measureOutage(site, stoppedSeconds * 1000, async () => {
    writes = await endWrites();
    await controlPart(instance, 'directus', 'start');
  });
  await member.remove();
  const isRefusedFast = unclearCount === 0 && slowestMs(writes) <= limits.refused;
  return {
    figures: `${outage.figures}; writes: ${countStatuses(writes)}, slowest ${slowestMs(writes)} ms, ${unclearCount} without a clear refusal`,
    isAcceptable: outage.isAcceptable === true && isRefusedFast,
  };
}

/** Checks whether a refusal says that the service is away, and when to try again. */
const isClearRefusal = ({ status, text, headers }: Answer) =>
  status === 503 && headers.has('retry-after') && text.includes('"errors"');

async function measureFrozen(instance: Instance): Promise<Finding> {
  const { site } = instance.running.urls;
  const pid = readRunningState(instance.dataDir)?.pids.directus;
  if (pid === undefined) return { figures: 'Directus is no process of this machine', isAcceptable: undefined };
  await fillCaches(site);
  process.kill(pid, 'SIGSTOP');
  try {
    return await measureOutage(site, 15_000, async () => void process.kill(pid, 'SIGCONT'));
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

/** Replaces Directus by a server that answers every request with status 200 and no data. */
async function measureEmptyAnswers(instance: Instance): Promise<Finding> {
  const { urls, settings } = instance.running;
  await fillCaches(urls.site);
  const sizes = new Map<string, number>();
  for (const path of cachedPaths) sizes.set(path, (await timeRequest(urls.site + path)).text.length);
  await controlPart(instance, 'directus', 'stop');
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
  });
  await new Promise<void>((resolve) => server.listen(settings.directusPort, '127.0.0.1', resolve));
  const uncached = createUncachedPath();
  let emptyCount = 0;
  let total = 0;
  try {
    for (let turn = 0; turn < 10; turn++) {
      for (const path of cachedPaths) {
        const answer = await timeRequest(urls.site + path);
        total++;
        if (answer.status !== 200 || answer.text.length < (sizes.get(path) ?? 0) * 0.9) emptyCount++;
      }
      await timeRequest(urls.site + uncached);
      await sleep(1000);
    }
  } finally {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    await controlPart(instance, 'directus', 'start');
  }
  const recoveryMs = await measureRecovery(urls.site);
  const answerAfterRecovery = await timeRequest(urls.site + uncached);
  const isComplete =
    answerAfterRecovery.status === 200 && answerAfterRecovery.text.length >= (sizes.get('/tin-tuc') ?? 0) * 0.9;
  return {
    figures: `${total} cached pages, ${emptyCount} empty or lost; afterwards a page first requested meanwhile is ${isComplete ? 'whole' : `wrong (${answerAfterRecovery.status})`}; back in ${Math.round(recoveryMs)} ms`,
    isAcceptable: emptyCount === 0 && isComplete && recoveryMs <= limits.recovery,
  };
}

export const directusFaults: Fault[] = [
  { name: `Directus stopped, ${formatLength(stoppedSeconds)}`, measure: measureStopped },
  { name: 'Directus frozen, 15 s', measure: measureFrozen },
  { name: 'Directus answers {"data":{}} with 200, 10 s', measure: measureEmptyAnswers },
];
