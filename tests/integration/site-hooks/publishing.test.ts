import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLE } from '@hat-nang/model/ids';
import { publishableCollections } from '@hat-nang/model/publishing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { pixelPng } from '../../support/pixel.ts';
import { fileForm } from '../guard/requests.ts';
import { admin, allowMentalHealth, type Caller, createFixtures, createUser } from '../schema/support.ts';
import {
  type Case,
  createTranslation,
  publishableItem,
  type Row,
  readSeededRows,
  type SeededRows,
  uniqueWord,
  withEnglish,
  withText,
} from './publishable-items.ts';
import { CASES } from './publishing-cases.ts';
import { expectProblem, type Problem, ROLE_NAMES, type RoleName } from './publishing-roles.ts';

/** The seeds' record of written rows. */
type SeedMemory = { readonly rows: Readonly<Record<string, Readonly<Record<string, { readonly pk: number }>>>> };
type Outcome = { readonly id?: number; readonly problems: readonly Problem[] };
type Create = (call: Caller, collection: string, item: Row) => Promise<Outcome>;

const fixtures = createFixtures();
const createdPaths: string[] = [];
const callers: Record<string, Caller> = { service: admin };
let seededRows: SeededRows;

const recordForRemoval = (collection: string, id: unknown): number => {
  createdPaths.push(`/items/${collection}/${id}`);
  return Number(id);
};

const createByRest: Create = async (call, collection, item) => {
  const { body } = await call<{ id: number }>('POST', `/items/${collection}`, item);
  if (body.data?.id !== undefined) return { id: recordForRemoval(collection, body.data.id), problems: [] };
  return { problems: (body.errors ?? []) as Problem[] };
};

/** GraphQL requires complete related rows on creation, so this function creates a draft and publishes it. GraphQL returns only the first problem. */
const createByGraphql: Create = async (call, collection, item) => {
  const { id, problems } = await createByRest(admin, collection, { ...item, status: 'draft' });
  if (id === undefined) throw new Error(JSON.stringify(problems));
  const query = `mutation { update_${collection}_item(id: ${id}, data: { status: "published" }) { id } }`;
  const { body } = await call('POST', '/graphql', { query });
  return body.errors ? { problems: body.errors as Problem[] } : { id, problems: [] };
};

const createItem = async (collection: string, overrides: Row = {}) => {
  const { id, problems } = await createByRest(admin, collection, {
    ...publishableItem(collection, seededRows),
    ...overrides,
  });
  if (id === undefined) throw new Error(JSON.stringify(problems));
  return id;
};

beforeAll(async () => {
  seededRows = await readSeededRows();
  for (const role of ROLE_NAMES) {
    const { id, call } = await createUser(fixtures, ROLE[role]);
    callers[role] = call;
    if (role === 'administrator') await admin('PATCH', `/users/${id}`, { language: 'en-US' });
    if (role !== 'editor') await allowMentalHealth(fixtures, id);
  }
});
// The items are deleted after each test. If hundreds of them used the same picture, every query about files would become slow.
afterEach(async () => {
  for (const path of createdPaths.splice(0).reverse()) await admin('DELETE', path);
});
afterAll(() => fixtures.remove());

const breakItem = ({ collection, breaks }: Case): Row => breaks(publishableItem(collection, seededRows), seededRows);

const expectRefusal = async (create: Create, roleName: RoleName, testCase: Case) => {
  const { rule, collection, field } = testCase;
  const { id, problems } = await create(callers[roleName] as Caller, collection, breakItem(testCase));
  expect(id, `${roleName} has published it`).toBeUndefined();
  const { extensions } = expectProblem(problems, roleName, { rule, field });
  expect(extensions).toMatchObject({ code: 'FAILED_VALIDATION', collection });
  expect(extensions.validation_message).toBeTruthy();
};

it.each(CASES)('REST: $rule in $collection: $flaw', async (testCase) => {
  for (const roleName of ROLE_NAMES) await expectRefusal(createByRest, roleName, testCase);
  const { id, problems } = await createByRest(admin, testCase.collection, breakItem(testCase));
  expect(id, JSON.stringify(problems)).toBeGreaterThan(0);
});

// The rules do not know the protocol, so each case takes one of the roles in turn.
it.each(CASES.map((testCase, index) => ({ ...testCase, roleName: ROLE_NAMES[index % ROLE_NAMES.length] ?? 'editor' })))(
  'GraphQL, $roleName: $rule in $collection: $flaw',
  (testCase) => expectRefusal(createByGraphql, testCase.roleName, testCase),
);

describe.each([
  ['REST', createByRest],
  ['GraphQL', createByGraphql],
] as const)('%s', (_name, create) => {
  it.each(publishableCollections)('a complete English text needs no mark: %s', async (collection) => {
    const item = withEnglish(publishableItem(collection, seededRows));
    const { id, problems } = await create(callers.reviewer as Caller, collection, item);
    expect(id, JSON.stringify(problems)).toBeGreaterThan(0);
  });

  it.each(publishableCollections)('what breaks no rule is published: %s', async (collection) => {
    for (const roleName of ['reviewer', 'administrator'] as const) {
      const { id, problems } = await create(
        callers[roleName] as Caller,
        collection,
        publishableItem(collection, seededRows),
      );
      expect(id, `${roleName}: ${JSON.stringify(problems)}`).toBeGreaterThan(0);
    }
    const { id, problems } = await create(
      callers.editor as Caller,
      collection,
      publishableItem(collection, seededRows),
    );
    expect(id, 'the editor has published it').toBeUndefined();
    expect(problems.map(({ extensions }) => [extensions.field, extensions.type])).toEqual([
      ['status', 'check_may_publish'],
    ]);
  });
});

const reviewer: Caller = (...callArgs) => (callers.reviewer as Caller)(...callArgs);
const fieldsOf = (errors: unknown) => ((errors ?? []) as Problem[]).map(({ extensions }) => extensions.field);

const DEAD_LINK = '<p><a href="/khong-co-trang-nay">đây</a></p>';
/** Returns a change of the parts of an item in the form in which the Studio sends it. */
const nestedChange = (update: readonly Row[], removed: readonly unknown[] = []) => ({
  create: [],
  update,
  delete: removed,
});

describe('a change of what is published', () => {
  it('is refused with every problem at once, and a draft may have them', async () => {
    const item = { starts_at: '2031-01-02T00:00:00Z', ends_at: '2031-01-01T00:00:00Z', map_url: 'x', translations: [] };
    const { id, problems } = await createByRest(reviewer, 'events', item);
    expect(id, JSON.stringify(problems)).toBeDefined();
    const answer = await reviewer('PATCH', `/items/events/${id}`, { status: 'published' });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer.body.errors).sort()).toEqual([
      'ends_at',
      'has_interpreter',
      'map_url',
      'online_url',
      'translations',
    ]);
    const { body } = await admin<Row>('GET', `/items/events/${id}?fields=status`);
    expect(body.data.status).toBe('draft');
  });

  it('is refused in a part of its own, changed, deleted, moved or in a batch; and may be taken down', async () => {
    const id = await createItem('documents');
    const { body } = await admin<{ translations: number[]; pages: number[] }>(
      'GET',
      `/items/documents/${id}?fields=translations,pages`,
    );
    const [translation, [page, lastPage]] = [body.data.translations[0], body.data.pages];
    const pages = await admin<{ translations: number[] }>('GET', `/items/document_pages/${page}?fields=translations`);
    const [pageTexts] = pages.body.data.translations;
    const otherItem = await createItem('documents', { status: 'draft' });
    const attempts: [string, string, unknown][] = [
      ['PATCH', `/items/documents_translations/${translation}`, { description: '' }],
      ['DELETE', `/items/documents_translations/${translation}`, undefined],
      ['PATCH', `/items/documents_translations/${translation}`, { documents_id: otherItem }],
      ['PATCH', '/items/document_pages', [{ id: lastPage, number: 7 }]],
      ['DELETE', `/items/document_pages/${page}`, undefined],
      ['PATCH', `/items/documents/${id}`, { pages: { create: [], update: [], delete: [page] } }],
      ['PATCH', '/items/documents', { keys: [id], data: { cover: null } }],
      ['PATCH', `/items/documents/${id}`, { translations: nestedChange([{ id: translation, description: '' }]) }],
      ['PATCH', `/items/documents/${id}`, { translations: nestedChange([], [translation]) }],
      ['PATCH', `/items/documents/${id}`, { pages: nestedChange([{ id: page, image: seededRows.sound }]) }],
      [
        'PATCH',
        `/items/documents/${id}`,
        { pages: nestedChange([{ id: page, translations: nestedChange([{ id: pageTexts, text: DEAD_LINK }]) }]) },
      ],
      ['PATCH', `/items/document_pages_translations/${pageTexts}`, { text: DEAD_LINK }],
    ];
    for (const [method, path, json] of attempts) {
      const answer = await reviewer(method, path, json);
      expect(answer.status, `${method} ${path} ${JSON.stringify(json)} ${answer.text}`).toBe(400);
    }
    expect((await reviewer('PATCH', `/items/documents/${id}`, { status: 'archived', cover: null })).status).toBe(200);
  });

  it('an access note in Vietnamese is enough for an event, and the last access fact of a published one stays', async () => {
    const noted = withText(publishableItem('events', seededRows), { access_note: 'Có lối cho xe lăn.' });
    const { id, problems } = await createByRest(reviewer, 'events', { ...noted, is_wheelchair_accessible: false });
    expect(id, JSON.stringify(problems)).toBeDefined();
    const path = `/items/events/${await createItem('events')}`;
    const answer = await reviewer('PATCH', path, { is_wheelchair_accessible: false });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer.body.errors)).toEqual(['has_interpreter']);
    const replaced = await reviewer('PATCH', path, { is_wheelchair_accessible: false, has_captions: true });
    expect(replaced.status, replaced.text).toBe(200);
  });

  it('a version that breaks a rule is not promoted', async () => {
    const id = await createItem('news');
    const version = await reviewer<{ id: string }>('POST', '/versions', {
      key: 'k',
      collection: 'news',
      item: String(id),
    });
    await reviewer('POST', `/versions/${version.body.data.id}/save`, { image: seededRows.sound });
    const comparison = await reviewer<{ mainHash: string }>('GET', `/versions/${version.body.data.id}/compare`);
    const { mainHash } = comparison.body.data;
    const promoteResponse = await reviewer('POST', `/versions/${version.body.data.id}/promote`, { mainHash });
    expect(promoteResponse.status, promoteResponse.text).toBe(400);
    expect(fieldsOf(promoteResponse.body.errors)).toEqual(['image']);
  });

  it('a category is not taken down under a published item, and an item in a hidden one is not published', async () => {
    const category = await fixtures.make<{ id: number }>('/items/categories', {
      kind: 'news',
      status: 'published',
      translations: [{ languages_code: 'vi-VN', name: `Loại ${uniqueWord()}` }],
    });
    const id = await createItem('news', { category: category.id });
    const path = `/items/categories/${category.id}`;
    const refusedAnswer = await reviewer('PATCH', path, { status: 'draft' });
    expect(refusedAnswer.status).toBe(400);
    expect(refusedAnswer.text).toContain(`/admin/content/news/${id}`);
    expect((await reviewer('PATCH', `/items/news/${id}`, { status: 'draft' })).status).toBe(200);
    expect((await reviewer('PATCH', path, { status: 'draft' })).status).toBe(200);
    const republication = await reviewer('PATCH', `/items/news/${id}`, { status: 'published' });
    expect(fieldsOf(republication.body.errors)).toEqual(['category']);
  });

  it('an option of a published item stays active, also within a batch and for an editor', async () => {
    const group = await fixtures.make<{ id: number }>('/items/option_groups', { key: `age_${uniqueWord()}` });
    const makeOption = (value: string) =>
      fixtures.make<{ id: number }>('/items/options', { group: group.id, value, is_active: true });
    const [usedOption, freeOption] = [await makeOption('used'), await makeOption('free')];
    const id = await createItem('documents', { reading_age: usedOption.id });
    const path = `/items/options/${usedOption.id}`;
    for (const roleName of ROLE_NAMES) {
      const call = callers[roleName] as Caller;
      const hidingAnswer = await call('PATCH', path, { is_active: false });
      expect(hidingAnswer.status, `${roleName}: ${hidingAnswer.text}`).toBe(400);
      expect(fieldsOf(hidingAnswer.body.errors)).toEqual(['is_active']);
      expect(hidingAnswer.text).toContain(`/admin/content/documents/${id}`);
      const batch = { keys: [freeOption.id, usedOption.id], data: { is_active: false } };
      expect((await call('PATCH', '/items/options', batch)).status, roleName).toBe(400);
      expect((await call('PATCH', path, { sort: 3 })).status, roleName).toBe(200);
    }
    const editor = callers.editor as Caller;
    expect((await editor('PATCH', `/items/options/${freeOption.id}`, { is_active: false })).status).toBe(200);
    expect((await reviewer('PATCH', `/items/documents/${id}`, { status: 'draft' })).status).toBe(200);
    expect((await editor('PATCH', path, { is_active: false })).status).toBe(200);
  });

  it('a published item whose file becomes another kind is refused the file', async () => {
    const file = await fixtures.make<{ id: string }>('/files', fileForm(pixelPng, 'image/png', 'a.png'));
    await createItem('news', { image: file.id });
    const replaceResponse = await reviewer('PATCH', `/files/${file.id}`, fileForm('chữ', 'text/plain', 'a.txt'));
    expect(replaceResponse.status, replaceResponse.text).toBe(400);
    expect((await admin<Row>('GET', `/files/${file.id}?fields=type`)).body.data.type).toBe('image/png');
  });
});

/** This demo book lacks parts on purpose, for example the description of a picture. The service user published it. */
const BOOK_WITH_GAPS = 'one-hand-kite';

it('every published item of the seeds passes, except the book with gaps: an administrator saves it as it is', async () => {
  const { dataDir } = stack();
  const [memory = ''] = readdirSync(dataDir).filter((name) => name.startsWith('seeds-'));
  const seeds = JSON.parse(readFileSync(join(dataDir, memory), 'utf8')) as SeedMemory;
  const administrator = callers.administrator as Caller;
  for (const collection of publishableCollections) {
    const keys = Object.values(seeds.rows[collection] ?? {}).map(({ pk }) => pk);
    expect(keys.length, collection).toBeGreaterThan(0);
    const filter = `filter[status][_eq]=published&filter[id][_in]=${keys.join()}`;
    const { body } = await admin<{ id: number }[]>('GET', `/items/${collection}?limit=-1&fields=id&${filter}`);
    expect(body.data.length, collection).toBeGreaterThan(0);
    for (const { id } of body.data) {
      const answer = await administrator('PATCH', `/items/${collection}/${id}`, { status: 'published' });
      const hasGaps = collection === 'documents' && id === seeds.rows.documents?.[BOOK_WITH_GAPS]?.pk;
      expect(answer.status, `${collection} ${id}: ${answer.text}`).toBe(hasGaps ? 400 : 200);
      if (hasGaps) expect(fieldsOf(answer.body.errors)).toEqual(['pages']);
    }
  }
}, 240_000);

it('no script, style or handler is stored, whoever sends it, and entities stay as they are', async () => {
  const body = `<p onclick="x()">Một &amp; hai</p><script>x()</script><style>p{}</style><p><a href=" java\nscript:x()">ba</a></p>`;
  for (const call of [reviewer, admin]) {
    const { id } = await createByRest(call, 'news', { translations: [createTranslation({ body })] });
    const storedItem = await admin<{ translations: { body: string }[] }>(
      'GET',
      `/items/news/${id}?fields=translations.body`,
    );
    expect(storedItem.body.data.translations[0]?.body).toBe('<p>Một &amp; hai</p><p><a>ba</a></p>');
  }
});
