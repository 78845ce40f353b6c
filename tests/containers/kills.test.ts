/** Kills each container at random moments of writes: no acknowledged write is lost, and no write is half done. FAULT_KILLS is the number of kills of each. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireInstance } from '../../scripts/stack/instance.ts';
import { requestAsAdmin } from '../bench/bench.ts';
import { readLength, timeRequest } from '../bench/faults/fault.ts';
import { type KillTarget, measureKills } from '../bench/faults/kills.ts';
import { containerFiles, waitForProcessEnd } from '../setup/containers.ts';
import { stack } from '../setup/stack.ts';
import { containersOf, readProject, type Service, waitUntilHealthy } from './compose-stack.ts';

const kills = readLength('FAULT_KILLS', { long: 20, usual: 4, short: 4 });
/** Docker restarts a container at once if it ran for 10 s. Otherwise it waits longer after each end. */
const minUptimeMs = 10_000;

let instance: Awaited<ReturnType<typeof requireInstance>>;
let limits: object | undefined;

beforeAll(async () => {
  await waitUntilHealthy();
  instance = await requireInstance(stack().dataDir);
  limits = await requestAsAdmin(
    instance,
    'GET',
    '/items/account_settings?fields=register_a_minute,register_an_hour',
    undefined,
  );
}, 180_000);

afterAll(async () => {
  await waitUntilHealthy();
  const query = { filter: { email: { _ends_with: '@bench.hatnang.example.com' } }, limit: -1 };
  await requestAsAdmin(instance, 'DELETE', '/users', { query });
  await requestAsAdmin(instance, 'PATCH', '/items/account_settings', limits);
}, 180_000);

/** Kills the replicas of a service in turn. The process is killed as in a crash, so Docker restarts the container. */
function replicasOf(service: Service): KillTarget {
  let killCount = 0;
  let killedPid = 0;
  const readState = async () => {
    const containers = await containersOf(service);
    const { State } = (await containers[killCount % containers.length]?.inspect()) ?? {};
    if (!State) throw new Error(`${service} has no container.`);
    return State;
  };
  return {
    async prepare() {
      killCount++;
      const uptimeMs = Date.now() - Date.parse((await readState()).StartedAt);
      await sleep(Math.max(0, minUptimeMs - uptimeMs));
    },
    async kill() {
      killedPid = (await readState()).Pid;
      process.kill(killedPid, 'SIGKILL');
      waitForProcessEnd(killedPid);
    },
    async isServing() {
      const state = await readState();
      if (!state.Running || state.Pid === killedPid) return false;
      const paths = ['/api/items/languages?limit=1', '/api/health'];
      const answers = await Promise.all(paths.map((path) => timeRequest(stack().urls.site + path)));
      return answers.every(({ status }) => status === 200);
    },
    hasUpload: (name) => containerFiles(readProject().name).includes(name),
  };
}

it.each(['directus', 'web', 'edge', 'postgres', 'redis'] as const)(
  '%s: no acknowledged write is lost, and none is half done',
  async (service) => {
    const { figures, isAcceptable } = await measureKills(instance, kills, replicasOf(service));
    console.log(`${service}: ${figures}`);
    expect(isAcceptable, figures).toBe(true);
  },
  kills * 60_000 + 60_000,
);
