/** Stops parts while people read and editors write. Every test restores the stack. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { getContainerRuntimeClient } from 'testcontainers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { workbench } from '../support/items.ts';
import { mailsTo } from '../support/mailbox.ts';
import { meanwhile } from '../support/meanwhile.ts';
import { headOf, visit } from '../support/site.ts';
import { containersOf, firstOf, freeze, insideWeb, kill, project, start, thaw, untilWhole } from './compose-stack.ts';
import { load, untilWarm } from './load.ts';

const bench = workbench();
afterAll(() => bench.clear());

beforeAll(untilWhole, 180_000);

it('one replica of web and one of directus are killed under 50 requests a second', async () => {
  await untilWarm();
  const victims = [await firstOf('web'), await firstOf('directus')];
  const measured = load(12);
  await sleep(3000);
  await kill(victims);
  const { total, failures, spanMs } = await measured;
  console.log(`${failures.length} of ${total} failed, over ${Math.round(spanMs)} ms`, failures.slice(0, 5));
  // Docker does not restart manually killed containers.
  await start(victims);
  await untilWhole();
  expect(failures.length / total).toBeLessThanOrEqual(0.01);
  expect(spanMs).toBeLessThanOrEqual(2000);
}, 360_000);

it('PostgreSQL restarts: back within 5 s, nobody else ends, no acknowledged write is lost', async () => {
  const directuses = await containersOf('directus');
  const started = () =>
    Promise.all(
      directuses.map(async (each) => {
        const { State, RestartCount } = await each.inspect();
        return [State.StartedAt, RestartCount];
      }),
    );
  const before = await started();
  const acknowledged: number[] = [];
  let asked = 0;
  let lastFailure = 0;
  const write = () =>
    content
      .create('redirects', { from: `/ghi-${Date.now()}-${asked++}`, to: '/tin-tuc', is_active: false })
      .then((row) => acknowledged.push(Number(row.id)))
      .catch(() => {
        lastFailure = performance.now();
      });
  const backAt = await meanwhile(write, 50, async () => {
    await sleep(1500);
    await (await firstOf('postgres')).restart({ t: 10 });
    const restartedAt = performance.now();
    const count = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(count + 5), { timeout: 20_000, interval: 50 });
    await sleep(2000);
    return restartedAt;
  });
  expect(lastFailure - backAt).toBeLessThan(5000);
  expect(await started()).toEqual(before);
  const found = (await content.read('redirects', `filter[from][_starts_with]=/ghi-&fields=id&limit=-1`)).map(({ id }) =>
    Number(id),
  );
  expect(acknowledged.filter((id) => !found.includes(id))).toEqual([]);
  for (const id of found) await content.remove('redirects', id);
}, 120_000);

it('frozen replicas of directus: new pages are 503 within 3 s, kept ones come at once, and all is back within 5 s', async () => {
  const kept = ['/', '/tin-tuc', '/en/documents'];
  // Each replica keeps its own pages, and the edge asks either.
  for (const replica of await containersOf('web')) for (const path of kept) await insideWeb(replica, path);
  for (const path of kept)
    await vi.waitFor(async () => expect((await visit(path)).headers.get('x-edge-cache')).toBe('HIT'), 15_000);
  /** Beyond every page that was opened before. */
  const page = 100 + Math.floor(Math.random() * 380);
  const unseen = languages.flatMap((lang) => [
    `${href(lang, 'news')}?sort=oldest&page=${page}`,
    `${href(lang, 'documents')}?sort=oldest&page=${page}`,
    `${href(lang, 'searchNews')}?q=${page}`,
  ]);
  const timed = async (path: string) => {
    const started = performance.now();
    const answer = await visit(path);
    return { path, answer, ms: performance.now() - started };
  };
  const expectUnavailable = ({ path, answer, ms }: Awaited<ReturnType<typeof timed>>) => {
    expect.soft([path, answer.status]).toEqual([path, 503]);
    expect.soft(ms, path).toBeLessThan(3000);
    expect.soft(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0);
    if (path.startsWith('/api/')) return;
    expect.soft(headOf(answer.text).lang, path).toBe(path.startsWith('/en') ? 'en-US' : 'vi-VN');
  };
  const frozen = await containersOf('directus');
  try {
    await freeze(frozen);
    for (const path of unseen.slice(0, 2)) expectUnavailable(await timed(path));
    const many = Array.from({ length: 20 }, (_, number) => unseen[number] ?? `/tim-kiem-tin-tuc?q=${page}-${number}`);
    for (const each of await Promise.all(many.map(timed))) expectUnavailable(each);
    expectUnavailable(await timed('/api/items/news?limit=1'));
    for (const path of kept) {
      const { answer, ms } = await timed(path);
      expect.soft([path, answer.status]).toEqual([path, 200]);
      expect.soft(ms, path).toBeLessThan(1000);
    }
  } finally {
    await thaw(frozen);
  }
  const thawed = performance.now();
  // A page beyond the last one of its list is not found, once there is somebody to ask.
  const statusOf = (path: string) => (path.includes('page=') ? 404 : 200);
  await Promise.all(
    [...unseen, '/api/items/news?limit=1'].map((path) =>
      vi.waitFor(async () => expect([path, (await visit(path)).status]).toEqual([path, statusOf(path)]), {
        timeout: 15_000,
        interval: 100,
      }),
    ),
  );
  expect(performance.now() - thawed).toBeLessThan(5000);
}, 120_000);

it('with web and directus stopped the edge still serves the last good pages', async () => {
  const pages = ['/', '/tin-tuc', '/en/documents'];
  for (const path of pages)
    await vi.waitFor(async () => expect((await visit(path)).headers.get('x-edge-cache')).toBe('HIT'), 15_000);
  const picture = /\/api\/assets\/[0-9a-f-]{36}[^"'\s]*key=[\w-]+/
    .exec((await visit('/tin-tuc')).text)?.[0]
    ?.replaceAll('&amp;', '&');
  if (picture) await visit(picture);
  const down = [...(await containersOf('web')), ...(await containersOf('directus'))];
  await kill(down);
  try {
    await sleep(5000);
    for (const path of pages) {
      const page = await visit(path);
      expect([path, page.status, page.headers.get('x-edge-cache')]).toEqual([path, 200, 'STALE']);
      expect(page.text).toContain('</html>');
    }
    if (picture) expect((await visit(picture)).status).toBe(200);
    const missing = await visit('/tin-tuc?khong-co=1');
    expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '15']);
  } finally {
    await start(down);
  }
  await vi.waitFor(async () => expect((await visit('/api/health')).status).toBe(200), {
    timeout: 60_000,
    interval: 500,
  });
  await untilWhole();
}, 240_000);

it('the mail server moves to another address: the next mail goes there', async () => {
  const { directusUrl, adminToken, credentials } = stack();
  const asAdmin = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' };
    const answer = await fetch(`${directusUrl}${path}`, { method, headers, body: body && JSON.stringify(body) });
    return ((await answer.json()) as { data: { id: string }[] }).data;
  };
  const [admin] = await asAdmin('GET', `/users?filter[email][_eq]=${credentials.admin.email}&fields=id`);
  const recipient = admin?.id;
  /** A notification of the Studio sends a mail like any other, without a limit. */
  const arrives = async () => {
    const subject = `Moved ${randomUUID()}`;
    await asAdmin('POST', '/notifications', { recipient, subject });
    const ofSubject = async () =>
      (await mailsTo(credentials.admin.email).catch(() => [])).filter((mail) => mail.subject === subject);
    await vi.waitFor(async () => expect(await ofSubject()).toHaveLength(1), { timeout: 60_000, interval: 200 });
  };
  await arrives();
  const mail = await firstOf('mail');
  const name = `${project().name}_default`;
  const addressOf = async () => (await mail.inspect()).NetworkSettings.Networks[name]?.IPAddress ?? '';
  const before = await addressOf();
  const { container } = await getContainerRuntimeClient();
  const network = container.dockerode.getNetwork(name);
  await network.disconnect({ Container: mail.id });
  await network.connect({
    Container: mail.id,
    EndpointConfig: { Aliases: ['mail'], IPAMConfig: { IPv4Address: before.replace(/\d+$/, '250') } },
  });
  expect(await addressOf()).not.toBe(before);
  // Whichever replica takes it up, they all knew the old address.
  for (let turn = 0; turn < 4; turn++) await arrives();
}, 300_000);
