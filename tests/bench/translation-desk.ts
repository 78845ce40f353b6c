import { join } from 'node:path';
import { makeDocuments, removeMadeDocuments } from '../../seeds/factories.ts';
import type { Bench } from './bench.ts';
import { formatMs, measureSequential } from './latency.ts';

const documentCount = 5000;
const maxP50Ms = 300;
const requestsPerPage = 20;
const paths = ['', '?section=documents&state=missing', '?sort=reads', '?lang=vi'];

/** Measures the list of the translation desk with 5,000 more documents. About a tenth of them have no English text. */
export const translationDesk: Bench = async ({ dataDir, running, secrets }, reporter) => {
  const database = join(dataDir, 'data.db');
  let isReached = true;
  try {
    await reporter.step(`${documentCount} documents`, () => makeDocuments({ database, count: documentCount, seed: 5 }));
    const request = async (path: string) => {
      const url = `${running.urls.directus}/translation-desk${path}`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${secrets.adminToken}` } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 300)}`);
    };
    for (const path of paths) {
      // The first request loads database pages into memory.
      await request(path);
      const { p50, p95, processorMs } = await measureSequential(
        () => [path],
        requestsPerPage,
        request,
        running.pids.directus,
      );
      const isGood = p50 <= maxP50Ms;
      if (!isGood) isReached = false;
      const times = `p50 ${formatMs(p50)} · p95 ${formatMs(p95)} · processor ${formatMs(processorMs)}`;
      reporter.line(`  ${(path || 'all').padEnd(34)} ${times} (goal ≤ ${maxP50Ms} ms${isGood ? '' : ', MISSED'})`);
    }
  } finally {
    await reporter.step('Cleaning up', () => removeMadeDocuments(database));
  }
  return isReached;
};
