import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { directusProgram } from '../../../scripts/stack/directus.ts';
import { installedExtensionsDir } from '../../../scripts/stack/extensions.ts';
import type { Instance } from '../../../scripts/stack/instance.ts';
import { findFreePorts } from '../../../scripts/stack/ports.ts';
import { dataPath } from '../../../scripts/stack/settings.ts';
import { createSupervisor } from '../../../scripts/stack/supervisor.ts';
import { type Answer, type Fault, type Finding, slowestMs, timeRequest } from './fault.ts';

/** Maximum time of an answer while Redis is away and after its return. Even with Redis, a login can take this long on a busy machine. */
const maxAnswerMs = 3000;

/** The measurement starts a second Directus on the database of the copy, with a separate Redis. Then it kills or freezes this Redis. */
function measureWith(signal: 'SIGKILL' | 'SIGSTOP'): Fault['measure'] {
  return async ({ running, secrets, credentials }) => {
    if (spawnSync('redis-server', ['--version']).status !== 0)
      return { figures: 'no redis-server on this machine (apt-get install redis-server)', isAcceptable: undefined };
    const [redisPort = 0, directusPort = 0] = await findFreePorts(2);
    const directusUrl = `http://127.0.0.1:${directusPort}`;
    const settings = { ...running.settings, directusPort, directusUrl };
    const address = `redis://127.0.0.1:${redisPort}`;
    const program = directusProgram({
      ...{ settings, secrets, credentials, smtpPort: running.smtpPort },
      extensionsDir: installedExtensionsDir(settings),
      extra: { REDIS: address, GUARD_REDIS: address, SITE_URL: '' },
    });
    const supervisor = createSupervisor();
    let redis = startRedis(redisPort);
    try {
      await supervisor.start({ ...program, logFile: dataPath(settings, 'logs/directus-redis.log') });
      const calls = createCalls({ running, secrets, credentials } as Instance, directusUrl);
      await repeatCalls(calls, 3);
      const measurement = repeatCalls(calls, 10);
      await sleep(1000);
      redis.kill(signal);
      const answersDuring = await measurement;
      if (signal === 'SIGSTOP') redis.kill('SIGCONT');
      else redis = startRedis(redisPort);
      await sleep(3000);
      return toFinding(answersDuring, await repeatCalls(calls, 3));
    } finally {
      redis.kill('SIGKILL');
      await supervisor.stopAll();
    }
  };
}

function startRedis(port: number): ChildProcess {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return spawn('redis-server', settings, { stdio: 'ignore' });
}

type Calls = Record<string, () => Promise<Answer>>;

function createCalls({ secrets, credentials }: Instance, directus: string): Calls {
  const json = { 'content-type': 'application/json' };
  const { email, password } = credentials.editor;
  const query = JSON.stringify({ query: '{ news(limit: 1) { id } }' });
  const headers = { ...json, 'x-site-secret': secrets.siteSecret };
  const admin = { authorization: `Bearer ${secrets.adminToken}` };
  return {
    items: () => timeRequest(`${directus}/items/news?limit=1`),
    'items of an administrator': () => timeRequest(`${directus}/items/news?limit=1`, { headers: admin }),
    graphql: () => timeRequest(`${directus}/graphql`, { method: 'POST', headers, body: query }),
    login: () =>
      timeRequest(`${directus}/auth/login`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email, password }),
      }),
    'the Studio': () => timeRequest(`${directus}/admin/`),
  };
}

async function repeatCalls(calls: Calls, seconds: number): Promise<Record<string, Answer[]>> {
  const answers: Record<string, Answer[]> = {};
  const pendingCalls: Promise<unknown>[] = [];
  for (let round = 0; round < seconds * 2; round++) {
    for (const [kind, call] of Object.entries(calls)) {
      answers[kind] ??= [];
      pendingCalls.push(call().then((answer) => answers[kind]?.push(answer)));
    }
    await sleep(500);
  }
  await Promise.all(pendingCalls);
  return answers;
}

function toFinding(answersDuring: Record<string, Answer[]>, answersAfter: Record<string, Answer[]>): Finding {
  const allAnswers = [...Object.entries(answersDuring), ...Object.entries(answersAfter)].flatMap(([kind, answers]) =>
    answers.map((answer) => ({ kind, ...answer })),
  );
  const failedAnswers = allAnswers.filter(({ status }) => status !== 200);
  const examples = failedAnswers
    .map(({ kind, status, text }) => ` (${kind} ${status} ${text.slice(0, 80)})`)
    .slice(0, 3);
  const times = Object.entries(answersDuring).map(([kind, answers]) => `${kind} ${slowestMs(answers)}`);
  return {
    figures: `${failedAnswers.length} of ${allAnswers.length} failed${examples.join('')}; slowest (ms): ${times.join(', ')}`,
    isAcceptable: failedAnswers.length === 0 && slowestMs(allAnswers) <= maxAnswerMs,
  };
}

export const redisFaults: Fault[] = [
  { name: 'Redis stopped, 10 s', measure: measureWith('SIGKILL') },
  { name: 'Redis frozen, 10 s', measure: measureWith('SIGSTOP') },
];
