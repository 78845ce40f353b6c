import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePorts } from '../../../scripts/stack/ports.ts';
import { dataPath } from '../../../scripts/stack/settings.ts';
import { siteProgram } from '../../../scripts/stack/site.ts';
import { readStamps } from '../../../scripts/stack/sources.ts';
import { createSupervisor } from '../../../scripts/stack/supervisor.ts';
import { type ProxyFaults, startFaultProxy } from '../../support/fault-proxy.ts';
import {
  type Answer,
  countStatuses,
  type Fault,
  formatLength,
  readLength,
  slowestMs,
  timeRequest,
  timeUntil,
} from './fault.ts';

/** Maximum times in milliseconds: for a finished page, for a new page (the longest deadline of a read plus its rendering), and until all is well again. */
const limits = { finished: 1000, fresh: 9000, recovery: 5000 };
const faultSeconds = readLength('FAULT_NETWORK_S', { long: 120, usual: 30, short: 20 });

const paths = ['/', '/tin-tuc', '/en/documents', '/en/news'];

/** Starts a second site, whose calls to Directus pass a proxy with faults, and reads finished and new pages. */
const measureWith =
  (networkFaults: Partial<ProxyFaults>, allowedStatuses: readonly number[]): Fault['measure'] =>
  async ({ running, secrets }) => {
    const folder = mkdtempSync(join(tmpdir(), 'hat-nang-network-'));
    const proxy = await startFaultProxy(running.settings.directusPort);
    const supervisor = createSupervisor();
    try {
      const [port = 0] = await findFreePorts(1);
      const site = `http://127.0.0.1:${port}`;
      const program = siteProgram({
        settings: { ...running.settings, port, siteUrl: site, publicUrl: site },
        secrets,
        build: { id: readStamps(running.settings).site ?? '', isNew: false },
        extra: { DIRECTUS_URL: `http://127.0.0.1:${proxy.port}`, SITE_CACHE_DIR: folder },
      });
      await supervisor.start({ ...program, logFile: dataPath(running.settings, 'logs/site-network.log') });
      const sizes = new Map<string, number>();
      for (let turn = 0; turn < 3; turn++)
        for (const path of paths) sizes.set(path, (await timeRequest(site + path)).text.length);
      const isHalf = (path: string, { status, text }: Answer) =>
        status === 200 && (!text.trimEnd().endsWith('</html>') || text.length < 0.8 * (sizes.get(path) ?? 0));
      let halfCount = 0;
      const read = async (path: string, query = '') => {
        const answer = await timeRequest(site + path + query);
        if (isHalf(path, answer)) halfCount++;
        return { ...answer, text: '' };
      };
      Object.assign(proxy.faults, networkFaults);
      const finished: Promise<Answer>[] = [];
      const fresh: Promise<Answer>[] = [];
      const calls: Promise<Answer>[] = [];
      for (let turn = 0; turn < faultSeconds * 2; turn++) {
        finished.push(...paths.map((path) => read(path)));
        // New pages find most of their data in a cache, so calls of browsers reach Directus as well.
        for (const limit of [1, 2]) calls.push(timeRequest(`${site}/api/items/news?limit=${limit}&offset=${turn}`));
        if (turn % 2 === 0) fresh.push(read('/tin-tuc', `?khong-ai-xem=${Date.now()}`));
        await sleep(500);
      }
      const [finishedAnswers, freshAnswers] = await Promise.all([Promise.all(finished), Promise.all(fresh)]);
      const callAnswers = await Promise.all(calls);
      Object.assign(proxy.faults, { delayMs: 0, resetShare: 0 });
      const recoveryMs = await timeUntil(
        async () => (await read('/tin-tuc', `?tro-lai=${Date.now()}`)).status === 200,
        60_000,
      );
      const lostCount = finishedAnswers.filter(({ status }) => status !== 200).length;
      const wrongCount = [...freshAnswers, ...callAnswers].filter(
        ({ status }) => !allowedStatuses.includes(status),
      ).length;
      return {
        figures: [
          `${finishedAnswers.length} finished pages, ${lostCount} lost, slowest ${slowestMs(finishedAnswers)} ms`,
          `new pages: ${countStatuses(freshAnswers)}, slowest ${slowestMs(freshAnswers)} ms`,
          `calls: ${countStatuses(callAnswers)}, slowest ${slowestMs(callAnswers)} ms`,
          `${halfCount} half; ${proxy.resets()} resets; back in ${Math.round(recoveryMs)} ms`,
        ].join('; '),
        isAcceptable:
          lostCount + wrongCount + halfCount === 0 &&
          slowestMs(finishedAnswers) <= limits.finished &&
          slowestMs([...freshAnswers, ...callAnswers]) <= limits.fresh &&
          proxy.resets() > 0 === (networkFaults.resetShare !== undefined) &&
          recoveryMs <= limits.recovery,
      };
    } finally {
      await supervisor.stopAll();
      await proxy.close();
      rmSync(folder, { recursive: true, force: true });
    }
  };

export const networkFaults: Fault[] = [
  {
    name: `Network to Directus: 300 ms for each packet, ${formatLength(faultSeconds)}`,
    measure: measureWith({ delayMs: 300 }, [200]),
  },
  {
    name: `Network to Directus: every tenth request is reset, ${formatLength(faultSeconds)}`,
    measure: measureWith({ resetShare: 0.1 }, [200, 503]),
  },
];
