/** Tests the list of versions that wait for a review: what it shows, and to whom (decision 312). The comparison itself is tested beside its code. */
import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { versionTexts } from '../../../directus-extensions/site-hooks/src/waiting-versions/version-texts.ts';
import { sendRequest, sessionHeaders } from '../guard/requests.ts';
import { admin, type Caller, createFixtures, createUser, visitor } from '../schema/support.ts';
import { publishableItem, type Row, readSeededRows, uniqueWord } from './publishable-items.ts';

const fixtures = createFixtures();
const title = `Bài có phiên bản <b>${uniqueWord()}</b>`;
let editor: Awaited<ReturnType<typeof createUser>>;
let reviewer: Awaited<ReturnType<typeof createUser>>;
let item: Row;
let news: number;

const readPage = async (caller: Caller = editor.call) => {
  const answer = await caller('GET', '/waiting-versions');
  expect(answer.status).toBe(200);
  return answer.text;
};
const pathOf = (key: string) => `/admin/content/news/${news}?version=${key}`;

/** Creates a version as the editor, and saves these changes in it. Returns its id. */
async function createVersion(key: string, changes: Row | undefined, id = news): Promise<string> {
  const data = { key, name: `Sửa ${key}`, collection: 'news', item: String(id) };
  const version = await editor.call<{ id: string }>('POST', '/versions', data);
  expect(version.status, version.text).toBe(200);
  if (changes) expect((await editor.call('POST', `/versions/${version.body.data.id}/save`, changes)).status).toBe(200);
  return version.body.data.id;
}

beforeAll(async () => {
  editor = await createUser(fixtures, ROLE.editor);
  reviewer = await createUser(fixtures, ROLE.reviewer);
  await admin('PATCH', `/users/${editor.id}`, { first_name: 'Lan', last_name: 'Trần' });
  await admin('PATCH', `/users/${reviewer.id}`, { language: 'en-US' });
  item = publishableItem('news', await readSeededRows());
  const [vietnamese = {}] = item.translations as Row[];
  const row = { ...item, status: 'published', translations: [{ ...vietnamese, title }] };
  ({ id: news } = await fixtures.make<{ id: number }>('/items/news', row));
});
afterAll(() => fixtures.remove());

it('shows the item, the author, and links to the version in the Studio and to its preview', async () => {
  await createVersion('waiting', { author: 'Ai đó' });
  const html = await readPage();
  expect(html).toContain(`<h1>${versionTexts.vi.title}</h1>`);
  expect(html).toContain(title.replace('<b>', '&lt;b&gt;').replace('</b>', '&lt;/b&gt;'));
  expect(html).not.toContain(title);
  expect(html).toContain(versionTexts.vi.version('Sửa waiting'));
  expect(html).toContain(versionTexts.vi.savedBy('Lan Trần'));
  expect(html).toContain(`href="${pathOf('waiting')}"`);
  expect(html).toMatch(new RegExp(`href="http[^"]*/api/preview/news/${news}\\?version=waiting"`));
  const response = await sendRequest('GET', '/waiting-versions', { headers: await sessionHeaders('editor') });
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('cache-control')).toContain('no-store');
});

it('leaves out a version without changes, and one of a draft', async () => {
  await createVersion('untouched', undefined);
  const [vietnamese = {}] = item.translations as Row[];
  const slug = `ban-nhap-${uniqueWord()}`;
  const draft = { ...item, status: 'draft', translations: [{ ...vietnamese, slug }] };
  const { id } = await fixtures.make<{ id: number }>('/items/news', draft);
  await createVersion('of-draft', { author: 'Ai đó' }, id);
  const html = await readPage();
  expect(html).not.toContain(pathOf('untouched'));
  expect(html).not.toContain('version=of-draft');
});

it('leaves out a version that a reviewer promoted and kept', async () => {
  const { body } = await editor.call<{ translations: { id: number }[] }>(
    'GET',
    `/items/news/${news}?fields=translations.id`,
  );
  const texts = { id: body.data.translations[0]?.id, title: `Ngày hội ${uniqueWord()}` };
  const changes = { author: 'Người khác', translations: { create: [], update: [texts], delete: [] } };
  const version = await createVersion('promoted', changes);
  expect(await readPage()).toContain(pathOf('promoted'));
  const { body: comparison } = await reviewer.call<{ mainHash: string }>('GET', `/versions/${version}/compare`);
  const promotion = await reviewer.call('POST', `/versions/${version}/promote`, { mainHash: comparison.data.mainHash });
  expect(promotion.status, promotion.text).toBe(200);
  expect(await readPage()).not.toContain(pathOf('promoted'));
});

it('is in the language of the user', async () => {
  const html = await readPage(reviewer.call);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain(versionTexts.en.savedBy('Lan Trần'));
});

it('is refused to the member desk, members and visitors', async () => {
  const callers: [string, Caller][] = [['visitor', visitor]];
  for (const role of ['desk', 'kid', 'adult'] as const)
    callers.push([role, (await createUser(fixtures, ROLE[role])).call]);
  for (const [name, call] of callers) expect((await call('GET', '/waiting-versions')).status, name).toBe(403);
});
