/** Tests each publishing rule for each role with each kind of save of the Studio. publishing.test.ts tests each section. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishingTexts } from '@hat-nang/model/publishing-texts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { admin, type Caller, createFixtures } from '../schema/support.ts';
import {
  type Case,
  publishableItem,
  type Row,
  readSeededRows,
  type SeededRows,
  uniqueWord,
} from './publishable-items.ts';
import { CASES } from './publishing-cases.ts';
import { createRoleCallers, expectProblem, type Problem, ROLE_NAMES, toStudioForm } from './publishing-roles.ts';

const fixtures = createFixtures();
const createdItems: { collection: string; slug: unknown }[] = [];
let roles: Awaited<ReturnType<typeof createRoleCallers>>;
let seededRows: SeededRows;

beforeAll(async () => {
  seededRows = await readSeededRows();
  roles = await createRoleCallers(fixtures);
});
afterEach(async () => {
  for (const { collection, slug } of createdItems.splice(0)) {
    const found = await admin<{ id: number }[]>('GET', `/items/${collection}?${bySlug(slug)}&fields=id`);
    for (const { id } of found.body.data) await admin('DELETE', `/items/${collection}/${id}`);
  }
});
afterAll(() => fixtures.remove());

const bySlug = (slug: unknown) => `filter[translations][slug][_eq]=${slug}`;

/** Builds an item that breaks the rule, with a slug of its own. */
function buildBrokenItem({ collection, breaks }: Case): { item: Row; slug: unknown } {
  const item = breaks(publishableItem(collection, seededRows), seededRows);
  const slug = (item.translations as Row[])[0]?.slug;
  createdItems.push({ collection, slug });
  return { item, slug };
}

/** Publishes an item. Returns the answer of the last request. */
type Save = (call: Caller, collection: string, item: Row) => ReturnType<Caller>;

/** Creates a draft with the service user, and publishes it in the given way. */
const saveDraft =
  (publish: (call: Caller, collection: string, id: number) => ReturnType<Caller>): Save =>
  async (call, collection, item) => {
    const draft = await admin<{ id: number }>('POST', `/items/${collection}`, { ...item, status: 'draft' });
    expect(draft.status, draft.text).toBe(200);
    return publish(call, collection, draft.body.data.id);
  };

/** Ways in which the Studio publishes. */
const STUDIO_SAVES: readonly [name: string, save: Save][] = [
  ['the form of a new item', (call, collection, item) => call('POST', `/items/${collection}`, toStudioForm(item))],
  [
    'the form of a draft',
    saveDraft((call, collection, id) => call('PATCH', `/items/${collection}/${id}`, { status: 'published' })),
  ],
  [
    'an edit of selected items',
    saveDraft((call, collection, id) =>
      call('PATCH', `/items/${collection}`, { keys: [id], data: { status: 'published' } }),
    ),
  ],
  [
    'a version',
    saveDraft(async (call, collection, id) => {
      const key = uniqueWord();
      const version = await call<{ id: string }>('POST', '/versions', { key, collection, item: String(id) });
      const path = `/versions/${version.body.data.id}`;
      expect((await call('POST', `${path}/save`, { status: 'published' })).status).toBe(200);
      const { mainHash } = (await call<{ mainHash: string }>('GET', `${path}/compare`)).body.data;
      return call('POST', `${path}/promote`, { mainHash, fields: ['status'] });
    }),
  ],
  [
    'an import',
    (call, collection, item) => {
      const form = new FormData();
      form.append('file', new Blob([JSON.stringify([item])], { type: 'application/json' }), 'items.json');
      return call('POST', `/utils/import/${collection}`, form);
    },
  ],
];

/** The first case of each rule. */
const CASE_OF_EACH_RULE: readonly Case[] = [
  ...new Map(CASES.toReversed().map((testCase) => [testCase.rule, testCase])).values(),
].toReversed();

/** The rules do not know the way of a save, so the ways take turns: with 20 rules, each role tries each way with four rules. */
const waysOfRule = (index: number) =>
  STUDIO_SAVES.map((_way, turn) => STUDIO_SAVES[(index + turn) % STUDIO_SAVES.length]);

const isPublished = async (collection: string, slug: unknown) =>
  (await admin<Row[]>('GET', `/items/${collection}?${bySlug(slug)}&filter[status][_eq]=published`)).body.data.length >
  0;

it.each(CASE_OF_EACH_RULE.map((testCase, index) => ({ ...testCase, ways: waysOfRule(index) as typeof STUDIO_SAVES })))(
  'the Studio: $rule in $collection: $flaw',
  async ({ ways, ...testCase }) => {
    const { collection } = testCase;
    for (const [index, roleName] of ROLE_NAMES.entries()) {
      const [way, save] = ways[index] as (typeof STUDIO_SAVES)[number];
      const { item, slug } = buildBrokenItem(testCase);
      const answer = await save(roles[roleName].studio, collection, item);
      expect(answer.status, `${roleName}, ${way}: ${answer.text}`).toBe(400);
      expectProblem((answer.body.errors ?? []) as Problem[], roleName, testCase);
      expect(await isPublished(collection, slug), `${roleName} has published it with ${way}`).toBe(false);
    }
    const [way, save] = ways[ROLE_NAMES.length] as (typeof STUDIO_SAVES)[number];
    const { item, slug } = buildBrokenItem(testCase);
    const answer = await save(admin, collection, item);
    expect(answer.status, `service user, ${way}: ${answer.text}`).toBeLessThan(300);
    expect(await isPublished(collection, slug), 'the service user has published it').toBe(true);
  },
);

it.each(STUDIO_SAVES)('%s publishes what breaks no rule, unless an editor saves it', async (_way, save) => {
  for (const roleName of ROLE_NAMES) {
    const item = publishableItem('news', seededRows);
    const slug = (item.translations as Row[])[0]?.slug;
    createdItems.push({ collection: 'news', slug });
    const answer = await save(roles[roleName].studio, 'news', item);
    if (roleName === 'editor')
      expectProblem((answer.body.errors ?? []) as Problem[], roleName, { rule: 'check_may_publish', field: 'status' });
    expect(await isPublished('news', slug), `${roleName}: ${answer.text}`).toBe(roleName !== 'editor');
  }
});

it('each rule has a row in a table, or a test of its own', () => {
  const files = globSync(join(import.meta.dirname, '../**/*.ts'));
  const tests = files.map((file) => readFileSync(file, 'utf8')).join('');
  expect(Object.keys(publishingTexts).filter((rule) => !tests.includes(`'${rule}'`))).toEqual([]);
});
