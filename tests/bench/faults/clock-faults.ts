import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { href } from '@hat-nang/model/routes';
import type { Instance } from '../../../scripts/stack/instance.ts';
import { requestAsAdmin } from '../bench.ts';
import {
  type Answer,
  countStatuses,
  type Fault,
  formatLength,
  readLength,
  slowestMs,
  timeRequest,
  withCopy,
} from './fault.ts';
import { createMember, type Member } from './member.ts';

const faultSeconds = readLength('FAULT_CLOCK_S', { long: 60, usual: 30, short: 15 });
/** Maximum times in milliseconds: of an answer (a login hashes a password), and from its time until an item shows. */
const limits = { answer: 3500, publication: 10_000 };
const maxRedirects = 3;
const hourMs = 3_600_000;

/** Returns the library that fakes the clock of one process, or undefined without the Debian package `faketime`. */
const findLibrary = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').find((path) => existsSync(path));

/** Runs a copy of the project whose Directus has a fake clock. The clock moves while Directus runs, and later returns. */
const measureWith =
  (offset: string): Fault['measure'] =>
  async (instance) => {
    const library = findLibrary();
    if (library === undefined)
      return { figures: 'no libfaketime on this machine (apt-get install faketime)', isAcceptable: undefined };
    const folder = mkdtempSync(join(tmpdir(), 'hat-nang-clock-'));
    const clockFile = join(folder, 'clock');
    const setClock = (change: string) => writeFileSync(clockFile, change);
    setClock('+0');
    const options = {
      quickRestarts: 3,
      directusExtra: {
        LD_PRELOAD: library,
        ...{ FAKETIME_TIMESTAMP_FILE: clockFile, FAKETIME_NO_CACHE: '1' },
        ...{ FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1', NO_FAKE_STAT: '1' },
      },
    };
    const finding = withCopy(instance, options, async (stack) => {
      const member = await createMember(stack);
      const laterItem = await createNews(stack, 2 * hourMs);
      setClock(offset);
      const during = await visitAs(stack, member);
      setClock('+0');
      const after = await visitAs(stack, member);
      const dueItem = await createNews(stack, 5000);
      const publicationMs = await timeUntilShown(stack, dueItem);
      const isEarly = await isShown(stack, laterItem);
      const restarts = Object.values(stack.programs).reduce((sum, program) => sum + (program?.restarts ?? 0), 0);
      const answers = [...during.answers, ...after.answers];
      return {
        figures: [
          `sessions: ${countStatuses(during.sessions)} under the wrong clock, ${countStatuses(after.sessions)} after its return`,
          `logins ${during.login.status} and ${after.login.status}; at most ${Math.max(during.redirects, after.redirects)} redirects; slowest ${slowestMs(answers)} ms`,
          `an item shows ${Math.round(publicationMs)} ms after its time, one of in two hours ${isEarly ? 'SHOWS' : 'does not show'}; ${restarts} programs ended`,
        ].join('; '),
        isAcceptable:
          [during, after].every(({ isRight }) => isRight) &&
          slowestMs(answers) <= limits.answer &&
          publicationMs <= limits.publication &&
          !isEarly &&
          restarts === 0,
      };
    });
    return finding.finally(() => rmSync(folder, { recursive: true, force: true }));
  };

/** Uses the session for a while, renews it, opens the account page and logs in again. */
async function visitAs({ running }: Instance, member: Member) {
  const { site } = running.urls;
  const readProfile = () => timeRequest(`${site}/api/users/me?fields=id`, { headers: member.headers });
  const sessions: Answer[] = [];
  for (const end = Date.now() + faultSeconds * 500; Date.now() < end; await sleep(500))
    sessions.push(await readProfile());
  const renewal = await member.post('/auth/refresh', { mode: 'session' });
  const page = await followRedirects(site, href('vi', 'profileSettings'), member);
  const login = await member.logIn();
  const profile = await readProfile();
  const isRefusedOrKept = sessions.every(({ status }) => status === 200 || status === 401);
  const isRight =
    isRefusedOrKept &&
    [200, 400, 401].includes(renewal.status) &&
    page.status === 200 &&
    page.redirects <= maxRedirects &&
    login.status === 200 &&
    profile.status === 200;
  return {
    sessions: [...sessions, profile],
    login,
    redirects: page.redirects,
    answers: [...sessions, renewal, login],
    isRight,
  };
}

async function followRedirects(site: string, path: string, member: Member) {
  let url = site + path;
  for (let redirects = 0; ; redirects++) {
    const { status, headers } = await timeRequest(url, { headers: member.headers });
    const target = headers.get('location');
    if (target === null || redirects > maxRedirects) return { status, redirects };
    url = new URL(target, url).href;
  }
}

interface News {
  readonly path: string;
  readonly publishedAt: number;
}

/** Creates a published news item whose time comes in `delayMs` by the right clock. */
async function createNews(instance: Instance, delayMs: number): Promise<News> {
  const slug = `dong-ho-${Date.now().toString(36)}x`;
  const publishedAt = Date.now() + delayMs;
  const { id } = await requestAsAdmin<{ id: number }>(instance, 'POST', '/items/news?fields=id', {
    status: 'published',
    date_published: new Date(publishedAt).toISOString(),
    translations: ['vi-VN', 'en-US'].map((languages_code) => ({
      ...{ languages_code, title: `Đồng hồ ${slug}`, slug, body: '<p>Nội dung để đo.</p>' },
    })),
  });
  return { path: href('vi', 'newsDetail', { slug, id }), publishedAt };
}

const isShown = async ({ running }: Instance, { path }: News) => {
  const list = await timeRequest(running.urls.site + href('vi', 'news'));
  return list.text.includes(`"${path}"`) && (await timeRequest(running.urls.site + path)).status === 200;
};

/** Returns the milliseconds from the time of the item until list and page show it, NaN after a minute. */
async function timeUntilShown(instance: Instance, item: News): Promise<number> {
  while (Date.now() < item.publishedAt + 60_000) {
    if (await isShown(instance, item)) return Date.now() - item.publishedAt;
    await sleep(250);
  }
  return Number.NaN;
}

export const clockFaults: Fault[] = [
  { name: `Clock of Directus a day ahead, ${formatLength(faultSeconds)}`, measure: measureWith('+1d') },
  { name: `Clock of Directus an hour behind, ${formatLength(faultSeconds)}`, measure: measureWith('-1h') },
];
