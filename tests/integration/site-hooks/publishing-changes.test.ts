/** Tests that no later change of a file, an option, a category or a part makes a published item break a rule: for each role, by the API and in the Studio. */
import type { PublishingRule } from '@hat-nang/model/publishing-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pixelPng } from '../../support/pixel.ts';
import { fileForm } from '../guard/requests.ts';
import { admin, type Caller, createFixtures } from '../schema/support.ts';
import { waitForColors } from './colors-of-file.ts';
import {
  createTranslation,
  publishableItem,
  type Row,
  readSeededRows,
  type SeededRows,
  uniqueWord,
} from './publishable-items.ts';
import { createRoleCallers, expectProblem, type Problem, partChanges, ROLE_NAMES } from './publishing-roles.ts';

type Request = readonly [method: string, path: string, body?: unknown];

/** A published item and a change that makes it break a rule. */
interface Prepared {
  readonly api: Request;
  /** The request of the Studio, if it differs from `api`. */
  readonly studio?: Request;
  /** Address of the row that a refused change leaves as it is. */
  readonly kept: string;
}

interface Change {
  readonly change: string;
  readonly rule: PublishingRule;
  readonly field: string;
  readonly prepare: () => Promise<Prepared>;
}

const fixtures = createFixtures();
let roles: Awaited<ReturnType<typeof createRoleCallers>>;
let seededRows: SeededRows;

beforeAll(async () => {
  seededRows = await readSeededRows();
  roles = await createRoleCallers(fixtures);
});
afterAll(() => fixtures.remove());

const create = async (collection: string, row: Row) =>
  (await fixtures.make<{ id: number }>(`/items/${collection}`, row)).id;
const publish = (collection: string, overrides: Row = {}) =>
  create(collection, { ...publishableItem(collection, seededRows), ...overrides });
const uploadPicture = async () =>
  (await fixtures.make<{ id: string }>('/files', fileForm(pixelPng, 'image/png', 'a.png'))).id;

/** Creates a row that groups items, publishes an item in it, and returns the address of the row. */
const publishInGroup = async (groups: string, row: Row, collection: string, column: string) => {
  const texts = [{ languages_code: 'vi-VN', name: `Nhóm ${uniqueWord()}` }];
  const group = await create(groups, { status: 'published', translations: texts, ...row });
  const item = await publish(collection, { [column]: group });
  return { path: `/items/${groups}/${group}`, group, item };
};

const publishWithOption = async () => {
  const group = await create('option_groups', { key: `age_${uniqueWord()}` });
  const option = await create('options', { group, value: 'used', is_active: true });
  await publish('documents', { reading_age: option });
  return { path: `/items/options/${option}`, option, group };
};

/** Publishes a book, and returns its address and the keys of its parts. */
const publishBook = async () => {
  const path = `/items/documents/${await publish('documents')}`;
  const fields = 'translations,pages.id,pages.translations';
  const { data } = (
    await admin<{ translations: number[]; pages: { id: number; translations: number[] }[] }>(
      'GET',
      `${path}?fields=${fields}`,
    )
  ).body;
  const [firstPage, lastPage] = data.pages;
  return { path, text: data.translations[0], firstPage, lastPage };
};

const replaceByText = (file: string): Request => ['PATCH', `/files/${file}`, fileForm('chữ', 'text/plain', 'a.txt')];

const CHANGES: readonly Change[] = [
  {
    change: 'a picture becomes a text',
    ...{ rule: 'check_media', field: 'image' },
    prepare: async () => {
      const file = await uploadPicture();
      await publish('news', { image: file });
      return { api: replaceByText(file), kept: `/files/${file}?fields=type,filesize,filename_disk` };
    },
  },
  {
    change: 'a decorative picture loses its mark',
    ...{ rule: 'check_picture_text', field: 'translations' },
    prepare: async () => {
      const file = await uploadPicture();
      await admin('PATCH', `/files/${file}`, { is_decorative: true });
      await publish('news', { image: file, translations: [createTranslation({ image_alt: null })] });
      return {
        api: ['PATCH', `/files/${file}`, { is_decorative: false }],
        studio: ['PATCH', '/files', { keys: [file], data: { is_decorative: false } }],
        kept: `/files/${file}?fields=is_decorative`,
      };
    },
  },
  {
    change: 'a picture is deleted',
    ...{ rule: 'check_used', field: 'id' },
    prepare: async () => {
      const file = await uploadPicture();
      await publish('news', { image: file });
      // The blurred colours are written in the background, and `kept` is the whole row.
      await waitForColors(file).toEqual(expect.any(String));
      return { api: ['DELETE', `/files/${file}`], studio: ['DELETE', '/files', [file]], kept: `/files/${file}` };
    },
  },
  {
    change: 'an option is switched off',
    ...{ rule: 'check_used', field: 'is_active' },
    prepare: async () => {
      const { path, option } = await publishWithOption();
      const data = { is_active: false };
      return { api: ['PATCH', path, data], studio: ['PATCH', '/items/options', { keys: [option], data }], kept: path };
    },
  },
  {
    change: 'an option is deleted',
    ...{ rule: 'check_used', field: 'id' },
    prepare: async () => {
      const { path, option } = await publishWithOption();
      return { api: ['DELETE', path], studio: ['DELETE', '/items/options', [option]], kept: path };
    },
  },
  {
    change: 'a category is taken down',
    ...{ rule: 'check_used', field: 'status' },
    prepare: async () => {
      const { path, group } = await publishInGroup('categories', { kind: 'news' }, 'news', 'category');
      const data = { status: 'archived' };
      return {
        api: ['PATCH', path, { status: 'draft' }],
        studio: ['PATCH', '/items/categories', { keys: [group], data }],
        kept: path,
      };
    },
  },
  {
    change: 'a category is deleted',
    ...{ rule: 'check_used', field: 'id' },
    prepare: async () => {
      const { path, group } = await publishInGroup('categories', { kind: 'news' }, 'news', 'category');
      return { api: ['DELETE', path], studio: ['DELETE', '/items/categories', [group]], kept: path };
    },
  },
  {
    change: 'a section of the help centre is taken down',
    ...{ rule: 'check_used', field: 'status' },
    prepare: async () => {
      const { path } = await publishInGroup('help_center_sections', {}, 'help_center', 'section');
      return { api: ['PATCH', path, { status: 'draft' }], kept: path };
    },
  },
  {
    change: 'an item is published again after its category was taken down',
    ...{ rule: 'check_group', field: 'category' },
    prepare: async () => {
      const { path, item } = await publishInGroup('categories', { kind: 'news' }, 'news', 'category');
      const itemPath = `/items/news/${item}`;
      await admin('PATCH', itemPath, { status: 'draft' });
      await admin('PATCH', path, { status: 'draft' });
      const data = { status: 'published' };
      return {
        api: ['PATCH', itemPath, data],
        studio: ['PATCH', '/items/news', { keys: [item], data }],
        kept: `${itemPath}?fields=status`,
      };
    },
  },
  {
    change: 'a page is deleted',
    ...{ rule: 'check_page_numbers', field: 'pages' },
    prepare: async () => {
      const { path, firstPage } = await publishBook();
      return {
        api: ['DELETE', `/items/document_pages/${firstPage?.id}`],
        studio: ['PATCH', path, { pages: partChanges({ removed: [firstPage?.id] }) }],
        kept: `${path}?fields=pages`,
      };
    },
  },
  {
    change: 'a page gets a sound for a picture',
    ...{ rule: 'check_media', field: 'pages' },
    prepare: async () => {
      const { path, firstPage } = await publishBook();
      const image = seededRows.sound;
      return {
        api: ['PATCH', `/items/document_pages/${firstPage?.id}`, { image }],
        studio: ['PATCH', path, { pages: partChanges({ update: [{ id: firstPage?.id, image }] }) }],
        kept: `${path}?fields=pages.image`,
      };
    },
  },
  {
    change: 'the picture of a page loses its description',
    ...{ rule: 'check_page_picture_text', field: 'pages' },
    prepare: async () => {
      const { path, firstPage } = await publishBook();
      const [text] = firstPage?.translations ?? [];
      const change = { image_description: ' ' };
      const translations = partChanges({ update: [{ id: text, ...change }] });
      return {
        api: ['PATCH', `/items/document_pages_translations/${text}`, change],
        studio: ['PATCH', path, { pages: partChanges({ update: [{ id: firstPage?.id, translations }] }) }],
        kept: `${path}?fields=pages.translations.image_description`,
      };
    },
  },
  {
    change: 'the Vietnamese text is emptied',
    ...{ rule: 'check_text', field: 'translations' },
    prepare: async () => {
      const { path, text } = await publishBook();
      const change = { description: '' };
      return {
        api: ['PATCH', `/items/documents_translations/${text}`, change],
        studio: ['PATCH', path, { translations: partChanges({ update: [{ id: text, ...change }] }) }],
        kept: `${path}?fields=translations.description`,
      };
    },
  },
];

const read = async (path: string) => (await admin('GET', path)).text;
const send = (call: Caller, [method, path, body]: Request) => call(method, path, body);

describe.each(CHANGES)('$change', ({ rule, field, prepare }) => {
  it(`is refused: ${rule}`, async () => {
    const { api, studio = api, kept } = await prepare();
    const before = await read(kept);
    for (const roleName of ROLE_NAMES) {
      const attempts = [
        [roles[roleName].api, api],
        [roles[roleName].studio, studio],
      ] as const;
      for (const [call, request] of attempts) {
        const answer = await send(call, request);
        expect(answer.status, `${roleName}: ${answer.text}`).toBe(400);
        expectProblem((answer.body.errors ?? []) as Problem[], roleName, { rule, field });
        expect(await read(kept), roleName).toBe(before);
      }
    }
    const accepted = await send(admin, api);
    expect(accepted.status, `service user: ${accepted.text}`).toBeLessThan(300);
  });
});
