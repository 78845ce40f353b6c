import { StepError } from '../../scripts/stack/steps.ts';
import { type Bench, benchPages, visitorCookie } from './bench.ts';
import { formatMs, type Latency, measureSequential, median, processorTimeOf } from './latency.ts';

const requestsPerRound = 200;
const rounds = 5;
/** Maximum time that the counters may add to a page, maximum time of the report of a browser, and maximum processor time of the site per report. */
const goals = { pageMs: 1, reportMs: 10, reportProcessorMs: 1 };

interface Round {
  readonly page: Latency;
  readonly countedPage: Pick<Latency, 'p50' | 'processorMs'>;
  readonly report: Latency;
}

/**
 * Measures what the counters add to a cached page (decision 277). A browser reports an opened page three seconds later in a request of its own. The bench
 * requests the pages alone, and each followed by its report. The rounds alternate, because the speed of the machine changes.
 */
export const counters: Bench = async (instance, reporter) => {
  const site = instance.running.urls.site;
  let isReached = true;
  for (const { name, url } of await benchPages(instance)) {
    const path = new URL(url).pathname;
    const readPage = async () => {
      const answer = await fetch(url, { headers: { cookie: visitorCookie } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new StepError(`${url}: ${answer.status}`);
    };
    const sendReport = async () => {
      const body = JSON.stringify({ kind: 'opened', path });
      const answer = await fetch(`${site}/api/count`, { method: 'POST', headers: { origin: site }, body });
      await answer.arrayBuffer();
      if (answer.status !== 204) throw new StepError(`/api/count: ${answer.status}`);
    };
    const { site: pid } = instance.running.pids;
    const measure = (request: () => Promise<unknown>) =>
      measureSequential(() => [path], requestsPerRound, request, pid);
    const measureCountedPage = async (): Promise<Pick<Latency, 'p50' | 'processorMs'>> => {
      const processorMsBefore = processorTimeOf(pid);
      const times: number[] = [];
      for (let number = 0; number < requestsPerRound; number++) {
        const startedAt = performance.now();
        await readPage();
        times.push(performance.now() - startedAt);
        await sendReport();
      }
      const processorMs = (processorTimeOf(pid) - processorMsBefore) / requestsPerRound;
      return { p50: median(times), processorMs };
    };
    const measureRound = async (): Promise<Round> => ({
      page: await measure(readPage),
      countedPage: await measureCountedPage(),
      report: await measure(sendReport),
    });
    await measureRound();
    const measured = await reporter.step(`${name}, ${rounds} rounds`, async () => {
      const found: Round[] = [];
      for (let round = 0; round < rounds; round++) found.push(await measureRound());
      return found;
    });
    const p50 = (kind: keyof Round) => median(measured.map((round) => round[kind].p50));
    const addedMs = median(measured.map(({ page, countedPage }) => countedPage.p50 - page.p50));
    const reportP95 = median(measured.map(({ report }) => report.p95));
    const reportProcessorMs = median(measured.map(({ report }) => report.processorMs));
    const pageProcessorMs = median(
      measured.map(({ page, countedPage, report }) => countedPage.processorMs - page.processorMs - report.processorMs),
    );
    reporter.line(
      `    page alone p50 ${formatMs(p50('page'))} · with its report ${formatMs(p50('countedPage'))} · added ${formatMs(addedMs)} (goal ≤ ${goals.pageMs} ms)`,
    );
    reporter.line(
      `    report p50 ${formatMs(p50('report'))} · p95 ${formatMs(reportP95)} (goal ≤ ${goals.reportMs} ms) · processor ${formatMs(reportProcessorMs)} (goal ≤ ${goals.reportProcessorMs} ms), and ${formatMs(pageProcessorMs)} more for the page itself`,
    );
    // Processor times are NaN on systems other than Linux. A comparison with NaN is false, so these systems pass.
    const isSlow = addedMs > goals.pageMs || reportP95 > goals.reportMs || reportProcessorMs > goals.reportProcessorMs;
    isReached &&= !isSlow;
  }
  return isReached;
};
