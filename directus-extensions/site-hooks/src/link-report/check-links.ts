/** Checks many addresses: a few at the same time, and one at a time for each host. */
import { type CheckResult, checkAddress, type Network, type RunForHost } from './check-address.ts';

/** Maximum number of addresses that are requested at the same time. */
const PARALLEL_CHECKS = 4;
/** Maximum milliseconds of all checks together. Addresses that are left stay unchecked. */
const MAX_CHECKS_MS = 3 * 3_600_000;

/** Checks each address once, and returns the results by address. */
export async function checkLinks(
  addresses: readonly string[],
  network: Network,
  now: () => number = Date.now,
): Promise<Map<string, CheckResult>> {
  const results = new Map<string, CheckResult>();
  const runForHost = createHostTurns();
  const endsAt = now() + MAX_CHECKS_MS;
  const hostGroups = [...Map.groupBy(new Set(addresses), (address) => new URL(address).host).values()];
  const runWorker = async () => {
    for (let group = hostGroups.pop(); group !== undefined; group = hostGroups.pop())
      for (const address of group)
        results.set(address, now() < endsAt ? await checkAddress(address, network, runForHost) : 'unchecked');
  };
  await Promise.all(Array.from({ length: PARALLEL_CHECKS }, runWorker));
  return results;
}

/** Creates a function that runs the tasks of each host one after the other. Redirects of several addresses may lead to the same host. */
function createHostTurns(): RunForHost {
  const lastTasks = new Map<string, Promise<unknown>>();
  return (host, task) => {
    const run = (lastTasks.get(host) ?? Promise.resolve()).then(task);
    lastTasks.set(
      host,
      run.catch(() => undefined),
    );
    return run;
  };
}
