/** Tests the page that replaces a file, category, section or option in all its uses (decision 308). */
import { ROLE } from '@hat-nang/model/ids';
import { href } from '@hat-nang/model/routes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { replacePath } from '../../../directus-extensions/site-hooks/src/replace-used/paths.ts';
import { replaceTexts } from '../../../directus-extensions/site-hooks/src/replace-used/replace-texts.ts';
import { REDIRECT_NOTE } from '../../../directus-extensions/site-hooks/src/slug-moves.ts';
import { stack } from '../../setup/stack.ts';
import { pixelPng } from '../../support/pixel.ts';
import { fileForm, sendRequest, sessionHeaders } from '../guard/requests.ts';
import { admin, type Caller, createFixtures, createUser, visitor } from '../schema/support.ts';
import { publishableItem, type Row, readSeededRows, type SeededRows, uniqueWord } from './publishable-items.ts';

const fixtures = createFixtures();
const texts = replaceTexts.vi;
let seededRows: SeededRows;
let editor: Caller;
let reviewer: Caller;
let administrator: Caller;

beforeAll(async () => {
  seededRows = await readSeededRows();
  editor = (await createUser(fixtures, ROLE.editor)).call;
  reviewer = (await createUser(fixtures, ROLE.reviewer)).call;
  administrator = (await createUser(fixtures, ROLE.administrator)).call;
});
afterAll(() => fixtures.remove());

const createItem = async (collection: string, row: Row) =>
  (await fixtures.make<{ id: number }>(`/items/${collection}`, row)).id;
const createNews = (overrides: Row = {}) =>
  createItem('news', { ...publishableItem('news', seededRows), ...overrides });
const uploadPicture = async (name: string) =>
  (await fixtures.make<{ id: string }>('/files', fileForm(pixelPng, 'image/png', `${name}.png`))).id;
const createCategory = (kind: string, name = `Loại ${uniqueWord()}`) =>
  createItem('categories', { kind, status: 'published', translations: [{ languages_code: 'vi-VN', name }] });
const newsWithPictureInText = (file: string): Row => {
  const item = publishableItem('news', seededRows);
  const [text] = item.translations as Row[];
  const body = `<p><img src="/assets/${file}?width=20" alt="x"></p>`;
  return { ...item, translations: [{ ...text, body }] };
};

const replace = (call: Caller, collection: string, id: number | string, next: number | string, query: Row = {}) =>
  call('POST', replacePath(collection, id, { with: String(next), ...(query as Record<string, string>) }));
const readItem = async (collection: string, id: number, fields: string) =>
  (await admin<Row>('GET', `/items/${collection}/${id}?fields=${fields}`)).body.data;

describe('a file', () => {
  it('is shown with every use and replaced in all of them: fields, lists of pages and texts', async () => {
    const [previous, next] = [await uploadPicture('cu'), await uploadPicture('moi')];
    const title = `Bài <b>${uniqueWord()}</b>`;
    const [text] = publishableItem('news', seededRows).translations as Row[];
    const withPicture = await createNews({ image: previous, translations: [{ ...text, title }] });
    const withText = await createItem('news', newsWithPictureInText(previous));
    const book = publishableItem('documents', seededRows);
    const pages = (book.pages as Row[]).map((page) => ({ ...page, image: previous }));
    const illustrated = pages.map((page) => ({
      ...page,
      translations: [{ languages_code: 'vi-VN', text: '<p>Một.</p>', image_description: 'Tranh' }],
    }));
    const document = await createItem('documents', { ...book, pages: illustrated });

    const page = await reviewer('GET', replacePath('directus_files', previous));
    expect(page.status).toBe(200);
    expect(page.text).toContain(`<h2>${texts.uses(3)}</h2>`);
    for (const address of [`news/${withPicture}`, `news/${withText}`, `documents/${document}`])
      expect(page.text).toContain(`href="/admin/content/${address}"`);
    expect(page.text).toContain(title.replace('<b>', '&lt;b&gt;').replace('</b>', '&lt;/b&gt;'));
    expect(page.text).not.toContain(title);
    expect(page.text).toContain(`with=${next}`);
    expect(page.text).not.toContain(`with=${previous}`);
    const confirmation = await reviewer('GET', replacePath('directus_files', previous, { with: next }));
    expect(confirmation.text).toContain(texts.replace(3));

    const answer = await replace(reviewer, 'directus_files', previous, next);
    expect([answer.status, answer.text.includes(texts.done.replaced)], answer.text).toEqual([200, true]);
    expect((await readItem('news', withPicture, 'image')).image).toBe(next);
    const [storedText] = (await readItem('news', withText, 'translations.body')).translations as Row[];
    expect(storedText?.body).toBe(`<p><img src="/assets/${next}?width=20" alt="x"></p>`);
    expect((await readItem('documents', document, 'pages.image')).pages).toEqual([{ image: next }, { image: next }]);
    expect((await reviewer('DELETE', `/files/${previous}`)).status).toBe(204);
  });

  it('is deleted after the replacement on request', async () => {
    const [previous, next] = [await uploadPicture('cu'), await uploadPicture('moi')];
    const id = await createNews({ image: previous, status: 'draft' });
    const answer = await replace(editor, 'directus_files', previous, next, { old: 'delete' });
    expect(answer.text).toContain(texts.done.deleted);
    expect((await readItem('news', id, 'image')).image).toBe(next);
    expect((await admin('GET', `/files/${previous}`)).status).toBe(403);
  });

  it('is replaced everywhere or nowhere, and the refusal is in the language of the user', async () => {
    const [previous, next] = [await uploadPicture('cu'), await uploadPicture('moi')];
    const draft = await createNews({ image: previous, status: 'draft' });
    const published = await createNews({ image: previous });
    const answer = await replace(editor, 'directus_files', previous, next, { old: 'delete' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).toContain('Chỉ người duyệt được đăng bài');
    for (const id of [draft, published]) expect((await readItem('news', id, 'image')).image).toBe(previous);
    expect((await admin('GET', `/files/${previous}`)).status).toBe(200);
    expect((await replace(reviewer, 'directus_files', previous, next)).status).toBe(200);
    for (const id of [draft, published]) expect((await readItem('news', id, 'image')).image).toBe(next);
  });

  it('is not replaced with another kind, with itself, or with nothing', async () => {
    const previous = await uploadPicture('cu');
    const id = await createNews({ image: previous, status: 'draft' });
    for (const next of [seededRows.sound, previous, 'x']) {
      const answer = await replace(editor, 'directus_files', previous, next);
      expect([answer.status, answer.text.includes(texts.invalidChoice)], next).toEqual([400, true]);
    }
    expect((await readItem('news', id, 'image')).image).toBe(previous);
  });
});

it('a category of an item that has both is not listed twice', async () => {
  const [previous, next] = [await createCategory('documents'), await createCategory('documents')];
  const book = publishableItem('documents', seededRows);
  const categoriesOf = (...ids: number[]) => ({ categories: ids.map((categories_id) => ({ categories_id })) });
  const both = await createItem('documents', { ...book, ...categoriesOf(previous, next) });
  const one = await createItem('documents', {
    ...publishableItem('documents', seededRows),
    ...categoriesOf(previous),
  });
  const otherKind = await createCategory('news');
  expect((await replace(reviewer, 'categories', previous, otherKind)).status).toBe(400);
  const answer = await replace(reviewer, 'categories', previous, next, { old: 'delete' });
  expect(answer.text).toContain(texts.done.deleted);
  for (const id of [both, one]) {
    const { categories } = await readItem('documents', id, 'categories.categories_id');
    expect(categories, String(id)).toEqual([{ categories_id: next }]);
  }
});

/** Creates a category that has a page in both languages. */
const createMentalHealth = (slug: string) =>
  createItem('categories', {
    kind: 'mental_health',
    status: 'published',
    translations: [
      { languages_code: 'vi-VN', name: slug, slug },
      { languages_code: 'en-US', name: `${slug} en`, slug: `${slug}en` },
    ],
  });

describe('a redirect to a category that has a page', () => {
  const createRedirect = (from: string, slug: string, overrides: Row = {}) =>
    createItem('redirects', { from, to: href('vi', 'mentalHealthCategory', { slug }), is_active: true, ...overrides });
  const targetOf = async (id: number) => (await readItem('redirects', id, 'to')).to;

  it('leads to the replacement, for an editor who may only read redirects, and the old category is deleted', async () => {
    const [previousSlug, nextSlug] = [`cu${uniqueWord()}`, `moi${uniqueWord()}`];
    const [previous, next] = [await createMentalHealth(previousSlug), await createMentalHealth(nextSlug)];
    const starts = ['a', 'b', 'c', 'd'].map((letter) => `/${letter}${uniqueWord()}`);
    const english = href('en', 'mentalHealthCategory', { slug: `${previousSlug}en` });
    const byHand = await createRedirect(starts[0] ?? '', previousSlug);
    const inEnglish = await createRedirect(starts[1] ?? '', previousSlug, { to: english });
    const automatic = await createRedirect(starts[2] ?? '', previousSlug, { note: REDIRECT_NOTE });
    const inactive = await createRedirect(starts[3] ?? '', previousSlug, { is_active: false });
    const other = await createRedirect(`/e${uniqueWord()}`, nextSlug, { to: '/tin-tuc' });
    const page = await editor('GET', replacePath('categories', previous));
    expect(page.text).toContain(`<h2>${texts.uses(2)}</h2>`);
    expect(page.text).toContain(`href="/admin/content/redirects/${byHand}">Chuyển hướng ${starts[0]}<`);
    const answer = await replace(editor, 'categories', previous, next, { old: 'delete' });
    expect(answer.text).toContain(texts.done.deleted);
    const nextPath = href('vi', 'mentalHealthCategory', { slug: nextSlug });
    expect(await targetOf(byHand)).toBe(nextPath);
    expect(await targetOf(inEnglish)).toBe(href('en', 'mentalHealthCategory', { slug: `${nextSlug}en` }));
    expect(await targetOf(automatic)).toBe(nextPath);
    expect(await targetOf(inactive)).toBe(href('vi', 'mentalHealthCategory', { slug: previousSlug }));
    expect(await targetOf(other)).toBe('/tin-tuc');
    const { siteUrl } = stack();
    await vi.waitFor(async () => {
      const response = await fetch(siteUrl + starts[0], { redirect: 'manual' });
      expect(new URL(response.headers.get('location') ?? '', siteUrl).pathname).toBe(nextPath);
    }, 10_000);
  });

  it('that starts at the page of the replacement refuses the replacement, and changes nothing', async () => {
    const [previousSlug, nextSlug] = [`cu${uniqueWord()}`, `moi${uniqueWord()}`];
    const [previous, next] = [await createMentalHealth(previousSlug), await createMentalHealth(nextSlug)];
    const id = await createRedirect(href('vi', 'mentalHealthCategory', { slug: nextSlug }), previousSlug);
    const first = await createRedirect(`/f${uniqueWord()}`, previousSlug);
    const answer = await replace(editor, 'categories', previous, next, { old: 'delete' });
    expect([answer.status, answer.text.includes('role="alert"')], answer.text).toEqual([400, true]);
    const previousPath = href('vi', 'mentalHealthCategory', { slug: previousSlug });
    for (const redirect of [id, first]) expect(await targetOf(redirect)).toBe(previousPath);
  });
});

it('a menu follows a category that has a page, in the language of the address', async () => {
  const [previousSlug, nextSlug] = [`cu${uniqueWord()}`, `moi${uniqueWord()}`];
  const [previous, next] = [await createMentalHealth(previousSlug), await createMentalHealth(nextSlug)];
  const query = 'filter[languages_code][_eq]=vi-VN&fields=id,footer_menu';
  const [config] = (await admin<Row[]>('GET', `/items/app_configs_translations?${query}`)).body.data;
  const configPath = `/items/app_configs_translations/${config?.id}`;
  const menu = config?.footer_menu as Row[];
  const entriesOf = (slug: string): Row[] => [
    { name: 'Thử', url: href('vi', 'mentalHealthCategory', { slug }) },
    { name: 'Nhóm', children: [{ name: 'Test', url: href('en', 'mentalHealthCategory', { slug: `${slug}en` }) }] },
  ];
  try {
    await admin('PATCH', configPath, { footer_menu: [...menu, ...entriesOf(previousSlug)] });
    const page = await editor('GET', replacePath('categories', previous));
    expect(page.text).toContain(`${texts.menu}: ${entriesOf(previousSlug)[0]?.url}`);
    const answer = await replace(editor, 'categories', previous, next, { old: 'delete' });
    expect(answer.text).toContain(texts.done.deleted);
    const stored = await admin<Row>('GET', `${configPath}?fields=footer_menu`);
    expect(stored.body.data.footer_menu).toEqual([...menu, ...entriesOf(nextSlug)]);
  } finally {
    await admin('PATCH', configPath, { footer_menu: menu });
  }
});

it('a section of the help centre is replaced, and the search of the page finds it by its name', async () => {
  const name = `Nhóm ${uniqueWord()}`;
  const makeSection = (text: string) =>
    createItem('help_center_sections', {
      status: 'published',
      translations: [{ languages_code: 'vi-VN', name: text }],
    });
  const [previous, next] = [await makeSection('Cũ'), await makeSection(name)];
  const id = await createItem('help_center', { ...publishableItem('help_center', seededRows), section: previous });
  const found = await editor('GET', replacePath('help_center_sections', previous, { q: name.slice(2) }));
  expect(found.text).toContain(`with=${next}`);
  const missing = await editor('GET', replacePath('help_center_sections', previous, { q: uniqueWord() }));
  expect(missing.text).toContain(texts.noCandidates);
  expect((await replace(reviewer, 'help_center_sections', previous, next)).status).toBe(200);
  expect((await readItem('help_center', id, 'section')).section).toBe(next);
});

it('an option is replaced in the content, and stays the choice of members', async () => {
  const group = await createItem('option_groups', { key: `kept_${uniqueWord()}` });
  const [previous, next, hidden] = [
    await createItem('options', { group, value: 'one', is_active: true }),
    await createItem('options', { group, value: 'two', is_active: true }),
    await createItem('options', { group, value: 'three', is_active: false }),
  ];
  const member = await createUser(fixtures, ROLE.kid);
  const choice = await createItem('users_disabilities', { directus_users_id: member.id, options_id: previous });
  const book = await createItem('documents', { ...publishableItem('documents', seededRows), reading_age: previous });
  const page = await reviewer('GET', replacePath('options', previous));
  expect(page.text).toContain(texts.memberUses(1));
  expect(page.text).not.toContain(member.id);
  expect(page.text).not.toContain(texts.replaceAndDelete);
  expect((await replace(reviewer, 'options', previous, hidden)).status).toBe(400);
  expect((await replace(reviewer, 'options', previous, next)).status).toBe(200);
  expect((await readItem('documents', book, 'reading_age')).reading_age).toBe(next);
  expect((await readItem('users_disabilities', choice, 'options_id')).options_id).toBe(previous);
  const kept = await replace(administrator, 'options', previous, next, { old: 'delete' });
  expect(kept.text).toContain(texts.notDeleted('').trim());
});

it('a refused deletion names the page', async () => {
  const id = await createCategory('news');
  await createNews({ category: id });
  const answer = await reviewer('DELETE', `/items/categories/${id}`);
  expect(answer.text).toContain(`${texts.refusalHint}: ${replacePath('categories', id)}`);
});

it('answers 404 to an unknown row, and 403 to everybody but editors, reviewers and administrators', async () => {
  const id = await createCategory('news');
  for (const path of [
    replacePath('categories', 2 ** 31),
    replacePath('categories', 'x'),
    replacePath('news', 1),
    replacePath('directus_users', 1),
    replacePath('directus_files', 'x'),
    '/replace-used',
  ])
    expect((await editor('GET', path)).status, path).toBe(404);
  const callers: [string, Caller][] = [['visitor', visitor]];
  for (const role of ['desk', 'kid', 'adult'] as const)
    callers.push([role, (await createUser(fixtures, ROLE[role])).call]);
  for (const [name, call] of callers) {
    for (const method of ['GET', 'POST'])
      expect((await call(method, replacePath('categories', id))).status, `${name} ${method}`).toBe(403);
  }
  const response = await sendRequest('GET', replacePath('categories', id), { headers: await sessionHeaders('editor') });
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('cache-control')).toContain('no-store');
});
