/** Tests the report of links to other sites: what it shows, and to whom (decision 304). The nightly check itself is tested beside its code. */
import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportTexts } from '../../../directus-extensions/site-hooks/src/link-report/report-texts.ts';
import { changeRows, runSql } from '../auth-extend/database.ts';
import { sendRequest, sessionHeaders } from '../guard/requests.ts';
import { admin, type Caller, createFixtures, createUser, visitor } from '../schema/support.ts';
import { publishableItem, type Row, readSeededRows, uniqueWord } from './publishable-items.ts';

const fixtures = createFixtures();
const sinceMs = Date.UTC(2026, 10, 20, 3);
let editor: Awaited<ReturnType<typeof createUser>>;
let news: { id: number; title: string; address: string };

/** Stores a link as the nightly check does. */
function storeLink(address: string, failures: number, uses: readonly Row[], problem = '404'): void {
  changeRows(
    'INSERT INTO outside_links (id, address, problem, failures, failed_since, uses) VALUES (?, ?, ?, ?, ?, ?)',
    ...[uniqueWord(), address, problem, failures, sinceMs, JSON.stringify(uses)],
  );
}

const readPage = async (caller: Caller = editor.call) => {
  const answer = await caller('GET', '/link-report');
  expect(answer.status).toBe(200);
  return answer.text;
};

beforeAll(async () => {
  editor = await createUser(fixtures, ROLE.editor);
  const address = `https://${uniqueWord()}.example/a?x=1&y=2`;
  const title = `Bài có liên kết <b>${uniqueWord()}</b>`;
  const item = publishableItem('news', await readSeededRows());
  const [vietnamese = {}] = item.translations as Row[];
  const body = `<p>Xem <a href="${address.replace('&', '&amp;')}#part">trang này</a>.</p>`;
  const row = { ...item, status: 'published', translations: [{ ...vietnamese, title, body }] };
  const { id } = await fixtures.make<{ id: number }>('/items/news', row);
  news = { id, title, address };
  storeLink(address, 2, [{ collection: 'news', id }]);
});
afterAll(async () => {
  changeRows('DELETE FROM outside_links WHERE failed_since = ?', sinceMs);
  await fixtures.remove();
});

it('shows the address, the problem, the date, and the item with a link to its form', async () => {
  const html = await readPage();
  expect(html).toContain(`<h1>${reportTexts.vi.title}</h1>`);
  expect(html).toContain(news.address.replace('&', '&amp;'));
  expect(html).toContain(`${reportTexts.vi.missing('404')} · ${reportTexts.vi.since('20 tháng 11, 2026')}`);
  expect(html).toContain(`href="/admin/content/news/${news.id}"`);
  expect(html).toContain(news.title.replace('<b>', '&lt;b&gt;').replace('</b>', '&lt;/b&gt;'));
  expect(html).not.toContain(news.title);
  const response = await sendRequest('GET', '/link-report', { headers: await sessionHeaders('editor') });
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('cache-control')).toContain('no-store');
});

it('leaves out a link that failed once, and one that the item no longer has', async () => {
  const once = `https://${uniqueWord()}.example/`;
  storeLink(once, 1, [{ collection: 'news', id: news.id }]);
  const removed = `https://${uniqueWord()}.example/`;
  storeLink(removed, 5, [{ collection: 'news', id: news.id }]);
  const html = await readPage();
  for (const address of [once, removed]) expect(html).not.toContain(address);
});

it('is in the language of the user, and open to reviewers and administrators', async () => {
  for (const role of ['reviewer', 'administrator'] as const) {
    const user = await createUser(fixtures, ROLE[role]);
    await admin('PATCH', `/users/${user.id}`, { language: 'en-US' });
    const html = await readPage(user.call);
    expect(html, role).toContain('<html lang="en">');
    expect(html, role).toContain(reportTexts.en.missing('404'));
  }
});

it('is refused to the member desk, members and visitors, and nobody reads its table', async () => {
  const callers: [string, Caller][] = [['visitor', visitor]];
  for (const role of ['desk', 'kid', 'adult'] as const)
    callers.push([role, (await createUser(fixtures, ROLE[role])).call]);
  for (const [name, call] of callers) expect((await call('GET', '/link-report')).status, name).toBe(403);
  for (const table of ['outside_links', 'outside_link_nights'])
    for (const call of [editor.call, admin]) expect((await call('GET', `/items/${table}`)).status, table).toBe(403);
  expect(runSql('SELECT 1 FROM outside_links WHERE address = ?', news.address)).toHaveLength(1);
});

it('leaves out the item when it is archived', async () => {
  await admin('PATCH', `/items/news/${news.id}`, { status: 'archived' });
  expect(await readPage()).not.toContain(news.address.replace('&', '&amp;'));
});
