import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Instance, readRunning } from '../../../scripts/stack/instance.ts';
import { type Answer, ask, control, type Fault, type Finding, slowest, timeUntil } from './fault.ts';

/** Limits promised in the page "A slow or dead part stays small". Milliseconds. */
const goals = { kept: 1000, refused: 3500, back: 5000 };

const keptPaths = ['/', '/tin-tuc', '/en/documents'];
let unseenNumber = 0;
/** The first page of a list under an address that no cache has. */
const unseenPath = () => `/tin-tuc?khong-ai-xem=${Date.now()}-${++unseenNumber}`;

/** Requests cached pages, uncached pages and calls for a while. */
async function visitors(site: string, ms: number) {
  const found = { kept: [] as Answer[], unseen: [] as Answer[], calls: [] as Answer[] };
  const running: Promise<unknown>[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    running.push(
      ...keptPaths.map(async (path) => found.kept.push(await ask(site + path))),
      ask(site + unseenPath()).then((answer) => found.unseen.push(answer)),
      ask(`${site}/api/items/languages?limit=1`).then((answer) => found.calls.push(answer)),
    );
    await sleep(500);
  }
  await Promise.all(running);
  return found;
}

/** All is back once a call and a page that nobody has seen answer. */
const back = (site: string) =>
  timeUntil(async () => {
    const answers = await Promise.all([ask(`${site}/api/items/languages?limit=1`), ask(site + unseenPath())]);
    return answers.every(({ status }) => status === 200);
  }, 60_000);

async function measureAway(site: string, ms: number, end: () => Promise<void>): Promise<Finding> {
  const { kept, unseen, calls } = await visitors(site, ms);
  await end();
  const backMs = await back(site);
  const refused = [...unseen, ...calls];
  const lost = kept.filter(({ status }) => status !== 200).length;
  const wrong = refused.filter(({ status }) => status !== 200 && status !== 503);
  const holds =
    lost === 0 &&
    wrong.length === 0 &&
    slowest(kept) <= goals.kept &&
    slowest(refused) <= goals.refused &&
    backMs <= goals.back;
  const said = [
    `${kept.length} kept pages, ${lost} lost, slowest ${slowest(kept)} ms`,
    `new pages and calls: ${refused.length}, slowest ${slowest(refused)} ms, ${wrong.length} other than 200 and 503`,
    `back in ${Math.round(backMs)} ms`,
  ];
  return { figures: said.join('; '), holds };
}

const warm = async (site: string) => {
  for (let turn = 0; turn < 2; turn++) for (const path of keptPaths) await ask(site + path);
};

async function stopped(instance: Instance): Promise<Finding> {
  const { site } = instance.running.urls;
  await warm(site);
  await control(instance, 'directus', 'stop');
  // The start itself takes longer than coming back: what is measured begins when Directus serves.
  return measureAway(site, 15_000, () => control(instance, 'directus', 'start'));
}

async function frozen(instance: Instance): Promise<Finding> {
  const { site } = instance.running.urls;
  const pid = readRunning(instance.dataDir)?.pids.directus;
  if (pid === undefined) return { figures: 'Directus is no process of this machine', holds: undefined };
  await warm(site);
  process.kill(pid, 'SIGSTOP');
  try {
    return await measureAway(site, 15_000, async () => void process.kill(pid, 'SIGCONT'));
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

/** Replaces Directus by a server that answers everything with an empty 200. */
async function garbage(instance: Instance): Promise<Finding> {
  const { urls, settings } = instance.running;
  await warm(urls.site);
  const sizes = new Map<string, number>();
  for (const path of keptPaths) sizes.set(path, (await ask(urls.site + path)).text.length);
  await control(instance, 'directus', 'stop');
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
  });
  await new Promise<void>((resolve) => server.listen(settings.directusPort, '127.0.0.1', resolve));
  const unseen = unseenPath();
  let empty = 0;
  let asked = 0;
  try {
    for (let turn = 0; turn < 10; turn++) {
      for (const path of keptPaths) {
        const answer = await ask(urls.site + path);
        asked++;
        if (answer.status !== 200 || answer.text.length < (sizes.get(path) ?? 0) * 0.9) empty++;
      }
      await ask(urls.site + unseen);
      await sleep(1000);
    }
  } finally {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    await control(instance, 'directus', 'start');
  }
  const backMs = await back(urls.site);
  const first = await ask(urls.site + unseen);
  const whole = first.status === 200 && first.text.length >= (sizes.get('/tin-tuc') ?? 0) * 0.9;
  return {
    figures: `${asked} kept pages, ${empty} empty or lost; afterwards a page first asked for meanwhile is ${whole ? 'whole' : `wrong (${first.status})`}; back in ${Math.round(backMs)} ms`,
    holds: empty === 0 && whole && backMs <= goals.back,
  };
}

export const directusFaults: Fault[] = [
  { name: 'Directus stopped, 15 s', measure: stopped },
  { name: 'Directus frozen, 15 s', measure: frozen },
  { name: 'Directus answers {"data":{}} with 200, 10 s', measure: garbage },
];
