import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { href } from '@hat-nang/model/routes';
import type { Instance } from '../../scripts/stack/instance.ts';
import { type Reporter, StepError } from '../../scripts/stack/steps.ts';
import { type Bench, benchPages, requestAsAdmin, visitorCookie } from './bench.ts';
import { formatMs, measureConcurrent, median, processorTimeOf } from './latency.ts';

const itemCount = 1000;
const minuteMs = 60_000;
/** Items of one request, as when a reviewer publishes a selection. Requests follow each other. */
const batchSize = 10;
const maxSiteDelayMs = 60_000;
const maxRatio = 2;
const readers = 2;
/** Items whose pages are checked after the last publication. */
const checkedItems = 40;

interface Draft {
  readonly id: number;
  readonly path: string;
}

/** Who publishes. The service user is exempt from the publishing rules. For a reviewer, each item is checked. */
const publishers = ['service', 'reviewer'] as const;
type Publisher = (typeof publishers)[number];

/**
 * Publishes 1,000 news within a minute, while readers request pages: as the service user, and as a reviewer. Measures the readers' p95 relative to an idle
 * library, and the time from the last publication until list and items are on the site.
 */
export const publishing: Bench = async (instance, reporter) => {
  const chosenPublisher = process.env.BENCH_PUBLISHER;
  let isReached = true;
  for (const publisher of publishers) {
    if (chosenPublisher !== undefined && publisher !== chosenPublisher) continue;
    reporter.line(`  published by the ${publisher === 'service' ? 'service user' : publisher}`);
    isReached = (await measurePublishing(instance, reporter, publisher)) && isReached;
  }
  return isReached;
};

/** Runs `work` on an instance whose requests `requestAsAdmin` sends as this publisher. The reviewer has a static token during the work. */
async function asPublisher<T>(
  instance: Instance,
  publisher: Publisher,
  work: (instance: Instance) => Promise<T>,
): Promise<T> {
  if (publisher === 'service') return work(instance);
  const filter = { email: { _eq: instance.credentials[publisher].email } };
  const setToken = (token: string | null) =>
    requestAsAdmin(instance, 'PATCH', '/users', { query: { filter }, data: { token } });
  const adminToken = randomUUID();
  await setToken(adminToken);
  try {
    return await work({ ...instance, secrets: { ...instance.secrets, adminToken } });
  } finally {
    await setToken(null);
  }
}

async function measurePublishing(instance: Instance, reporter: Reporter, publisher: Publisher): Promise<boolean> {
  const pages = [
    ...(await benchPages(instance)).map(({ url }) => url),
    instance.running.urls.site + href('vi', 'news'),
  ];
  const read = async (url: string) => {
    const answer = await fetch(url, { headers: { cookie: visitorCookie } });
    const text = await answer.text();
    if (answer.status !== 200) throw new StepError(`${url}: ${answer.status}`);
    return text;
  };
  const measureReaders = async (isOver: () => boolean) => {
    const times: number[] = [];
    do times.push((await measureConcurrent(() => pages, readers, 60, read)).p95);
    while (!isOver());
    return median(times);
  };
  const drafts = await reporter.step(`${itemCount} drafts`, () => createDrafts(instance, itemCount));
  try {
    for (const url of pages) await read(url);
    const idleEnd = Date.now() + 10_000;
    const idleP95 = await measureReaders(() => Date.now() > idleEnd);
    const { directus } = instance.running.pids;
    const processorMsBefore = processorTimeOf(directus);
    let isPublished = false;
    // If publishing fails, the readers must end, too.
    const publishAll = () =>
      asPublisher(instance, publisher, (publishing) => publishWithinMinute(publishing, drafts)).finally(() => {
        isPublished = true;
      });
    const [publishedMs, busyP95] = await Promise.all([publishAll(), measureReaders(() => isPublished)]);
    const processorMs = (processorTimeOf(directus) - processorMsBefore) / itemCount;
    const startedAt = Date.now();
    const siteDelayMs = await waitForSite(instance.running.urls.site, drafts, startedAt);
    const isFast = publishedMs <= minuteMs * 1.05;
    reporter.line(
      `  published in ${(publishedMs / 1000).toFixed(1)} s (goal ≤ 60 s), processor of Directus ${formatMs(processorMs)} per item`,
    );
    reporter.line(`  site right ${(siteDelayMs / 1000).toFixed(1)} s later (goal ≤ ${maxSiteDelayMs / 1000} s)`);
    reporter.line(
      `  readers' p95 idle ${formatMs(idleP95)} · meanwhile ${formatMs(busyP95)} · ratio ${(busyP95 / idleP95).toFixed(2)} (goal ≤ ${maxRatio})`,
    );
    return isFast && siteDelayMs <= maxSiteDelayMs && busyP95 <= maxRatio * idleP95;
  } finally {
    await reporter.step('Cleaning up', () => removeDrafts(instance, drafts));
  }
}

async function createDrafts(instance: Instance, count: number): Promise<Draft[]> {
  const word = Date.now().toString(36);
  const drafts: Draft[] = [];
  for (let start = 0; start < count; start += 100) {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      status: 'draft',
      translations: ['vi-VN', 'en-US'].map((languages_code) => ({
        languages_code,
        title: `Tin đo ${word} ${start + index}`,
        slug: `tin-do-${word}-${start + index}x`,
        body: '<p>Nội dung để đo.</p>',
      })),
    }));
    const created = await requestAsAdmin<{ id: number }[]>(instance, 'POST', '/items/news?fields=id', rows);
    for (const [index, { id }] of created.entries()) {
      const slug = `tin-do-${word}-${start + index}x`;
      drafts.push({ id, path: href('vi', 'newsDetail', { slug, id }) });
    }
  }
  return drafts;
}

/** Spreads the publications evenly over 55 seconds. Returns their total time in milliseconds, which is longer if Directus is too slow. */
async function publishWithinMinute(instance: Instance, drafts: readonly Draft[]): Promise<number> {
  const startedAt = Date.now();
  for (let start = 0; start < drafts.length; start += batchSize) {
    const dueAt = startedAt + (start / drafts.length) * 55_000;
    await sleep(Math.max(0, dueAt - Date.now()));
    const keys = drafts.slice(start, start + batchSize).map(({ id }) => id);
    const data = { status: 'published', date_published: new Date(Date.now() - 1000).toISOString() };
    await requestAsAdmin(instance, 'PATCH', '/items/news?fields=id', { keys, data });
  }
  return Date.now() - startedAt;
}

/** Waits until the list shows the last item, and a sample of all items has its pages. Returns the delay in milliseconds, at most two minutes. */
async function waitForSite(site: string, drafts: readonly Draft[], startedAt: number): Promise<number> {
  const step = Math.floor(drafts.length / checkedItems);
  const paths = drafts.filter((_, index) => index % step === 0 || index === drafts.length - 1).map(({ path }) => path);
  const request = (path: string) => fetch(site + path, { headers: { cookie: visitorCookie }, redirect: 'manual' });
  while (Date.now() - startedAt < 2 * minuteMs) {
    const list = await (await request(href('vi', 'news'))).text();
    const answers = await Promise.all(paths.map(async (path) => (await request(path)).status));
    // Items of one second have no fixed order, so the list must show one of the last batch.
    const isListRight = drafts.slice(-batchSize).some(({ path }) => list.includes(`"${path}"`));
    if (isListRight && answers.every((status) => status === 200)) return Date.now() - startedAt;
    await sleep(250);
  }
  return Date.now() - startedAt;
}

async function removeDrafts(instance: Instance, drafts: readonly Draft[]): Promise<void> {
  for (let start = 0; start < drafts.length; start += 100)
    await requestAsAdmin(
      instance,
      'DELETE',
      '/items/news',
      drafts.slice(start, start + 100).map(({ id }) => id),
    );
}
