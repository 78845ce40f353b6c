import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pageCacheChannel } from '@hat-nang/model/http/page-cache-channel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { findFreePorts } from '../scripts/stack/ports.ts';
import { startMetrics } from './metrics.ts';
import { countPageCacheVisits } from './web/page-cache-metrics.ts';
import { siteRoute } from './web/site-route.ts';

let server: Server;
let url: string;
let metricsUrl: string;
const readMetrics = async () => (await fetch(metricsUrl)).text();

beforeAll(async () => {
  const [metricsPort = 0] = await findFreePorts(1);
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  countPageCacheVisits(startMetrics(metricsPort, siteRoute), siteRoute);
  server = createServer((request, response) => {
    if (request.url?.startsWith('/api/assets')) return void response.destroy();
    response.writeHead(request.url === '/tin-tuc' ? 200 : 503).end('x');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('counts requests by route and outcome, without words of a visitor', async () => {
  await fetch(`${url}/tin-tuc`);
  await fetch(`${url}/tim-kiem?q=bi-mat`);
  await fetch(`${url}/bi-mat/bi-mat`);
  await fetch(`${url}/api/assets/1`).catch(() => undefined);
  await vi.waitFor(async () => {
    const text = await readMetrics();
    expect(text).toContain('http_request_seconds_count{route="news",outcome="2xx"} 1');
    expect(text).toContain('http_request_seconds_count{route="other",outcome="5xx"} 1');
    expect(text).toContain('http_request_seconds_count{route="api/assets",outcome="aborted"} 1');
    expect(text).not.toContain('bi-mat');
  });
});

it('counts how the page cache answered, by route', async () => {
  const visits = channel(pageCacheChannel);
  for (const outcome of ['miss', 'hit', 'hit', 'stale']) visits.publish({ target: '/tin-tuc?page=2', outcome });
  visits.publish({ target: '/bi-mat', outcome: 'miss' });
  const text = await readMetrics();
  expect(text).toContain('page_cache_visits{route="news",outcome="hit"} 2');
  expect(text).toContain('page_cache_visits{route="news",outcome="stale"} 1');
  expect(text).toContain('page_cache_visits{route="news",outcome="miss"} 1');
  expect(text).toContain('page_cache_visits{route="other",outcome="miss"} 1');
  expect(text).not.toContain('bi-mat');
});

it('serves nothing but the metrics, and does not count its own requests', async () => {
  expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
  expect(await readMetrics()).not.toContain('route="metrics"');
});

describe('a route is one of few values', () => {
  it.each([
    ['/', 'home'],
    ['/en/news/book-fair-12', 'newsDetail'],
    ['/_next/static/chunks/a.js', 'static'],
    ['/api/items/news', 'api/items'],
    ['/api/nguyen-van-a', 'api/other'],
    ['/nguyen-van-a', 'other'],
  ])('%s is %s', (pathname, route) => expect(siteRoute(pathname)).toBe(route));
});

it('a worker thread of Directus runs without a server for metrics', async () => {
  const preload = join(import.meta.dirname, 'directus/metrics-preload.ts');
  // The worker loads the preload module and has no environment, like the threads that build the downloads of books.
  const code = "import { parentPort } from 'node:worker_threads'; parentPort.postMessage('done');";
  const worker = new Worker(new URL(`data:text/javascript,${code}`), { env: {}, execArgv: ['--import', preload] });
  expect(await once(worker, 'message')).toEqual(['done']);
});

it('the alert rules and the dashboard use only existing metrics', async () => {
  const folder = join(import.meta.dirname, 'monitoring');
  const { groups } = parse(readFileSync(join(folder, 'alerts.yml'), 'utf8')) as {
    groups: { rules: { expr: string }[] }[];
  };
  const { panels } = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const expressions = [...groups.flatMap(({ rules }) => rules), ...panels.flatMap(({ targets }) => targets)].map(
    ({ expr }) => expr,
  );
  const preload = readFileSync(join(import.meta.dirname, 'directus/metrics-preload.ts'), 'utf8');
  const existing = new Set([
    'up',
    ...[...(await readMetrics()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name),
    ...[...preload.matchAll(/(?:name: |defineBackupGauge\(\s*)'(\w+)'/g)].map(([, name]) => name),
  ]);
  const used = expressions.flatMap((expression) =>
    [...expression.replace(/"[^"]*"/g, '').matchAll(/\b(up|[a-z]+_[a-z0-9_]+)\b(?!\()/g)].map(([, name = '']) => name),
  );
  expect(used.length).toBeGreaterThan(10);
  const missing = used.filter(
    (name) => name !== 'histogram_quantile' && !existing.has(name.replace(/_(count|bucket|sum)$/, '')),
  );
  expect(missing).toEqual([]);
});
