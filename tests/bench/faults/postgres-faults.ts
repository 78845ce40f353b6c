import { setTimeout as sleep } from 'node:timers/promises';
import { hasPostgres } from '../../../scripts/testing/postgres.ts';
import {
  type Answer,
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
import { endOtherConnections, type PostgresStack, startPostgresStack, takeAllConnections } from './postgres-stack.ts';

/**
 * Maximum times in milliseconds: for an answer other than 503, for a call that waits for a locked table, and until everything succeeds after the fault. After
 * the maximum for a recovery, the measurement gives up.
 */
const limits = { answer: 3000, blocked: 5000, recovery: 2000, endOfRecovery: 60_000 };
const restarts = readLength('FAULT_RESTARTS', { long: 5, usual: 5, short: 2 });
const restartDistanceMs = 5000;
const heldSeconds = 10;
const maxConnections = 30;
const lockSeconds = readLength('FAULT_LOCK_S', { long: 30, usual: 30, short: 8 });

type Send = () => Promise<Answer>;
type Answers = Readonly<Record<string, readonly Answer[]>>;

/** Requests of visitors, of a member and of the site. Each kind is sent at its interval in milliseconds. */
function createCalls({ instance, documents }: PostgresStack, member: Awaited<ReturnType<typeof createMember>>) {
  const { running, secrets } = instance;
  const { site, directus } = running.urls;
  const admin = { authorization: `Bearer ${secrets.adminToken}` };
  const siteHeaders = { 'content-type': 'application/json', 'x-site-secret': secrets.siteSecret };
  const acknowledged: number[] = [];
  let count = 0;
  /** Returns the path of a page with a new query string, which no cache contains. */
  const newPage = (path: string) => `${site}${path}?khong-ai-xem=${Date.now()}-${++count}`;
  const calls = {
    'pages of news': () => timeRequest(newPage('/tin-tuc')),
    'pages of documents': () => timeRequest(newPage('/en/documents')),
    'calls for news': () => timeRequest(`${site}/api/items/news?limit=1`),
    'calls for languages': () => timeRequest(`${site}/api/items/languages?limit=1`),
    "the site's reads of news": () =>
      timeRequest(`${directus}/graphql`, {
        method: 'POST',
        headers: siteHeaders,
        body: JSON.stringify({ query: '{ news(limit: 1) { id } }' }),
      }),
    "an administrator's reads of languages": () =>
      timeRequest(`${directus}/items/languages?limit=1`, { headers: admin }),
    'new playlists': () => member.post('/auth-extend/account/new-playlist', { title: 'Sách của em' }),
    favourites: async () => {
      const id = documents[count++ % documents.length] as number;
      const answer = await member.post('/auth-extend/account/favorite', {
        collection: 'documents',
        id,
        is_favorite: true,
      });
      if (answer.status === 200) acknowledged.push(id);
      return answer;
    },
  } satisfies Record<string, Send>;
  return { calls, acknowledged };
}

type CallName = keyof ReturnType<typeof createCalls>['calls'];
type World = PostgresStack & ReturnType<typeof createCalls> & { readonly memberId: string };

/** Repeats the calls at their intervals until the returned function is called, which returns the answers. */
function startLoad({ calls }: World, intervals: Partial<Record<CallName, number>>): () => Promise<Answers> {
  const running = Object.entries(intervals).map(
    ([name, everyMs]) => [name, repeatRequest(calls[name as CallName], everyMs)] as const,
  );
  return async () => Object.fromEntries(await Promise.all(running.map(async ([name, end]) => [name, await end()])));
}

/** Returns the milliseconds until one call of each of these kinds succeeds at the same time. */
const measureRecovery = ({ calls }: World, names: readonly CallName[]) =>
  timeUntil(async () => {
    const answers = await Promise.all(names.map((name) => calls[name]()));
    return answers.every(({ status }) => status === 200);
  }, limits.endOfRecovery);

/** Counts the acknowledged favourites that are not in the database. */
async function countLost({ connect, acknowledged, memberId }: World): Promise<number> {
  const client = await connect();
  const { rows } = await client.query('SELECT document FROM favorites WHERE "user" = $1', [memberId]);
  await client.end();
  const stored = new Set(rows.map(({ document }) => Number(document)));
  return acknowledged.filter((id) => !stored.has(id)).length;
}

/** Judges what every measurement checks at its end: no acknowledged write is lost, all calls succeed again in time, and no program has ended. */
async function judgeEnd(world: World, recoveries: readonly number[]): Promise<{ text: string; isHeld: boolean }> {
  const lostCount = await countLost(world);
  const times = recoveries.map((ms) => Math.round(ms)).join(', ');
  return {
    text: `${world.acknowledged.length} acknowledged writes, ${lostCount} lost; back in ${times} ms; ${world.countCrashes()} programs ended`,
    isHeld: lostCount === 0 && recoveries.every((ms) => ms <= limits.recovery) && world.countCrashes() === 0,
  };
}

const formatAnswers = (answers: Answers) =>
  Object.entries(answers)
    .map(([kind, list]) => `${kind} ${countStatuses(list)}, slowest ${slowestMs(list)} ms`)
    .join('; ');

/** A 503 says that the call can be repeated. Another status would be a false statement, for example that a page does not exist. */
const isHonest = ({ status }: Answer) => status === 200 || status === 503;
const isBounded = ({ status, ms }: Answer) => status === 503 || ms <= limits.answer;

/** Starts the project, lets a member log in, sends each call once, and runs the measurement. */
const measureWith =
  (measure: (world: World) => Promise<Finding>): Fault['measure'] =>
  async () => {
    if (!hasPostgres()) return { figures: 'no PostgreSQL for this machine', isAcceptable: undefined };
    const stack = await startPostgresStack(maxConnections);
    try {
      const member = await createMember(stack.instance);
      const world: World = { ...stack, ...createCalls(stack, member), memberId: member.id };
      const names = Object.keys(world.calls) as CallName[];
      const readyMs = await measureRecovery(world, names);
      if (Number.isNaN(readyMs)) {
        const answers = await Promise.all(names.map(async (name) => [name, [await world.calls[name]()]] as const));
        return { figures: `not ready: ${formatAnswers(Object.fromEntries(answers))}`, isAcceptable: false };
      }
      return await measure(world);
    } finally {
      await stack.stop();
    }
  };

const readsAndWrites = {
  'pages of news': 1000,
  'calls for languages': 500,
  "the site's reads of news": 250,
  favourites: 300,
} as const satisfies Partial<Record<CallName, number>>;
const readsAndWritesNames = Object.keys(readsAndWrites) as (keyof typeof readsAndWrites)[];

async function measureRestarts(world: World): Promise<Finding> {
  const endLoad = startLoad(world, readsAndWrites);
  const recoveries: number[] = [];
  for (let count = 0; count < restarts; count++) {
    const startedAt = performance.now();
    await world.postgres.restart(count % 2 === 0 ? 'fast' : 'immediate');
    recoveries.push(await measureRecovery(world, readsAndWritesNames));
    await sleep(Math.max(0, restartDistanceMs - (performance.now() - startedAt)));
  }
  const answers = await endLoad();
  const end = await judgeEnd(world, recoveries);
  const all = Object.values(answers).flat();
  return {
    figures: `${formatAnswers(answers)}; ${end.text}`,
    isAcceptable:
      end.isHeld && world.acknowledged.length > 0 && all.every((answer) => isHonest(answer) && isBounded(answer)),
  };
}

async function measureOutOfConnections(world: World): Promise<Finding> {
  const endLoad = startLoad(world, readsAndWrites);
  await sleep(1000);
  const holders = await takeAllConnections(world);
  await sleep(heldSeconds * 1000);
  const [controller] = holders;
  const directusCount = controller ? await endOtherConnections(controller) : Number.NaN;
  await Promise.all(holders.map((holder) => holder.end()));
  const recoveryMs = await measureRecovery(world, readsAndWritesNames);
  const answers = await endLoad();
  const end = await judgeEnd(world, [recoveryMs]);
  const all = Object.values(answers).flat();
  const refusedCount = all.filter(({ status }) => status !== 200).length;
  return {
    figures: [
      `others hold ${holders.length} of ${maxConnections} connections, Directus ${directusCount}`,
      formatAnswers(answers),
      end.text,
    ].join('; '),
    isAcceptable:
      end.isHeld &&
      directusCount === 0 &&
      refusedCount > 0 &&
      all.every((answer) => isHonest(answer) && isBounded(answer)),
  };
}

/** Calls that need a locked table. A visitor's call for news is rare, because browsers read few items themselves. */
const blockedCalls = {
  'pages of news': 1000,
  'calls for news': 4000,
  "the site's reads of news": 250,
  favourites: 500,
} as const satisfies Partial<Record<CallName, number>>;
const freeCalls = {
  'pages of documents': 1000,
  'calls for languages': 500,
  "an administrator's reads of languages": 500,
  'new playlists': 1000,
} as const satisfies Partial<Record<CallName, number>>;

async function measureLock(world: World): Promise<Finding> {
  const client = await world.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE news IN ACCESS EXCLUSIVE MODE');
  const endBlocked = startLoad(world, blockedCalls);
  const endFree = startLoad(world, freeCalls);
  await sleep(lockSeconds * 1000);
  await client.query('ROLLBACK');
  await client.end();
  const recoveryMs = await measureRecovery(world, Object.keys(world.calls) as CallName[]);
  const [blocked, free] = await Promise.all([endBlocked(), endFree()]);
  const end = await judgeEnd(world, [recoveryMs]);
  const [allBlocked, allFree] = [Object.values(blocked).flat(), Object.values(free).flat()];
  const failedCount = allFree.filter(({ status }) => status !== 200).length;
  return {
    figures: [
      `other tables: ${allFree.length} calls, ${failedCount} failed, ${formatAnswers(free)}`,
      `locked tables: ${formatAnswers(blocked)}`,
      end.text,
    ].join('; '),
    isAcceptable:
      end.isHeld &&
      failedCount === 0 &&
      slowestMs(allFree) <= limits.answer &&
      allBlocked.every(isHonest) &&
      slowestMs(allBlocked) <= limits.blocked,
  };
}

export const postgresFaults: Fault[] = [
  { name: `PostgreSQL restarted ${restarts} times`, measure: measureWith(measureRestarts) },
  {
    name: `PostgreSQL out of connections, ${formatLength(heldSeconds)}`,
    measure: measureWith(measureOutOfConnections),
  },
  { name: `A lock in PostgreSQL, ${formatLength(lockSeconds)}`, measure: measureWith(measureLock) },
];
