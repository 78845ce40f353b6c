import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Instance } from '../../scripts/stack/instance.ts';
import { rootDir } from '../../scripts/stack/settings.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import { runLogged } from '../../scripts/testing/run-logged.ts';
import { systemChromium } from '../setup/browser.ts';
import { type Bench, type BenchPage, benchPages, visitorCookie } from './bench.ts';
import { sectionPages } from './section-pages.ts';

const runs = Number(process.env.BENCH_RUNS ?? 3);
/** What must be reached, in hundredths. */
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof wanted;
const categories = Object.keys(wanted) as Category[];

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number; scoreDisplayMode: string }>;
}

/**
 * Lighthouse as a phone sees the site: Home and a news item, the median of three runs each (BENCH_RUNS). BENCH_PAGES=sections takes each kind of list
 * and detail, BENCH_PAGES=/tin-tuc,/su-kien these.
 */
export const lighthouse: Bench = async (instance, reporter) => {
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-lighthouse-'));
  let isReached = true;
  try {
    for (const { name, url } of await chosenPages(instance)) {
      const reports: Report[] = [];
      for (let run = 1; run <= runs; run++) {
        reports.push(await reporter.step(`${name}, run ${run} of ${runs}`, () => audit(url, folder), summary));
      }
      const median = [...reports].sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[
        (runs - 1) >> 1
      ];
      if (!median) throw new StepError('Lighthouse gave no report.');
      reporter.line(`    median of ${name}: ${summary(median)}`);
      const missed = categories.filter((category) => scoreOf(median, category) < wanted[category]);
      for (const category of missed) {
        isReached = false;
        reporter.line(`    ${category} must be ${wanted[category]}: ${lost(median, category).join('; ')}`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return isReached;
};

function chosenPages(instance: Instance): Promise<BenchPage[]> | BenchPage[] {
  const chosen = process.env.BENCH_PAGES;
  if (!chosen) return benchPages(instance);
  if (chosen === 'sections') return sectionPages(instance);
  return chosen.split(',').map((path) => ({ name: path, url: instance.running.urls.site + path }));
}

/** One run in a browser of its own. @throws StepError when it fails. */
async function audit(url: string, folder: string): Promise<Report> {
  const fromRoot = createRequire(join(rootDir, 'package.json'));
  const cli = join(dirname(fromRoot.resolve('lighthouse/package.json')), 'cli/index.js');
  const file = join(folder, 'report.json');
  const args = [
    cli,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--extra-headers=${JSON.stringify({ Cookie: visitorCookie })}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
  ];
  const chromium = systemChromium();
  const { code, output } = await runLogged(process.execPath, args, { env: chromium ? { CHROME_PATH: chromium } : {} });
  if (code !== 0) throw new StepError(`Lighthouse failed on ${url}: ${output.trim().split('\n').slice(-5).join(' ')}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const scoreOf = (report: Report, category: Category): number =>
  Math.round((report.categories[category].score ?? 0) * 100);

function summary(report: Report): string {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const scores = categories.map((category) => `${category} ${scoreOf(report, category)}`);
  const times = [
    `LCP ${Math.round(value('largest-contentful-paint'))} ms`,
    `CLS ${value('cumulative-layout-shift').toFixed(3)}`,
    `TBT ${Math.round(value('total-blocking-time'))} ms`,
  ];
  return [...scores, ...times].join(', ');
}

/** The audits that cost points, the heaviest first. */
function lost({ categories: all, audits }: Report, category: Category): string[] {
  return all[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .sort((a, b) => b.weight * (1 - (audits[b.id]?.score ?? 1)) - a.weight * (1 - (audits[a.id]?.score ?? 1)))
    .map(({ id }) => `${id} ${audits[id]?.score}`);
}
