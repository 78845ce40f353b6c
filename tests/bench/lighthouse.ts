import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Instance } from '../../scripts/stack/instance.ts';
import { rootDir } from '../../scripts/stack/settings.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import { runLogged } from '../../scripts/testing/run-logged.ts';
import { systemChromium } from '../setup/browser.ts';
import { type Bench, type BenchPage, benchPages, readerPage, visitorCookie } from './bench.ts';
import { median } from './latency.ts';
import { sectionPages } from './section-pages.ts';

const runCount = Number(process.env.BENCH_RUNS ?? 3);
/** Minimum scores, 0 to 100. */
const minScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof minScores;
const categories = Object.keys(minScores) as Category[];
/** Maximum largest contentful paint of the reader, in milliseconds. */
const maxReadableMs = 1500;
/**
 * Maximum largest contentful paint of Home, in milliseconds, on a connection and a processor that Lighthouse really slows down. The simulation, which the
 * scores come from, adds the fonts, although no text waits for them (`font-display: optional`).
 */
const maxHomePaintMs = 1600;

/** Whether Lighthouse calculates the times of a slow phone, or slows the browser down. */
type Throttling = 'simulate' | 'devtools';

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number; scoreDisplayMode: string }>;
}

/**
 * Runs Lighthouse for phones on Home, a news item and the reader, three times each (BENCH_RUNS). The median run of a page counts. Home is also measured
 * with real throttling. BENCH_PAGES=sections selects every kind of list and detail page instead. BENCH_PAGES=/tin-tuc,/su-kien selects these paths.
 */
export const lighthouse: Bench = async (instance, reporter) => {
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-lighthouse-'));
  let isReached = true;
  try {
    for (const { name, url, isReader, isHome } of await readChosenPages(instance)) {
      // The first request for a page renders the page, which would slow the first run.
      await (await fetch(url)).text();
      const auditRepeatedly = async (kind: string, throttling: Throttling) => {
        const reports: Report[] = [];
        for (let run = 1; run <= runCount; run++) {
          const step = `${name}, ${kind}, run ${run} of ${runCount}`;
          reports.push(await reporter.step(step, () => audit(url, folder, throttling), formatSummary));
        }
        return reports;
      };
      const reports = await auditRepeatedly('simulated', 'simulate');
      const medianReport = [...reports].sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[
        (runCount - 1) >> 1
      ];
      if (!medianReport) throw new StepError('Lighthouse returned no report.');
      reporter.line(`    median of ${name}: ${formatSummary(medianReport)}`);
      const missedCategories = categories.filter(
        // The reader is not indexed, so its SEO score does not count.
        (category) => scoreOf(medianReport, category) < minScores[category] && !(isReader && category === 'seo'),
      );
      for (const category of missedCategories) {
        isReached = false;
        reporter.line(
          `    ${category} must be ${minScores[category]}: ${failedAudits(medianReport, category).join('; ')}`,
        );
      }
      if (isReader && numberOf(medianReport, 'largest-contentful-paint') > maxReadableMs) {
        isReached = false;
        reporter.line(`    it must be readable within ${maxReadableMs} ms`);
      }
      if (!isHome) continue;
      const slowed = await auditRepeatedly('slowed down', 'devtools');
      const paintMs = median(slowed.map((report) => numberOf(report, 'largest-contentful-paint')));
      reporter.line(`    ${name}: the largest contentful paint is after ${Math.round(paintMs)} ms`);
      if (!(paintMs <= maxHomePaintMs)) {
        isReached = false;
        reporter.line(`    it must be after at most ${maxHomePaintMs} ms`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return isReached;
};

async function readChosenPages(instance: Instance): Promise<BenchPage[]> {
  const pageSelection = process.env.BENCH_PAGES;
  if (!pageSelection) {
    const { url } = await readerPage(instance);
    return [...(await benchPages(instance)), { name: 'The reader', url, isReader: true }];
  }
  if (pageSelection === 'sections') return sectionPages(instance);
  return pageSelection.split(',').map((path) => ({ name: path, url: instance.running.urls.site + path }));
}

/** Runs Lighthouse in a new browser, and again after a NO_NAVSTART error. @throws StepError when the last run fails */
async function audit(url: string, folder: string, throttling: Throttling): Promise<Report> {
  const fromRoot = createRequire(join(rootDir, 'package.json'));
  const cli = join(dirname(fromRoot.resolve('lighthouse/package.json')), 'cli/index.js');
  const file = join(folder, 'report.json');
  const args = [
    cli,
    url,
    '--quiet',
    '--output=json',
    `--throttling-method=${throttling}`,
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--extra-headers=${JSON.stringify({ Cookie: visitorCookie })}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
  ];
  const chromium = systemChromium();
  const run = () => runLogged(process.execPath, args, { env: chromium ? { CHROME_PATH: chromium } : {} });
  let { code, output } = await run();
  // The trace of Chromium sometimes lacks its beginning. Lighthouse then recommends another run.
  if (code !== 0 && output.includes('NO_NAVSTART')) ({ code, output } = await run());
  if (code !== 0) throw new StepError(`Lighthouse failed on ${url}: ${output.trim().split('\n').slice(-5).join(' ')}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const scoreOf = (report: Report, category: Category): number =>
  Math.round((report.categories[category].score ?? 0) * 100);

/** Returns the figure of an audit. An audit without a figure has failed; its figure is Infinity, which exceeds every limit. */
const numberOf = (report: Report, audit: string): number =>
  report.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;

function formatSummary(report: Report): string {
  const value = (audit: string) => numberOf(report, audit);
  const scores = categories.map((category) => `${category} ${scoreOf(report, category)}`);
  const times = [
    `FCP ${Math.round(value('first-contentful-paint'))} ms`,
    `LCP ${Math.round(value('largest-contentful-paint'))} ms`,
    `CLS ${value('cumulative-layout-shift').toFixed(3)}`,
    `TBT ${Math.round(value('total-blocking-time'))} ms`,
  ];
  return [...scores, ...times].join(', ');
}

/** Returns the failed audits. Those that cost the most points come first. */
function failedAudits({ categories: reportCategories, audits }: Report, category: Category): string[] {
  return reportCategories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .sort((a, b) => b.weight * (1 - (audits[b.id]?.score ?? 1)) - a.weight * (1 - (audits[a.id]?.score ?? 1)))
    .map(({ id }) => `${id} ${audits[id]?.score}`);
}
