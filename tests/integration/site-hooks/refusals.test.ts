import { FOLDER, ROLE, USER } from '@hat-nang/model/ids';
import { href } from '@hat-nang/model/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { pixelPng } from '../../support/pixel.ts';
import { adminHeaders, fileForm } from '../guard/requests.ts';
import { admin, type Caller, createFixtures, createUser } from '../schema/support.ts';
import {
  createTranslation,
  publishableItem,
  type Row,
  readSeededRows,
  type SeededRows,
  uniqueWord,
} from './publishable-items.ts';

interface RefusalEntry {
  readonly extensions: {
    readonly code: string;
    readonly collection: string;
    readonly field: string;
    readonly type: string;
    readonly validation_message: string;
  };
}

const fixtures = createFixtures();
let seededRows: SeededRows;
let reviewer: Caller;
let administrator: Caller;

beforeAll(async () => {
  seededRows = await readSeededRows();
  reviewer = (await createUser(fixtures, ROLE.reviewer)).call;
  const englishUser = await createUser(fixtures, ROLE.administrator);
  await admin('PATCH', `/users/${englishUser.id}`, { language: 'en-US' });
  administrator = englishUser.call;
});
afterAll(() => fixtures.remove());

const createItem = (collection: string, row: Row) => fixtures.make<{ id: number }>(`/items/${collection}`, row);
const createNews = (overrides: Row = {}) =>
  createItem('news', { ...publishableItem('news', seededRows), ...overrides });
const body = (html: string) => ({ translations: [createTranslation({ image_alt: 'x', body: html })] });
const uploadForm = (folder?: string) => {
  const form = new FormData();
  // Directus reads only the form fields that precede the file.
  if (folder !== undefined) form.set('folder', folder);
  for (const [name, value] of fileForm(pixelPng, 'image/png', 'a.png')) form.append(name, value);
  return form;
};

async function refusalsOf(call: Caller, method: string, path: string, json?: unknown) {
  const { status, body: answer, text: responseText } = await call(method, path, json);
  expect(status, `${method} ${path} ${JSON.stringify(json)}: ${responseText}`).toBe(400);
  return ((answer.errors ?? []) as RefusalEntry[]).map(({ extensions }) => extensions);
}

describe('a file that is shown', () => {
  const replaceByText = (id: string) => reviewer('PATCH', `/files/${id}`, fileForm('chữ', 'text/plain', 'a.txt'));
  const bytesOf = async (id: string) => {
    const answer = await fetch(`${stack().directusUrl}/assets/${id}`, { headers: adminHeaders() });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('keeps its bytes when another is refused, and the item is named', async () => {
    const file = await fixtures.make<{ id: string }>('/files', uploadForm());
    const item = await createNews({ image: file.id });
    const bytesBefore = await bytesOf(file.id);
    expect(bytesBefore.status).toBe(200);
    const answer = await replaceByText(file.id);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.text).toContain(`/admin/content/news/${item.id}`);
    const bytesAfter = await bytesOf(file.id);
    expect(bytesAfter.status).toBe(200);
    expect(bytesAfter.bytes.equals(bytesBefore.bytes)).toBe(true);
  });

  it('takes a new title, although an item that shows it breaks a rule', async () => {
    const file = await fixtures.make<{ id: string }>('/files', uploadForm());
    await createNews({ image: file.id, translations: [createTranslation({ image_alt: '', body: '' })] });
    const renameResponse = await reviewer('PATCH', `/files/${file.id}`, { title: 'Tên mới' });
    expect(renameResponse.status, renameResponse.text).toBe(200);
    const replaceResponse = await reviewer('PATCH', `/files/${file.id}`, fileForm(pixelPng, 'image/png', 'b.png'));
    expect(replaceResponse.status, replaceResponse.text).toBe(200);
    // The bytes determine the type of a file, so no user of the Studio may set it.
    const typeChange = await reviewer('PATCH', `/files/${file.id}`, { type: 'text/plain' });
    expect(typeChange.status, typeChange.text).toBe(403);
  });
});

it('a batch says which item breaks the rule', async () => {
  const [validItem, invalidItem] = [
    await createNews({ status: 'draft' }),
    await createNews({ status: 'draft', ...body('') }),
  ];
  const keys = [validItem.id, invalidItem.id];
  const refusals = await refusalsOf(reviewer, 'PATCH', '/items/news', { keys, data: { status: 'published' } });
  expect(refusals.length).toBeGreaterThan(0);
  for (const { validation_message } of refusals) {
    expect(validation_message).toContain(`/admin/content/news/${invalidItem.id}`);
    expect(validation_message).not.toContain(`/admin/content/news/${validItem.id}`);
  }
});

it('what is archived needs no order of its dates', async () => {
  const dates = { date_published: '2030-01-02T00:00:00Z', date_unpublished: '2030-01-01T00:00:00Z' };
  const { id } = await createNews(dates);
  expect((await reviewer('PATCH', `/items/news/${id}`, { status: 'draft' })).status).toBe(400);
  expect((await reviewer('PATCH', `/items/news/${id}`, { status: 'archived' })).status).toBe(200);
});

describe('an address in a text', () => {
  const publish = async (html: string) => {
    const { id } = await createNews({ status: 'draft', ...body(html) });
    return reviewer('PATCH', `/items/news/${id}`, { status: 'published' });
  };

  it.each([
    '<p><a href=/tin-tuc/khong-co-999999999>a</a></p>',
    `<p><a href="/assets/${FOLDER.brand}">a</a></p>`,
    `<p><a href="/api/assets/${FOLDER.brand}">a</a></p>`,
    '<p><a href="{site}/tin-tuc/khong-co-999999999">a</a></p>',
  ])('that leads nowhere is refused: %s', async (html) => {
    const answer = await publish(html.replace('{site}', stack().siteUrl));
    expect(answer.status, answer.text).toBe(400);
    expect((answer.body.errors as RefusalEntry[])[0]?.extensions.type).toBe('check_text_link');
  });

  it('that leads to a file, a page or a redirect is taken, as a browser reads it', async () => {
    const from = `/cũ-${uniqueWord()}`;
    await createItem('redirects', { from, to: '/tin-tuc', is_active: true });
    for (const address of [
      `/assets/${seededRows.picture}`,
      `${stack().siteUrl}/tin-tuc`,
      `${encodeURI(from)}/?a=1#b`,
    ]) {
      const answer = await publish(`<p><a href="${address}">a</a></p>`);
      expect(answer.status, `${address}: ${answer.text}`).toBe(200);
    }
  });

  it('must be shown by the time that its own item is', async () => {
    const { id } = await createNews({ date_published: '2040-01-01T00:00:00Z' });
    const html = `<p><a href="${href('vi', 'newsDetail', { slug: 'x', id })}">a</a></p>`;
    expect((await publish(html)).status).toBe(400);
    const laterItem = await createNews({ status: 'draft', date_published: '2040-01-02T00:00:00Z', ...body(html) });
    expect((await reviewer('PATCH', `/items/news/${laterItem.id}`, { status: 'published' })).status).toBe(200);
  });
});

describe('refusals on their field, in the language of the Studio', () => {
  it('redirects: no addresses, and a circle', async () => {
    const from = `/cu-${uniqueWord()}`;
    const cases: [Row, string, string][] = [
      [{ from: 'x', to: '/tin-tuc' }, 'from', 'check_redirect_from'],
      [{ from, to: 'javascript:x' }, 'to', 'check_redirect_to'],
      [{ from, to: from }, 'to', 'check_redirect_loop'],
    ];
    for (const [json, field, type] of cases) {
      const [refusals] = await refusalsOf(administrator, 'POST', '/items/redirects', { ...json, is_active: true });
      expect(refusals).toMatchObject({ code: 'FAILED_VALIDATION', collection: 'redirects', field, type });
      expect(refusals?.validation_message).not.toMatch(/ \/ |Địa chỉ/);
    }
  });

  it('page numbers, and files that may not be shown', async () => {
    const book = await createItem('documents', { ...publishableItem('documents', seededRows), status: 'draft' });
    const pages = await admin<{ pages: number[] }>('GET', `/items/documents/${book.id}?fields=pages`);
    for (const [number, type] of [
      [0, 'check_page_number'],
      [1, 'check_page_number_taken'],
    ]) {
      const [refusals] = await refusalsOf(reviewer, 'POST', '/items/document_pages', { document: book.id, number });
      expect(refusals).toMatchObject({ collection: 'document_pages', field: 'number', type });
    }
    const samePageNumber = { keys: pages.body.data.pages, data: { number: 4 } };
    const [refusals] = await refusalsOf(reviewer, 'PATCH', '/items/document_pages', samePageNumber);
    expect(refusals).toMatchObject({ field: 'number', type: 'check_page_numbers_apart' });
    const file = await fixtures.make<{ id: string }>('/files', uploadForm(FOLDER.private));
    const [closedRefusal] = await refusalsOf(reviewer, 'POST', '/items/news', { image: file.id });
    expect(closedRefusal).toMatchObject({ collection: 'news', field: 'image', type: 'check_file_closed' });
  });

  it('a file whose uses would slow down every read of it', async () => {
    const file = await fixtures.make<{ id: string }>('/files', uploadForm());
    const drafts = (count: number) => Array.from({ length: count }, () => ({ status: 'draft', image: file.id }));
    const created: Array<[string, number[]]> = [];
    for (const collection of ['news', 'mental_health']) {
      const answer = await admin<Array<{ id: number }>>('POST', `/items/${collection}?fields=id`, drafts(70));
      expect(answer.status, answer.text).toBe(200);
      created.push([collection, answer.body.data.map(({ id }) => id)]);
    }
    for (const [call, words] of [
      [reviewer, 'quá nhiều mục'],
      [administrator, 'Too many items'],
    ] as const) {
      const [usesRefusal] = await refusalsOf(call, 'POST', '/items/pages', drafts(2));
      expect(usesRefusal).toMatchObject({ collection: 'pages', field: 'image', type: 'check_file_uses' });
      expect(usesRefusal?.validation_message).toContain(words);
    }
    // The service user's deletion bypasses the trash and erases at once, so the second pass deletes nothing.
    for (const [collection, keys] of [...created, ...created]) await admin('DELETE', `/items/${collection}`, keys);
  }, 60_000);

  it('name fields, languages and kinds of files as the Studio does', async () => {
    const { id } = await createNews({
      status: 'draft',
      image: seededRows.sound,
      translations: [createTranslation({ body: '' })],
    });
    const inVietnamese = await refusalsOf(reviewer, 'PATCH', `/items/news/${id}`, { status: 'published' });
    const messagesOf = (refusals: typeof inVietnamese) =>
      refusals.map(({ validation_message }) => validation_message).join('\n');
    expect(messagesOf(inVietnamese)).toMatch(/Nội dung[\s\S]*tiếng Việt[\s\S]*âm thanh/);
    const inEnglish = await refusalsOf(administrator, 'PATCH', `/items/news/${id}`, { status: 'published' });
    expect(messagesOf(inEnglish)).toMatch(/Body[\s\S]*Vietnamese[\s\S]*sound/);
    expect(messagesOf([...inVietnamese, ...inEnglish])).not.toMatch(/\bbody\b|vi-VN|audio\//);
  });
});

it('the service user never becomes a login', async () => {
  const path = `/users/${USER.service}`;
  const userRows = [{ id: USER.service, email: `${uniqueWord()}@hatnang.example.com` }];
  for (const json of [
    { email: `${uniqueWord()}@hatnang.example.com` },
    { password: 'Correct-horse1' },
    { external_identifier: 'x' },
    { role: ROLE.editor },
  ]) {
    for (const call of [administrator, admin]) {
      const refusals = await refusalsOf(call, 'PATCH', path, json);
      expect(refusals.map(({ type }) => type)).toEqual(['check_service_user']);
    }
  }
  await refusalsOf(administrator, 'PATCH', '/users', userRows);
  await refusalsOf(administrator, 'PATCH', `/roles/${ROLE.administrator}`, {
    users: { create: [], update: userRows, delete: [] },
  });
  const { body: user } = await admin<Row>('GET', `${path}?fields=email,password,external_identifier,role`);
  expect(user.data).toEqual({ email: null, password: null, external_identifier: null, role: ROLE.administrator });
});

it('whoever may not read an item is not told its title by a refused deletion', async () => {
  const policy = await fixtures.make<{ id: string }>('/policies', { name: `Bàn ${uniqueWord()}`, app_access: true });
  const role = await fixtures.make<{ id: string }>('/roles', { name: policy.id, policies: [{ policy: policy.id }] });
  const deskCaller = (await createUser(fixtures, role.id)).call;
  const translation = { languages_code: 'vi-VN', name: `Nhóm ${uniqueWord()}` };
  const category = await createItem('categories', { kind: 'news', status: 'published', translations: [translation] });
  const item = await createNews({ status: 'draft', category: category.id });
  const { body: storedItems } = await admin<{ title: string }[]>(
    'GET',
    `/items/news_translations?filter[news_id][_eq]=${item.id}`,
  );
  const answers = [
    await deskCaller('DELETE', `/items/categories/${category.id}`),
    await deskCaller('PATCH', `/items/categories/${category.id}`, { status: 'draft' }),
  ];
  for (const answer of answers) {
    expect(answer.status, answer.text).toBe(403);
    expect(answer.text).not.toContain(storedItems.data[0]?.title);
  }
});
