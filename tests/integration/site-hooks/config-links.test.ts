/** Tests the addresses that a person enters in the site configuration (decision 308). */
import { ROLE } from '@hat-nang/model/ids';
import { href } from '@hat-nang/model/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin, type Caller, createFixtures, createUser } from '../schema/support.ts';
import { publishableItem, type Row, readSeededRows, uniqueWord } from './publishable-items.ts';

interface Refusal {
  readonly extensions: { readonly field: string; readonly type: string; readonly validation_message: string };
}

const fixtures = createFixtures();
let editor: Caller;
let administrator: Caller;
let texts: Row;
let path: string;

beforeAll(async () => {
  editor = (await createUser(fixtures, ROLE.editor)).call;
  administrator = (await createUser(fixtures, ROLE.administrator)).call;
  const query = 'filter[languages_code][_eq]=vi-VN&fields=*';
  texts = (await admin<Row[]>('GET', `/items/app_configs_translations?${query}`)).body.data[0] ?? {};
  path = `/items/app_configs_translations/${texts.id}`;
});
afterAll(async () => {
  await admin('PATCH', path, {
    header_menu: texts.header_menu,
    footer_menu: texts.footer_menu,
    donate_url: texts.donate_url,
  });
  await fixtures.remove();
});

const withEntry = (entry: Row) => ({ header_menu: [...(texts.header_menu as Row[]), { name: 'Thử', ...entry }] });
const refusalsOf = async (call: Caller, address: string, change: Row) => {
  const { status, body, text } = await call('PATCH', address, change);
  expect(status, text).toBe(400);
  return (body.errors as Refusal[]).map(({ extensions }) => extensions);
};

it.each(['/khong-co-trang-nay', 'tin-tuc', 'javascript:alert(1)', 'http://x', '//evil.example/a'])(
  'an address that leads nowhere is refused, in menus, submenus and other fields: %s',
  async (url) => {
    for (const change of [
      withEntry({ url }),
      withEntry({ url: '/tin-tuc', children: [{ name: 'Con', url }] }),
      { footer_menu: [{ name: 'Thử', url }] },
      { donate_url: url },
    ]) {
      const [refusal] = await refusalsOf(editor, path, change);
      expect([refusal?.field, refusal?.type]).toEqual(['translations', 'check_config_link']);
      expect(refusal?.validation_message).toContain(url);
    }
  },
);

it('an address of a page, a file or another site is saved, and an entry without an address too', async () => {
  const { id } = await fixtures.make<{ id: number }>('/items/news', publishableItem('news', await readSeededRows()));
  const item = href('vi', 'newsDetail', { slug: 'x', id });
  for (const url of [item, '/tin-tuc?trang=2', 'https://example.com/a', 'mailto:a@example.com', '', null]) {
    const answer = await editor('PATCH', path, withEntry({ url }));
    expect(answer.status, `${url}: ${answer.text}`).toBe(200);
  }
});

it('the form of the configuration is refused at its field', async () => {
  const update = [{ id: texts.id, ...withEntry({ url: `/${uniqueWord()}` }) }];
  const nested = { translations: { create: [], delete: [], update } };
  const attempts: [Row, string][] = [
    [nested, 'translations'],
    [{ quick_exit_url: 'x' }, 'quick_exit_url'],
  ];
  for (const [change, field] of attempts) {
    const refusals = await refusalsOf(administrator, '/items/app_configs', change);
    expect(refusals.map((refusal) => [refusal.field, refusal.type])).toEqual([[field, 'check_config_link']]);
  }
});

it('a menu that a script has broken stays until somebody changes it', async () => {
  const broken = withEntry({ url: `/${uniqueWord()}` });
  expect((await admin('PATCH', path, broken)).status).toBe(200);
  expect((await editor('PATCH', path, { brand_name: texts.brand_name })).status).toBe(200);
  expect(await refusalsOf(editor, path, broken)).toHaveLength(1);
});
