import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { href } from '@hat-nang/model/routes';
import type { Instance } from '../../scripts/stack/instance.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import { type Bench, requestAsAdmin } from './bench.ts';
import { timeRequest, timeUntil } from './faults/fault.ts';
import { quantile } from './latency.ts';

const editCount = Number(process.env.BENCH_EDITS ?? 50);
/** Limits of the 95th percentile in milliseconds: on a quiet machine, and while other programs use all processors. */
const goals = { quiet: 5000, busy: 8000 };
const giveUpMs = 30_000;

interface NewsItem {
  readonly id: number;
  readonly translationId: number;
  readonly paths: readonly string[];
}

/**
 * Edits the title of a news item many times, and measures the time from the response to the edit until the item's page and the list show the new title. Each
 * measurement runs on a quiet machine and again while other programs use all processors.
 */
export const edits: Bench = async (instance, reporter) => {
  const item = await createNewsItem(instance);
  try {
    let isReached = true;
    for (const state of ['quiet', 'busy'] as const) {
      const endPrograms = state === 'busy' ? startBusyPrograms() : () => undefined;
      try {
        const times = await measureEdits(instance, item);
        const p95 = quantile(times, 0.95);
        const seconds = [quantile(times, 0.5), p95, Math.max(...times)].map((ms) => (ms / 1000).toFixed(2));
        reporter.line(
          `  ${state} machine: ${times.length} edits, median ${seconds[0]} s, p95 ${seconds[1]} s, slowest ${seconds[2]} s (goal p95 ≤ ${goals[state] / 1000} s)`,
        );
        isReached = isReached && p95 <= goals[state];
      } finally {
        endPrograms();
      }
    }
    return isReached;
  } finally {
    await requestAsAdmin(instance, 'DELETE', '/items/news', [item.id]);
  }
};

async function createNewsItem(instance: Instance): Promise<NewsItem> {
  const slug = `tin-sua-${Date.now().toString(36)}`;
  const { id, translations } = await requestAsAdmin<{ id: number; translations: { id: number }[] }>(
    instance,
    'POST',
    '/items/news?fields=id,translations.id',
    {
      status: 'published',
      author: 'Hạt Nắng',
      date_published: new Date().toISOString(),
      translations: [{ languages_code: 'vi-VN', title: 'Tin để đo', slug, body: '<p>Nội dung để đo.</p>' }],
    },
  );
  const [translation] = translations;
  if (!translation) throw new StepError('The news item has no translation.');
  return { id, translationId: translation.id, paths: [href('vi', 'newsDetail', { slug, id }), href('vi', 'news')] };
}

/** Returns the time of each edit in milliseconds until all pages show it. @throws StepError if a page does not show an edit within 30 s */
async function measureEdits(instance: Instance, { id, translationId, paths }: NewsItem): Promise<number[]> {
  const times: number[] = [];
  for (let number = 1; number <= editCount; number++) {
    const title = `Tin để đo ${Date.now().toString(36)}${number}`;
    await requestAsAdmin(instance, 'PATCH', `/items/news/${id}`, {
      translations: { update: [{ id: translationId, title }] },
    });
    const isShownOn = async (path: string) =>
      (await timeRequest(instance.running.urls.site + path)).text.includes(title);
    const ms = Math.max(...(await Promise.all(paths.map((path) => timeUntil(() => isShownOn(path), giveUpMs)))));
    if (Number.isNaN(ms)) throw new StepError(`An edit was not shown within ${giveUpMs / 1000} s.`);
    times.push(ms);
    // Visitors load the page between edits, so that each edit starts from a cached page.
    await sleep(1500 + Math.random() * 1000);
  }
  return times;
}

/** Starts one endless calculation per processor. Returns the function that ends them. */
function startBusyPrograms(): () => void {
  const programs: ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const program of programs) program.kill('SIGKILL');
  };
}
