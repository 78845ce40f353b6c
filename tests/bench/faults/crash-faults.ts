import { isResponding } from '../../../scripts/stack/directus.ts';
import { type Fault, repeatRequest, slowestMs, timeRequest, timeUntil, withCopy } from './fault.ts';

const crashCount = 4;
/** Maximum times in milliseconds: for a kept page, for a call, and until Directus serves after the fourth crash (10 s of delay and a start). */
const limits = { kept: 1000, call: 3500, recovery: 60_000 };
/** Minimum delay before the restart after the fourth crash, in milliseconds (supervisor.ts, `backOffMs`). */
const minBackOffMs = 9000;
const keptPaths = ['/', '/tin-tuc', '/en/documents'];

/** Runs a copy of the project with the usual supervisor, and kills its Directus four times, each time when Directus serves. */
const measure: Fault['measure'] = (instance) =>
  withCopy(instance, { quickRestarts: 3 }, async (stack) => {
    const { site, directus } = stack.running.urls;
    const program = stack.programs.directus;
    const isServing = () => isResponding(`${directus}/server/ping`);
    for (let turn = 0; turn < 2; turn++) for (const path of keptPaths) await timeRequest(site + path);
    let visitCount = 0;
    const endVisits = repeatRequest(
      () => timeRequest(site + (keptPaths[visitCount++ % keptPaths.length] as string)),
      200,
    );
    const endCalls = repeatRequest(() => timeRequest(`${site}/api/items/languages?limit=1`), 1000);
    const downTimes: number[] = [];
    let backOffMs = Number.NaN;
    for (let crash = 1; crash <= crashCount; crash++) {
      program?.kill('SIGKILL');
      await timeUntil(async () => program?.pid === undefined, 5000);
      const downAt = performance.now();
      backOffMs = await timeUntil(async () => program?.pid !== undefined, limits.recovery);
      await timeUntil(isServing, limits.recovery);
      downTimes.push(performance.now() - downAt);
    }
    const recoveryMs = await timeUntil(
      async () => (await timeRequest(`${site}/api/items/languages?limit=1`)).status === 200,
      limits.recovery,
    );
    const [visits, calls] = await Promise.all([endVisits(), endCalls()]);
    const lostCount = visits.filter(({ status }) => status !== 200).length;
    const wrongCount = calls.filter(({ status }) => status !== 200 && status !== 503).length;
    return {
      figures: [
        `down ${downTimes.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s, of which the last waits ${(backOffMs / 1000).toFixed(1)} s`,
        `${visits.length} kept pages, ${lostCount} lost, slowest ${slowestMs(visits)} ms`,
        `${calls.length} calls, slowest ${slowestMs(calls)} ms, ${wrongCount} other than 200 and 503; back in ${Math.round(recoveryMs)} ms`,
      ].join('; '),
      isAcceptable:
        program?.restarts === crashCount &&
        backOffMs >= minBackOffMs &&
        downTimes.every((ms) => ms <= limits.recovery) &&
        lostCount + wrongCount === 0 &&
        slowestMs(visits) <= limits.kept &&
        slowestMs(calls) <= limits.call &&
        recoveryMs <= 5000,
    };
  });

export const crashFaults: Fault[] = [{ name: 'Directus crashes four times in ten minutes', measure }];
