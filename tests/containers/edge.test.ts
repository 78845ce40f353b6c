/** Tests which requests the edge forwards, which responses it caches, and for how long. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { rootDir } from '../../scripts/stack/settings.ts';
import { stack } from '../setup/stack.ts';
import { createFixtures, type Item } from '../support/items.ts';
import { sendLarge } from '../support/large-body.ts';
import { createLogMarkers, findMarkerLines, sendMarkedRequests } from '../support/log-markers.ts';
import { sendRaw } from '../support/raw-requests.ts';
import { chosenCookie, textsOf, type Visit, visibleText, visit } from '../support/site.ts';
import { translate } from '../support/texts.ts';
import type { Container } from './compose-project.ts';
import {
  changeTitle,
  containersOf,
  execInContainer,
  firstContainer,
  freezeContainers,
  killContainers,
  runRedis,
  startContainersAgain,
  unfreeze,
  waitUntilHealthy,
} from './compose-stack.ts';
import { runCommand } from './docker.ts';

const { siteUrl, urls } = stack();
const fixtures = createFixtures();
let item: Item;
let path = '';
beforeAll(async () => {
  await waitUntilHealthy();
  item = await fixtures.item('news');
  path = `/tin-tuc/${item.slug.vi}-${item.id}`;
});
afterAll(() => fixtures.clear());

/** Returns the memory of a container's processes in megabytes. */
async function memoryOf(container: Container): Promise<number> {
  const { memory_stats: memory } = await container.stats({ stream: false });
  // The file cache of the kernel does not count, as in `docker stats`. The first name is that of cgroups v2, the second that of v1.
  const fileCache = memory.stats.inactive_file ?? memory.stats.total_inactive_file;
  return (memory.usage - fileCache) / 2 ** 20;
}

const cacheStatusOf = async (address: string) => (await visit(address)).headers.get('x-edge-cache');

describe('public access', () => {
  it('exists for the edge alone, and on this machine for the mail catcher of the development profile', async () => {
    const file = parse(readFileSync(join(rootDir, 'docker-compose.yml'), 'utf8')) as {
      services: Record<string, { ports?: string[]; profiles?: string[] }>;
    };
    const publishedServices = Object.entries(file.services).filter(([, { ports }]) => ports);
    expect(publishedServices.map(([name]) => name).sort()).toEqual(['edge', 'mail']);
    expect(file.services.mail?.profiles).toEqual(['development']);
    expect(file.services.mail?.ports?.[0]).toMatch(/^127\.0\.0\.1:/);
    for (const service of ['web', 'directus', 'redis'] as const) {
      const containers = await containersOf(service);
      expect(containers.length, service).toBeGreaterThan(0);
      for (const container of containers) {
        const { Ports } = (await container.inspect()).NetworkSettings;
        expect(Object.values(Ports).filter(Boolean), service).toEqual([]);
      }
    }
  });

  it.each([
    ['GET', '/admin'],
    ['GET', '/server/ping'],
    ['GET', '/items/news'],
    ['GET', '/api/server/info'],
    ['GET', '/api/collections'],
    ['GET', '/api/utils/hash/generate'],
    ['POST', '/api/revalidate'],
    ['POST', '/api/revalidate/'],
    ['GET', '/api/schema/snapshot'],
    ['GET', '/.env'],
    ['GET', '/.git/config'],
    ['GET', '/no-such-page'],
  ])('the site answers 404 to %s %s', async (method, address) => {
    const answer = await sendRaw(address, {
      method,
      headers: { 'x-site-secret': stack().secrets.siteSecret, origin: siteUrl },
    });
    expect(answer.status).toBe(404);
  });

  it.each(['/docs', '/.env', '/edge/health', '/vi', '/tin-tuc', '/websocket'])(
    'the Studio answers 404 to %s',
    async (address) => {
      expect((await fetch(urls.studio + address)).status).toBe(404);
    },
  );

  it('the Studio serves its page, and its API refuses anonymous requests', async () => {
    expect((await fetch(`${urls.studio}/admin`)).status).toBe(200);
    expect((await fetch(`${urls.studio}/users`)).status).toBe(403);
    // Pages of the extensions for staff.
    const pages = [
      '/books/import',
      '/search/try',
      '/status',
      '/link-report',
      '/waiting-versions',
      '/replace-used',
      '/translation-desk',
    ];
    for (const path of [...pages, '/translation-desk/news/1/en'])
      expect((await fetch(urls.studio + path)).status, path).toBe(403);
  });

  it('a page refuses POST with 405, and a body over its limit gets 413', async () => {
    expect((await sendRaw('/tin-tuc', { method: 'POST', body: 'x' })).status).toBe(405);
    const largeRequest = await sendRaw('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(5 * 1024 * 1024) },
    }).catch(() => ({ status: 413 }));
    expect(largeRequest.status).toBe(413);
  });

  it('an endless body is refused, and the memory of the site does not grow', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const routes = ['/api/graphql', '/api/contact', '/api/starting', '/api/auth/login', '/api/auth-extend/register/'];
    const replicas = await containersOf('web');
    for (const route of routes) await sendLarge(route, { headers, size: 1024 * 1024 });
    const memoryBefore = await Promise.all(replicas.map(memoryOf));
    const answers = await Promise.all([...routes, ...routes].map((route) => sendLarge(route, { headers })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 413));
    const directAnswer = await sendLarge('/items/contact_messages', { headers, origin: stack().directusUrl });
    expect(directAnswer.status).toBe(413);
    for (const [index, replica] of replicas.entries())
      expect((await memoryOf(replica)) - (memoryBefore[index] ?? 0), `MB of ${replica.id}`).toBeLessThan(20);
  });

  it('logs neither queries nor client addresses, in no container, not even of a refused request', async () => {
    const markers = createLogMarkers('203.0.113.213');
    const markerWord = markers.words;
    await sendRaw(`/api/contact?q=${markerWord}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(5 * 1024 * 1024) },
    }).catch(() => undefined);
    await sendMarkedRequests(markers, { kind: 'site', origin: siteUrl });
    await sendMarkedRequests(markers, { kind: 'directus', origin: urls.studio });
    for (const accessToken of [undefined, stack().adminToken])
      await sendMarkedRequests(markers, { kind: 'directus', origin: stack().directusUrl, as: accessToken });
    // While the site is down, the edge logs an error for each request that it forwards.
    const webContainers = await containersOf('web');
    await killContainers(webContainers);
    await sendMarkedRequests(markers, { kind: 'site', origin: siteUrl }).finally(() =>
      startContainersAgain(webContainers),
    );
    await waitUntilHealthy();
    const { headers } = await visit(`/tin-tuc?q=${markerWord}`);
    // The access log is written every two seconds.
    await vi.waitFor(() => expect(stack().logs()).toContain(headers.get('x-request-id')), { timeout: 10_000 });
    const edgeLog = await runCommand('docker', ['logs', (await firstContainer('edge')).id]);
    expect(edgeLog).toMatch(/\[error\]/);
    expect(edgeLog).not.toMatch(/client: \S/);
    expect(findMarkerLines(stack().logs(), markers)).toEqual([]);
  });

  it('every response has a request id of its own', async () => {
    const ids = await Promise.all([visit('/tin-tuc'), visit('/tin-tuc')]).then((visits) =>
      visits.map(({ headers }) => headers.get('x-request-id')),
    );
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('the address of a client', () => {
  it('is the one that the edge sees: forged headers do not evade the rate limit', async () => {
    const sendForged = (number: number) =>
      sendRaw(`/api/users?filter[username][_eq]=nobody-${number}`, {
        headers: {
          'x-forwarded-for': `203.0.113.${number}`,
          'x-real-ip': `203.0.113.${number}`,
          forwarded: `for=203.0.113.${number}`,
        },
      });
    const statuses: number[] = [];
    for (let number = 1; number <= 70; number++) statuses.push((await sendForged(number)).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('has one bucket for both replicas of Directus', async () => {
    const client = '198.51.100.77';
    for (let number = 0; number < 40; number++) {
      await fetch(`${stack().directusUrl}/items/languages?limit=1`, {
        headers: { 'x-forwarded-for': client, connection: 'close' },
      });
    }
    // The bucket has 1,200 tokens and regains 20 per second. Fewer than 1,200 show that the replicas take tokens from this shared bucket.
    expect(Number.parseFloat(await runRedis('HGET', `guard:rate:${client}`, 'tokens'))).toBeLessThan(1200);
    expect((await runRedis('KEYS', `guard:rate:${client}*`)).trim().split('\n')).toEqual([`guard:rate:${client}`]);
  });
});

describe('the cache', () => {
  it.each(['/tin-tuc', '/en/news', '/', '/en/documents', '/_next/static'])('keeps %s', async (address) => {
    const target = address === '/_next/static' ? await findScript() : address;
    await vi.waitFor(async () => expect(await cacheStatusOf(target)).toBe('HIT'), { timeout: 10_000, interval: 50 });
  });

  it('a preview cookie skips the cache only together with a session cookie', async () => {
    const statusWith = async (cookie: string) => (await visit('/tin-tuc', { cookie })).headers.get('x-edge-cache');
    const preview = `${chosenCookie}; __prerender_bypass=${'a'.repeat(32)}`;
    await vi.waitFor(async () => expect(await statusWith(preview)).toBe('HIT'), { timeout: 10_000, interval: 50 });
    expect(await statusWith(`${preview}; hat_nang_token=x`)).not.toBe('HIT');
  });

  it('serves Home only to visitors who have chosen', async () => {
    await cacheStatusOf('/');
    const firstVisit = await visit('/', { cookie: '', headers: { 'accept-language': 'en' } });
    expect([firstVisit.status, firstVisit.headers.get('location')]).toEqual([307, '/en/starting']);
    expect((await visit('/', { cookie: chosenCookie })).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('stores a child’s Home and the other Home separately, whatever cookies a visitor sends', async () => {
    const headingOf = async (cookie: string) => textsOf((await visit('/', { cookie })).text, 'h1')[0];
    const headings = { kid: translate('vi', 'home:child.title'), adult: translate('vi', 'home:title') };
    for (let times = 0; times < 3; times++) {
      expect(await headingOf('starting=kid; lang=vi')).toBe(headings.kid);
      expect(await headingOf('starting=adult; lang=vi')).toBe(headings.adult);
      expect(await headingOf('starting=skip; lang=vi')).toBe(headings.adult);
      // nginx and the site could read these headers differently.
      for (const [cookie, choice] of [
        ['starting=kid; starting=adult; lang=vi', 'adult'],
        ['starting=adult; starting=kid; lang=vi', 'kid'],
        ['Starting=kid; starting=adult; lang=vi', 'adult'],
        ['x=1,starting=kid; starting=adult; lang=vi', 'adult'],
        ['starting=%6bid; lang=vi', 'adult'],
        ['starting= kid; lang=vi', 'adult'],
      ] as const)
        expect(await headingOf(cookie), cookie).toBe(headings[choice]);
    }
    for (const cookie of ['starting=kid; lang=vi', 'starting=adult; lang=vi'])
      await vi.waitFor(
        async () => expect((await visit('/', { cookie })).headers.get('x-edge-cache'), cookie).toBe('HIT'),
        { timeout: 10_000, interval: 50 },
      );
    expect((await visit('/', { cookie: 'Starting=kid; lang=vi' })).status, 'a cookie of another name').toBe(307);
    expect(await headingOf('starting=kid; lang=vi')).toBe(headings.kid);
  });

  it('stores each encoding separately, with the same Content-Security-Policy', async () => {
    const readEncodings = () =>
      Promise.all(
        ['gzip, deflate, br, zstd', 'identity'].map((encoding) =>
          visit(path, { headers: { 'accept-encoding': encoding } }),
        ),
      ) as Promise<[Visit, Visit]>;
    // Two replicas may render a new page at the same time. Afterwards both serve the page that they share over Redis.
    const [brotli, uncompressed] = await vi.waitFor(
      async () => {
        const answers = await readEncodings();
        expect(answers[0].text).toBe(answers[1].text);
        return answers;
      },
      { timeout: 10_000, interval: 500 },
    );
    expect([brotli.headers.get('content-encoding'), uncompressed.headers.get('content-encoding')]).toEqual([
      'br',
      null,
    ]);
    expect(brotli.headers.get('content-security-policy')).toBe(uncompressed.headers.get('content-security-policy'));
    expect(uncompressed.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('never stores responses of the API', async () => {
    for (const address of ['/api/users/me', '/api/items/news?limit=1']) {
      const answer = await visit(address);
      expect(answer.headers.get('x-edge-cache')).toBeNull();
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
  });

  it('shows an edit within 5 s, and afterwards never the old title', async () => {
    const isShown = async (text: string) => visibleText((await visit(path)).text).includes(text);
    await vi.waitFor(async () => expect(await isShown(item.title.vi)).toBe(true), { timeout: 10_000 });
    const title = `Tin đã sửa ${Date.now().toString(36)}`;
    const startedAt = performance.now();
    await changeTitle(item, title);
    while (!(await isShown(title)) && performance.now() - startedAt < 15_000) await sleep(50);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    await sleep(1500);
    for (let times = 0; times < 20; times++) {
      expect(await isShown(title)).toBe(true);
      await sleep(100);
    }
  });

  it('stores no page that the site marks as stale', async () => {
    await changeTitle(item, item.title.vi);
    await vi.waitFor(async () => expect(visibleText((await visit('/tin-tuc')).text)).toContain(item.title.vi), {
      timeout: 10_000,
    });
    await vi.waitFor(async () => expect(await cacheStatusOf('/tin-tuc')).toBe('HIT'), {
      timeout: 10_000,
      interval: 50,
    });
    // The wait exceeds the lifetime of an entry in the edge's cache, including stale-while-revalidate.
    await sleep(4000);
    const directus = await containersOf('directus');
    // While Directus is frozen, the site cannot render the page again. It serves the cached page as stale, with a short lifetime.
    try {
      await freezeContainers(directus);
      await notifyWeb(['news']);
      // The requests run in parallel. On a busy machine, sequential ones would take longer than the short lifetime of a stale page.
      const answers = await Promise.all(Array.from({ length: 10 }, () => cacheStatusOf('/tin-tuc')));
      expect(answers).toEqual(answers.map(() => 'EXPIRED'));
    } finally {
      await unfreeze(directus);
    }
  });
});

/** Notifies the site of changed tags, as site-hooks does. Then waits 200 ms, so that both replicas have received the tags. */
async function notifyWeb(tags: string[]): Promise<void> {
  const script = `
    const [secret, tags] = process.argv.slice(1);
    const headers = { 'x-site-secret': secret, 'content-type': 'application/json' };
    const { status } = await fetch('http://127.0.0.1:3000/api/revalidate', { method: 'POST', headers, body: tags });
    if (status !== 200) throw new Error('status ' + status);
    await new Promise((resolve) => setTimeout(resolve, 200));`;
  const body = JSON.stringify({ tags });
  await execInContainer(
    await firstContainer('web'),
    'node',
    '--input-type=module',
    '-e',
    script,
    stack().secrets.siteSecret,
    body,
  );
}

/** Returns the address of a script with a content hash in its name. */
async function findScript(): Promise<string> {
  const [, script = ''] = /src="(\/_next\/static\/[^"]+\.js)"/.exec((await visit('/tin-tuc')).text) ?? [];
  return script;
}
