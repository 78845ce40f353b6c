/** Tests that every replica returns metrics on its inner port, and that the metrics contain no words of visitors. */
import { beforeAll, expect, it, vi } from 'vitest';
import { visit } from '../support/site.ts';
import { containersOf, execInContainer, type Service, waitUntilHealthy } from './compose-stack.ts';

beforeAll(waitUntilHealthy, 180_000);

/** Reads the metrics of each replica of a service from inside its container. */
const readMetrics = async (service: Service): Promise<string[]> => {
  const script = "fetch('http://127.0.0.1:9464/metrics').then((r) => r.text()).then(console.log)";
  return Promise.all(
    (await containersOf(service)).map((container) => execInContainer(container, 'node', '-e', script)),
  );
};

it.each(['web', 'directus'] as const)(
  'every replica of %s returns its requests, its event loop and its memory',
  async (service) => {
    const texts = await readMetrics(service);
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      // The health check of each container is a request.
      expect(text).toMatch(/^http_request_seconds_count\{route="(api\/health|server)",outcome="2xx"\} [1-9]/m);
      expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
      expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
    }
  },
);

it('Directus returns the length and the age of its queues', async () => {
  for (const text of await readMetrics('directus')) {
    for (const queue of ['mail', 'downloads', 'search']) {
      expect(text).toMatch(new RegExp(`^queue_length\\{queue="${queue}"\\} \\d+$`, 'm'));
      expect(text).toMatch(new RegExp(`^queue_oldest_seconds\\{queue="${queue}"\\} [\\d.]+$`, 'm'));
    }
  }
});

it('no metric contains words of a visitor', async () => {
  for (const path of ['/tim-kiem?q=zzquery', '/zzpath', '/api/items/zzcollection?filter=zzfilter']) await visit(path);
  await vi.waitFor(async () => expect((await readMetrics('web')).join()).toMatch(/route="searchAll|route="search/));
  expect([...(await readMetrics('web')), ...(await readMetrics('directus'))].join()).not.toMatch(
    /zz(query|path|collection|filter)/,
  );
});
