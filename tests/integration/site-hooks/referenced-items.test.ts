import { ROLE } from '@hat-nang/model/ids';
import { href } from '@hat-nang/model/routes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pixelPng } from '../../support/pixel.ts';
import { fileForm } from '../guard/requests.ts';
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
  readonly extensions: { readonly field: string; readonly type: string; readonly validation_message: string };
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

/** Returns each refused field with the rule and the message. */
async function refusalOf(call: Caller, method: string, path: string, json?: unknown) {
  const { status, body, text: bodyText } = await call(method, path, json);
  expect(status, bodyText).toBe(400);
  return (body.errors as RefusalEntry[]).map(({ extensions }) => extensions);
}
const refusedAs = async (...[call, method, path, json]: Parameters<typeof refusalOf>) =>
  (await refusalOf(call, method, path, json)).map(({ field, type }) => [field, type]);

/** Moves an item into the trash, where it still uses its files, and then erases it. Only administrators erase. */
async function eraseItem(path: string) {
  for (const call of [reviewer, admin]) expect((await call('DELETE', path)).status).toBe(204);
}

describe('what is in use is not deleted, and the places are named', () => {
  it('a file: as a picture, and in a text', async () => {
    const file = await fixtures.make<{ id: string }>('/files', fileForm(pixelPng, 'image/png', 'a.png'));
    const path = `/files/${file.id}`;
    const newsWithPicture = await createNews({ image: file.id });
    const newsWithLink = await createNews({
      translations: [createTranslation({ body: `<p><img src="/assets/${file.id}" alt="x"></p>`, image_alt: 'x' })],
    });
    const [refusal] = await refusalOf(reviewer, 'DELETE', path);
    expect(refusal).toMatchObject({ field: 'id', type: 'check_used' });
    expect(refusal?.validation_message).toContain('Đang được dùng: 2 mục');
    for (const { id } of [newsWithPicture, newsWithLink])
      expect(refusal?.validation_message).toContain(`/admin/content/news/${id})`);
    await reviewer('PATCH', `/items/news/${newsWithPicture.id}`, { image: seededRows.picture });
    expect(await refusedAs(reviewer, 'DELETE', '/files', [file.id])).toEqual([['id', 'check_used']]);
    await eraseItem(`/items/news/${newsWithLink.id}`);
    expect((await reviewer('DELETE', path)).status).toBe(204);
  });

  it('a category and a section of the help centre', async () => {
    const translation = { languages_code: 'vi-VN', name: `Nhóm ${uniqueWord()}` };
    const category = await createItem('categories', { kind: 'news', status: 'published', translations: [translation] });
    const section = await createItem('help_center_sections', { status: 'published', translations: [translation] });
    const referencingItems: [string, Row, string][] = [
      ['news', { category: category.id }, `/items/categories/${category.id}`],
      ['help_center', { section: section.id }, `/items/help_center_sections/${section.id}`],
    ];
    for (const [collection, more, path] of referencingItems) {
      const item = await createItem(collection, {
        ...publishableItem(collection, seededRows),
        ...more,
        status: 'draft',
      });
      expect(await refusedAs(reviewer, 'DELETE', path)).toEqual([['id', 'check_used']]);
      await eraseItem(`/items/${collection}/${item.id}`);
      expect((await reviewer('DELETE', path)).status).toBe(204);
    }
  });

  it('an option, by the administrators who alone delete some; members who chose it stay unnamed', async () => {
    const group = await createItem('option_groups', { key: `kept_${uniqueWord()}` });
    const option = await createItem('options', { group: group.id, value: 'one' });
    const member = await createUser(fixtures, ROLE.kid);
    await createItem('documents', {
      ...publishableItem('documents', seededRows),
      status: 'draft',
      reading_age: option.id,
    });
    await createItem('users_disabilities', { directus_users_id: member.id, options_id: option.id });
    const [refusal] = await refusalOf(administrator, 'DELETE', `/items/options/${option.id}`);
    expect(refusal?.validation_message).toMatch(/^Still in use: 2 items: .*Member/);
    expect(refusal?.validation_message).not.toContain(member.id);
    expect(await refusedAs(administrator, 'DELETE', `/items/option_groups/${group.id}`)).toEqual([
      ['id', 'check_used'],
    ]);
  });

  it('an item that a redirect or a menu leads to', async () => {
    const { id } = await createNews();
    const from = `/cu-${uniqueWord()}`;
    const redirect = await createItem('redirects', {
      from,
      to: href('vi', 'newsDetail', { slug: 'x', id }),
      is_active: true,
    });
    const [refusal] = await refusalOf(reviewer, 'DELETE', `/items/news/${id}`);
    expect(refusal?.validation_message).toContain(`Chuyển hướng ${from}`);
    await admin('DELETE', `/items/redirects/${redirect.id}`);
    expect((await reviewer('DELETE', `/items/news/${id}`)).status).toBe(204);

    const slug = 'dieu-khoan-su-dung';
    const texts = await admin<{ pages_id: number }[]>(
      'GET',
      `/items/pages_translations?fields=pages_id&filter[slug][_eq]=${slug}`,
    );
    const page = `/items/pages/${texts.body.data[0]?.pages_id}`;
    const [keptRefusal] = await refusalOf(reviewer, 'DELETE', page);
    expect(keptRefusal?.validation_message).toContain('Menu');
    expect((await admin('GET', page)).status).toBe(200);
  });
});

describe('a published item that is taken down', () => {
  const readNotices = async (id: number) => {
    const path = `/notifications?fields=subject,message,recipient&filter[collection][_eq]=news&filter[item][_eq]=${id}`;
    return (await admin<{ subject: string; message: string; recipient: string }[]>('GET', path)).body.data;
  };

  it('tells who takes it down what still leads to it, once', async () => {
    const { id } = await createNews();
    const from = `/go-${uniqueWord()}`;
    const to = href('vi', 'newsDetail', { slug: 'x', id });
    await createItem('redirects', { from, to, is_active: true });
    await createItem('app_configs_news', { app_configs_id: 1, news_id: id, sort: 99 });
    const desk = await createUser(fixtures, ROLE.reviewer);
    expect((await desk.call('PATCH', `/items/news/${id}`, { status: 'draft' })).status).toBe(200);
    const notices = await vi.waitFor(async () => {
      const found = await readNotices(id);
      expect(found).toHaveLength(1);
      return found;
    });
    expect(notices[0]?.recipient).toBe(desk.id);
    expect(notices[0]?.subject).toContain('Đã gỡ nhưng vẫn có nơi dẫn tới');
    expect(notices[0]?.message).toContain(`Chuyển hướng ${from}`);
    expect(notices[0]?.message).toContain('Cấu hình trang');
    expect((await desk.call('PATCH', `/items/news/${id}`, { status: 'archived' })).status).toBe(200);
    // The notice of another item shows that all actions before it are over.
    const other = await createNews();
    await createItem('redirects', {
      from: `${from}-2`,
      to: href('vi', 'newsDetail', { slug: 'x', id: other.id }),
      is_active: true,
    });
    expect((await desk.call('PATCH', `/items/news/${other.id}`, { status: 'draft' })).status).toBe(200);
    await vi.waitFor(async () => expect(await readNotices(other.id)).toHaveLength(1));
    expect(await readNotices(id)).toHaveLength(1);
  });

  it('tells the reviewers, and no editors, if the flow archives it after its unpublish date', async () => {
    const { id } = await createNews({ date_unpublished: new Date(Date.now() + 2_000).toISOString() });
    const from = `/go-${uniqueWord()}`;
    await createItem('redirects', { from, to: href('vi', 'newsDetail', { slug: 'x', id }), is_active: true });
    const people = await Promise.all(
      [ROLE.reviewer, ROLE.reviewer, ROLE.editor].map((role) => createUser(fixtures, role)),
    );
    const [first, second, writer] = people.map((person) => person.id);
    const notices = await vi.waitFor(
      async () => {
        const found = await readNotices(id);
        expect(found.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([first, second]));
        return found;
      },
      // The flow runs each minute.
      { timeout: 90_000, interval: 500 },
    );
    const recipients = notices.map(({ recipient }) => recipient);
    expect(recipients).not.toContain(writer);
    expect(new Set(recipients).size).toBe(recipients.length);
    expect(notices[0]?.subject).toContain('Đã hết hạn nhưng vẫn có nơi dẫn tới');
    expect(notices[0]?.message).toContain(`Chuyển hướng ${from}`);
    expect((await admin<Row>('GET', `/items/news/${id}?fields=status`)).body.data.status).toBe('archived');
  }, 120_000);

  it('writes no notice if nothing leads to the item, or the user may not change it', async () => {
    const { id } = await createNews();
    expect((await reviewer('PATCH', `/items/news/${id}`, { status: 'draft' })).status).toBe(200);
    const kept = await createNews();
    await createItem('redirects', {
      from: `/go-${uniqueWord()}`,
      to: href('vi', 'newsDetail', { slug: 'x', id: kept.id }),
      is_active: true,
    });
    const desk = await createUser(fixtures, ROLE.desk);
    expect((await desk.call('PATCH', `/items/news/${kept.id}`, { status: 'draft' })).status).toBe(403);
    for (const item of [id, kept.id]) expect(await readNotices(item)).toEqual([]);
  });
});

describe('a redirect that a person enters', () => {
  const redirectFields = (overrides: Row) => ({
    from: `/cu-${uniqueWord()}`,
    to: '/tin-tuc',
    is_active: true,
    ...overrides,
  });

  it('hides no page and nothing of the site’s machinery', async () => {
    const { id } = await createNews();
    const shadowingPaths: [string, string][] = [
      ['/tin-tuc', 'check_redirect_page'],
      [href('vi', 'newsDetail', { slug: 'bat-ky', id }), 'check_redirect_page'],
      ['/en/contact', 'check_redirect_page'],
      ['/api/items', 'check_redirect_api'],
      ['/feeds/vi/news.xml', 'check_redirect_api'],
    ];
    for (const [from, rule] of shadowingPaths) {
      const json = redirectFields({ from, to: '/su-kien' });
      expect(await refusedAs(administrator, 'POST', '/items/redirects', json), from).toEqual([['from', rule]]);
    }
    const [refusal] = await refusalOf(
      administrator,
      'POST',
      '/items/redirects',
      redirectFields({ from: shadowingPaths[1]?.[0] }),
    );
    const storedTexts = await admin<{ title: string }[]>('GET', `/items/news_translations?filter[news_id][_eq]=${id}`);
    expect(refusal?.validation_message).toContain(storedTexts.body.data[0]?.title);
  });

  it('leads to a page, to another redirect or out of the site, also when it is changed or woken', async () => {
    const missingPath = `/khong-co-${uniqueWord()}`;
    for (const to of [missingPath, '/tin-tuc/khong-co-9999999999', '/tin-tuc/khong-co-999999999']) {
      const refusedField = await refusedAs(administrator, 'POST', '/items/redirects', redirectFields({ to }));
      expect(refusedField, to).toEqual([['to', 'check_redirect_target']]);
    }
    const ids: number[] = [];
    const firstRedirect = redirectFields({ to: '/tin-tuc?trang=2' });
    for (const json of [
      firstRedirect,
      redirectFields({ to: firstRedirect.from }),
      redirectFields({ to: 'https://example.com/x' }),
    ]) {
      const createdRedirect = await administrator<{ id: number }>('POST', '/items/redirects', json);
      expect(createdRedirect.status, createdRedirect.text).toBe(200);
      ids.push(createdRedirect.body.data.id);
    }
    const path = `/items/redirects/${ids[0]}`;
    expect(await refusedAs(administrator, 'PATCH', path, { to: missingPath })).toEqual([
      ['to', 'check_redirect_target'],
    ]);
    expect((await administrator('PATCH', path, { to: missingPath, is_active: false })).status).toBe(200);
    expect(await refusedAs(administrator, 'PATCH', path, { is_active: true })).toEqual([
      ['to', 'check_redirect_target'],
    ]);
    expect((await admin('PATCH', path, { is_active: true })).status).toBe(200);
    for (const id of ids) await admin('DELETE', `/items/redirects/${id}`);
  });
});

describe('a copy', () => {
  it('is a draft without dates and with addresses of its own, as the Studio sends it', async () => {
    const completeItem: Row = {
      ...publishableItem('news', seededRows),
      date_published: '2030-01-01T00:00:00',
      date_unpublished: '2031-01-01T00:00:00',
    };
    const originalItem = await createItem('news', completeItem);
    for (const translations of [
      completeItem.translations,
      { create: completeItem.translations, update: [], delete: [] },
    ]) {
      const copyResponse = await reviewer<Row>('POST', '/items/news?fields=*,translations.*', {
        ...completeItem,
        translations,
      });
      expect(copyResponse.status, copyResponse.text).toBe(200);
      expect(copyResponse.body.data).toMatchObject({ status: 'draft', date_published: null, date_unpublished: null });
      const slugs = (copyResponse.body.data.translations as Row[]).map(({ slug }) => slug);
      expect(slugs).toEqual([expect.stringMatching(/-\d+$/)]);
      await admin('DELETE', `/items/news/${copyResponse.body.data.id}`);
    }
    expect((await admin<Row>('GET', `/items/news/${originalItem.id}`)).body.data.status).toBe('published');
  });
});

it('a copy whose addresses were all edited is a draft too, and a new item with the same texts is not', async () => {
  const item = await createNews();
  const stored = await admin<Row>('GET', `/items/news/${item.id}?fields=*,translations.*`);
  // The Studio sends all fields of the stored item without its key, and the edited texts.
  const { id: _id, ...fields } = stored.body.data;
  const translations = (fields.translations as Row[]).map(({ id: _textId, news_id: _itemId, ...text }) => ({
    ...text,
    slug: `sua-${uniqueWord()}`,
  }));
  const copy = { ...fields, date_published: '2030-01-01T00:00:00', translations };
  const { date_created, user_created, date_updated, user_updated, ...entered } = copy as Row;
  expect([date_created, user_created, date_updated, user_updated]).toContainEqual(expect.any(String));
  for (const call of [reviewer, administrator]) {
    const copyAnswer = await call<Row>('POST', '/items/news', copy);
    expect(copyAnswer.body.data, copyAnswer.text).toMatchObject({
      status: 'draft',
      date_published: null,
      date_unpublished: null,
    });
    const newTexts = translations.map((text) => ({ ...text, slug: `moi-${uniqueWord()}` }));
    const newAnswer = await call<Row>('POST', '/items/news', { ...entered, translations: newTexts });
    expect(newAnswer.body.data?.status, newAnswer.text).toBe('published');
    for (const { body } of [copyAnswer, newAnswer]) await admin('DELETE', `/items/news/${body.data.id}`);
  }
});

it('a state that is not in the list is refused, whoever sends it', async () => {
  const { id } = await createNews();
  for (const call of [reviewer, administrator, admin]) {
    for (const json of [{ status: 'gone' }, { status: null }, { status: ['published'] }]) {
      expect(await refusedAs(call, 'PATCH', `/items/news/${id}`, json)).toEqual([['status', 'check_status']]);
    }
    expect(await refusedAs(call, 'POST', '/items/categories', { kind: 'news', status: 'in_review' })).toEqual([
      ['status', 'check_status'],
    ]);
  }
  const query = `mutation { update_news_item(id: ${id}, data: { status: "gone" }) { id } }`;
  expect((await reviewer('POST', '/graphql', { query })).text).toContain('Trạng thái không có trong danh sách: gone');
  expect((await admin<Row>('GET', `/items/news/${id}`)).body.data.status).toBe('published');
});
