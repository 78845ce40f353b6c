/** Stops, freezes or moves parts of the stack while visitors read and editors write. After each test, all parts run again. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { getContainerRuntimeClient } from 'testcontainers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { createFixtures } from '../support/items.ts';
import { mailsTo } from '../support/mailbox.ts';
import { repeatDuring } from '../support/repeat-during.ts';
import { headOf, visit } from '../support/site.ts';
import {
  containersOf,
  firstContainer,
  freezeContainers,
  killContainers,
  readInsideWeb,
  readProject,
  startContainersAgain,
  unfreeze,
  waitUntilHealthy,
} from './compose-stack.ts';
import { sendLoad, waitUntilWarm } from './load.ts';

const fixtures = createFixtures();
afterAll(() => fixtures.clear());

beforeAll(waitUntilHealthy, 180_000);

it('at most 1 % of requests fail when one replica of web and one of directus are killed', async () => {
  await waitUntilWarm();
  const victims = [await firstContainer('web'), await firstContainer('directus')];
  const measurement = sendLoad(12);
  await sleep(3000);
  await killContainers(victims);
  const { total, failures, spanMs } = await measurement;
  console.log(`${failures.length} of ${total} failed, over ${Math.round(spanMs)} ms`, failures.slice(0, 5));
  // Docker does not restart manually killed containers.
  await startContainersAgain(victims);
  await waitUntilHealthy();
  expect(failures.length / total).toBeLessThanOrEqual(0.01);
  expect(spanMs).toBeLessThanOrEqual(2000);
}, 360_000);

it('a restart of PostgreSQL: writes succeed within 5 s, no replica restarts, no acknowledged write is lost', async () => {
  const directusReplicas = await containersOf('directus');
  const readStartTimes = () =>
    Promise.all(
      directusReplicas.map(async (each) => {
        const { State, RestartCount } = await each.inspect();
        return [State.StartedAt, RestartCount];
      }),
    );
  const startTimesBefore = await readStartTimes();
  const acknowledged: number[] = [];
  let writeCount = 0;
  let lastFailureAt = 0;
  const writeRow = () =>
    content
      .create('redirects', { from: `/ghi-${Date.now()}-${writeCount++}`, to: '/tin-tuc', is_active: false })
      .then((row) => acknowledged.push(Number(row.id)))
      .catch(() => {
        lastFailureAt = performance.now();
      });
  const backAt = await repeatDuring(writeRow, 50, async () => {
    await sleep(1500);
    await (await firstContainer('postgres')).restart({ t: 10 });
    const restartedAt = performance.now();
    const count = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(count + 5), { timeout: 20_000, interval: 50 });
    await sleep(2000);
    return restartedAt;
  });
  expect(lastFailureAt - backAt).toBeLessThan(5000);
  expect(await readStartTimes()).toEqual(startTimesBefore);
  const storedIds = (await content.read('redirects', `filter[from][_starts_with]=/ghi-&fields=id&limit=-1`)).map(
    ({ id }) => Number(id),
  );
  expect(acknowledged.filter((id) => !storedIds.includes(id))).toEqual([]);
  for (const id of storedIds) await content.remove('redirects', id);
}, 120_000);

it('frozen replicas of directus: uncached pages get 503 within 3 s, cached ones come within 1 s, all recover within 5 s', async () => {
  const cachedPaths = ['/', '/tin-tuc', '/en/documents'];
  // Each replica has a separate page cache, and the edge may request a page from either.
  for (const replica of await containersOf('web')) for (const path of cachedPaths) await readInsideWeb(replica, path);
  for (const path of cachedPaths)
    await vi.waitFor(async () => expect((await visit(path)).headers.get('x-edge-cache')).toBe('HIT'), 15_000);
  /** A random page number, so that hardly any cache contains these pages. */
  const page = 100 + Math.floor(Math.random() * 380);
  const uncachedPaths = languages.flatMap((lang) => [
    `${href(lang, 'news')}?sort=oldest&page=${page}`,
    `${href(lang, 'documents')}?sort=oldest&page=${page}`,
    `${href(lang, 'searchNews')}?q=${page}`,
  ]);
  const visitTimed = async (path: string) => {
    const startedAt = performance.now();
    const answer = await visit(path);
    return { path, answer, ms: performance.now() - startedAt };
  };
  const expectUnavailable = ({ path, answer, ms }: Awaited<ReturnType<typeof visitTimed>>) => {
    expect.soft([path, answer.status]).toEqual([path, 503]);
    expect.soft(ms, path).toBeLessThan(3000);
    expect.soft(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0);
    if (path.startsWith('/api/')) return;
    expect.soft(headOf(answer.text).lang, path).toBe(path.startsWith('/en') ? 'en-US' : 'vi-VN');
  };
  const frozen = await containersOf('directus');
  try {
    await freezeContainers(frozen);
    for (const path of uncachedPaths.slice(0, 2)) expectUnavailable(await visitTimed(path));
    const manyPaths = Array.from(
      { length: 20 },
      (_, number) => uncachedPaths[number] ?? `/tim-kiem-tin-tuc?q=${page}-${number}`,
    );
    for (const each of await Promise.all(manyPaths.map(visitTimed))) expectUnavailable(each);
    expectUnavailable(await visitTimed('/api/items/news?limit=1'));
    for (const path of cachedPaths) {
      const { answer, ms } = await visitTimed(path);
      expect.soft([path, answer.status]).toEqual([path, 200]);
      expect.soft(ms, path).toBeLessThan(1000);
    }
  } finally {
    await unfreeze(frozen);
  }
  const thawedAt = performance.now();
  // After the recovery, a page number beyond the end of the list gives 404.
  const expectedStatus = (path: string) => (path.includes('page=') ? 404 : 200);
  await Promise.all(
    [...uncachedPaths, '/api/items/news?limit=1'].map((path) =>
      vi.waitFor(async () => expect([path, (await visit(path)).status]).toEqual([path, expectedStatus(path)]), {
        timeout: 15_000,
        interval: 100,
      }),
    ),
  );
  expect(performance.now() - thawedAt).toBeLessThan(5000);
}, 120_000);

it('with web and directus stopped the edge still serves the last good pages', async () => {
  const pages = ['/', '/tin-tuc', '/en/documents'];
  for (const path of pages)
    await vi.waitFor(async () => expect((await visit(path)).headers.get('x-edge-cache')).toBe('HIT'), 15_000);
  const picture = /\/api\/assets\/[0-9a-f-]{36}[^"'\s]*key=[\w-]+/
    .exec((await visit('/tin-tuc')).text)?.[0]
    ?.replaceAll('&amp;', '&');
  if (picture) await visit(picture);
  const killed = [...(await containersOf('web')), ...(await containersOf('directus'))];
  await killContainers(killed);
  try {
    await sleep(5000);
    for (const path of pages) {
      const page = await visit(path);
      expect([path, page.status, page.headers.get('x-edge-cache')]).toEqual([path, 200, 'STALE']);
      expect(page.text).toContain('</html>');
    }
    if (picture) expect((await visit(picture)).status).toBe(200);
    const notFoundPage = await visit('/tin-tuc?khong-co=1');
    expect([notFoundPage.status, notFoundPage.headers.get('retry-after')]).toEqual([503, '15']);
  } finally {
    await startContainersAgain(killed);
  }
  await vi.waitFor(async () => expect((await visit('/api/health')).status).toBe(200), {
    timeout: 60_000,
    interval: 500,
  });
  await waitUntilHealthy();
}, 240_000);

it('the next mail reaches a mail server that moved to another address', async () => {
  const { directusUrl, adminToken, credentials } = stack();
  const requestAsAdmin = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' };
    const answer = await fetch(`${directusUrl}${path}`, { method, headers, body: body && JSON.stringify(body) });
    return ((await answer.json()) as { data: { id: string }[] }).data;
  };
  const [admin] = await requestAsAdmin('GET', `/users?filter[email][_eq]=${credentials.admin.email}&fields=id`);
  const recipient = admin?.id;
  /** Sends a notification of the Studio and waits until its mail arrives. Such a mail has no rate limit. */
  const expectMail = async () => {
    const subject = `Moved ${randomUUID()}`;
    await requestAsAdmin('POST', '/notifications', { recipient, subject });
    const findMails = async () =>
      (await mailsTo(credentials.admin.email).catch(() => [])).filter((mail) => mail.subject === subject);
    await vi.waitFor(async () => expect(await findMails()).toHaveLength(1), { timeout: 60_000, interval: 200 });
  };
  await expectMail();
  const mail = await firstContainer('mail');
  const name = `${readProject().name}_directus-outside`;
  const addressOf = async () => (await mail.inspect()).NetworkSettings.Networks[name]?.IPAddress ?? '';
  const addressBefore = await addressOf();
  const { container } = await getContainerRuntimeClient();
  const network = container.dockerode.getNetwork(name);
  await network.disconnect({ Container: mail.id });
  await network.connect({
    Container: mail.id,
    EndpointConfig: { Aliases: ['mail'], IPAMConfig: { IPv4Address: addressBefore.replace(/\d+$/, '250') } },
  });
  expect(await addressOf()).not.toBe(addressBefore);
  // Any replica may send a mail, and each may have a connection to the old address. Four mails make it likely that every replica sends one.
  for (let turn = 0; turn < 4; turn++) await expectMail();
}, 300_000);
