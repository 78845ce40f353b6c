/** Tests that two replicas of web and two of directus act as one site: set-up, search words, revalidation, schedules, outbox, codes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newClient, PASSWORD } from '../integration/auth-extend/support.ts';
import { stack } from '../setup/stack.ts';
import { content } from '../support/content.ts';
import { createFixtures } from '../support/items.ts';
import { codeIn, type Mail, mailsTo } from '../support/mailbox.ts';
import { admin } from '../support/member.ts';
import { repeatDuring } from '../support/repeat-during.ts';
import { visit } from '../support/site.ts';
import { firstStartLog } from './compose.ts';
import {
  changeTitle,
  containersOf,
  execInContainer,
  firstContainer,
  readInsideWeb,
  waitInsideSearch,
  waitInsideWeb,
  waitUntilHealthy,
} from './compose-stack.ts';

const fixtures = createFixtures();
beforeAll(waitUntilHealthy, 180_000);
afterAll(() => fixtures.clear());
const { directusUrl } = stack();

const readFirstStartLog = () => readFileSync(join(stack().dataDir, firstStartLog), 'utf8');

it('two replicas of each run, and only one of them created the schema', async () => {
  const webReplicas = await containersOf('web');
  const directusReplicas = await containersOf('directus');
  expect([webReplicas.length, directusReplicas.length]).toEqual([2, 2]);
  const lines = readFirstStartLog()
    .split('\n')
    .filter((line) => line.includes('Schema, access, flows'));
  expect(new Set(lines.map((line) => line.split('|')[0]?.trim())).size).toBe(1);
  const users = await Promise.all(
    [...webReplicas, ...directusReplicas].map((container) => execInContainer(container, 'id', '-u')),
  );
  expect(new Set(users)).toEqual(new Set(['1000']));
});

it('the log of the first start contains no secret', () => {
  const { secrets, credentials } = stack();
  const startLog = readFirstStartLog();
  expect(startLog).toContain('Directus starts');
  for (const secret of [...Object.values(secrets), credentials.admin.password]) expect(startLog).not.toContain(secret);
});

it('an editor’s synonym is followed by both replicas of Directus within 10 s', async () => {
  const uniqueWord = `qzc${Date.now().toString(36)}`;
  const replicas = await containersOf('directus');
  const requestGroup = (key: string, method: 'POST' | 'DELETE', body?: object) =>
    admin<{ id: number }>(method, `/items/search_words${key}`, body);
  const changedAt = Date.now();
  const { id } = await requestGroup('', 'POST', {
    name: uniqueWord,
    words: [uniqueWord, 'con diều'],
    language: 'both',
    relation: 'same',
  });
  const reachedAtMs = await Promise.all(
    replicas.map((container) => waitInsideSearch(container, uniqueWord, 'Con diều biết vẫy tay')),
  );
  console.log(
    `a synonym reached the two replicas after ${reachedAtMs.map((reachedMs) => reachedMs - changedAt).join(', ')} ms`,
  );
  for (const reachedMs of reachedAtMs) expect(reachedMs - changedAt).toBeLessThan(10_000);
  await requestGroup(`/${id}`, 'DELETE');
});

describe('a change', () => {
  it('reaches both replicas of the site within 5 s, for six edits in a row', async () => {
    const item = await fixtures.item('news');
    const path = `/tin-tuc/${item.slug.vi}-${item.id}`;
    const webReplicas = await containersOf('web');
    await Promise.all(webReplicas.map((web) => waitInsideWeb(web, path, item.title.vi)));
    // Visitors load the page meanwhile. Some edits then arrive while a replica renders the page.
    const delays = await repeatDuring(
      () => visit(path),
      50,
      async () => {
        const times: number[] = [];
        for (let edit = 1; edit <= 6; edit++) {
          const title = `Hai bản sao ${edit} ${Date.now().toString(36)}`;
          const arrivals = webReplicas.map((web) => waitInsideWeb(web, path, title));
          await changeTitle(item, title);
          const editedAt = Date.now();
          for (const arrivedAt of await Promise.all(arrivals)) times.push(arrivedAt - editedAt);
        }
        return times;
      },
    );
    console.log(`an edit reached the two replicas after ${delays.join(', ')} ms`);
    expect(Math.max(...delays)).toBeLessThan(5000);
  });

  it('through a publication date reaches the site after that date', async () => {
    const item = await fixtures.item('news', { date_published: new Date(Date.now() + 5000).toISOString() });
    const path = `/tin-tuc/${item.slug.vi}-${item.id}`;
    const web = await firstContainer('web');
    await vi.waitFor(async () => expect((await readInsideWeb(web, path)).includes('<h1')).toBe(true), {
      timeout: 45_000,
      interval: 1000,
    });
    await vi.waitFor(async () => expect((await readInsideWeb(web, path)).includes(item.title.vi)).toBe(true), {
      timeout: 45_000,
      interval: 1000,
    });
  });
});

it('each sign-up gets one mail, and either replica accepts its code', async () => {
  const options = (await content.read('options', 'fields=id,value,group.key&limit=-1')) as unknown as {
    id: number;
    value: string;
    group: { key: string };
  }[];
  const firstOption = (key: string) => options.find(({ group }) => group.key === key)?.id;
  const emails = Array.from(
    { length: 8 },
    (_, index) => `hai.${Date.now().toString(36)}.${index}@replicas.hatnang.example.com`,
  );
  const postForm = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${directusUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newClient(), origin: directusUrl, ...headers },
      body: JSON.stringify(body),
    });
  const answers = await Promise.all(
    emails.map((email, index) =>
      postForm('/auth-extend/register', {
        email,
        username: `hai.${Date.now().toString(36)}.${index}`,
        password: PASSWORD,
        first_name: 'Hai',
        last_name: 'Bản',
        gender: firstOption('gender'),
        country: null,
        role: 'kid',
        age_range_kid: firstOption('age_kid'),
        type_of_disabilities: [firstOption('type_of_disabilities')],
      }),
    ),
  );
  expect(
    await Promise.all(answers.map(async (answer) => (answer.ok ? 'ok' : `${answer.status} ${await answer.text()}`))),
  ).toEqual(emails.map(() => 'ok'));

  const readMails = () => Promise.all(emails.map((email) => mailsTo(email)));
  await vi.waitFor(async () => expect((await readMails()).map(({ length }) => length)).toEqual(emails.map(() => 1)), {
    timeout: 30_000,
    interval: 500,
  });
  const mails = (await readMails()).flat();
  for (const [index, email] of emails.entries()) {
    const otp = codeIn(mails[index] as Mail);
    const cookie =
      answers[index]?.headers
        .getSetCookie()
        .map((cookieLine) => cookieLine.split(';')[0])
        .join('; ') ?? '';
    const answer = await postForm('/auth-extend/otp-verify', { email, otp }, { cookie });
    expect([email, answer.status]).toEqual([email, 200]);
  }
  const members = await admin<{ id: string; status: string }[]>(
    'GET',
    `/users?filter[email][_in]=${emails.join(',')}&fields=id,status`,
  );
  expect(members.map(({ status }) => status)).toEqual(emails.map(() => 'active'));
  await admin(
    'DELETE',
    '/users',
    members.map(({ id }) => id),
  );
});
