import { collectConditions, type RawQuery } from '@hat-nang/model/http/raw-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import documents from '../../../codegen/generated/graphql/persisted-documents.json' with { type: 'json' };
import { readSnapshot } from '../../../schema/snapshot.ts';
import { type CostSchema, costOf } from './query-cost.ts';
import { findCostProblem, findPreAuthProblem, readTargetOf } from './query-rules.ts';

const relation = (collection: string, field: string, related_collection: string, one_field: string | null = null) => ({
  collection,
  field,
  related_collection,
  meta: { one_field },
});
const table = (plain: string[], lists: string[] = [], singleton = false) => ({
  primary: 'id',
  singleton,
  fields: Object.fromEntries([
    ...plain.map((name) => [name, { alias: false }]),
    ...lists.map((name) => [name, { alias: true }]),
  ]),
});
const SCHEMA: CostSchema = {
  collections: {
    app_configs: table(['id'], ['home_news'], true),
    app_configs_news: table(['id', 'app_configs_id', 'news_id']),
    news: table(['id', 'author', 'category'], ['translations']),
    news_translations: table(['id', 'news_id', 'languages_code', 'title']),
    categories: table(['id'], ['translations']),
    categories_translations: table(['id', 'categories_id', 'name']),
    languages: table(['code', 'name']),
    favorites: table(['id', 'news', 'user']),
    directus_users: table(['id', 'role'], ['favorites']),
    directus_roles: table(['id'], ['users']),
  },
  relations: [
    relation('app_configs_news', 'app_configs_id', 'app_configs', 'home_news'),
    relation('app_configs_news', 'news_id', 'news'),
    relation('news', 'category', 'categories'),
    relation('news_translations', 'news_id', 'news', 'translations'),
    relation('news_translations', 'languages_code', 'languages'),
    relation('categories_translations', 'categories_id', 'categories', 'translations'),
    relation('favorites', 'news', 'news'),
    relation('favorites', 'user', 'directus_users', 'favorites'),
    relation('directus_users', 'role', 'directus_roles', 'users'),
  ],
};
/** Returns the schema of the library, from its snapshot. */
const librarySchema = (): CostSchema => {
  const { collections, fields, relations } = readSnapshot();
  const fieldsOf = (name: string) =>
    fields.flatMap(({ collection, field, schema }) =>
      collection === name ? [[field, { alias: !schema }] as const] : [],
    );
  return {
    collections: Object.fromEntries(
      collections.map(({ collection }) => [
        collection,
        { primary: 'id', fields: Object.fromEntries(fieldsOf(collection)), singleton: collection === 'app_configs' },
      ]),
    ),
    relations,
  };
};
const wildcards = (levelCount: number) => Array.from({ length: levelCount }, () => '*').join('.');
const getRequest = (path: string, query: RawQuery = {}) => ({ method: 'GET', path, query, length: 10, body: {} });
const isAccepted = (path: string, query: RawQuery, isVisitor: boolean) =>
  findCostProblem(SCHEMA, getRequest(path, query), isVisitor) === undefined;

describe('costOf', () => {
  it.each([
    ['news', { fields: 'id' }, 1, 100],
    ['news', { fields: 'id,author', limit: '10' }, 2, 20],
    ['news', { fields: ['id', 'id,author'], limit: 1 }, 2, 2],
    ['news', { fields: 'translations.title', limit: '1' }, 2, 10],
    ['news', { fields: 'translations.title', limit: '1', deep: { translations: { _limit: '2' } } }, 2, 0.2],
    ['news', { fields: 'category.id', limit: '1' }, 2, 1],
    ['news', { aggregate: { count: '*' } }, 0, 0],
    ['app_configs', { fields: 'id' }, 1, 1],
    // The cells are the three plain fields of the row, plus ten assumed keys for each nested list.
    ['news', { limit: '1' }, 4, 13],
    ['news', { fields: '*', limit: '1', alias: { t: 'translations' } }, 5, 23],
  ] as [string, RawQuery, number, number][])('%s %j', (collection, query, fields, cells) => {
    const cost = costOf(SCHEMA, collection, query);
    expect([cost.fields, Math.round(cost.cells * 100) / 100]).toEqual([fields, cells]);
  });

  it('multiplies wildcards by their relations, at any depth, without delay', () => {
    const startedAt = performance.now();
    const costs = [1, 2, 3, 10, 30].map(
      (levelCount) => costOf(SCHEMA, 'app_configs', { fields: wildcards(levelCount) }).cells,
    );
    expect(costs.toSorted((a, b) => a - b)).toEqual(costs);
    expect(costs[3]).toBeGreaterThan(1e6);
    expect(performance.now() - startedAt).toBeLessThan(100);
  });

  it('counts conditions at any nesting', () => {
    expect(collectConditions({ _or: [{ a: { _eq: 1 } }, { _and: [{ b: { c: { _in: '1,2,3' } } }] }] })).toEqual([
      { path: ['b', 'c'], values: 3, depth: 2 },
      { path: ['a'], values: 1, depth: 1 },
    ]);
    expect(collectConditions('{"a":1}')).toHaveLength(1);
    expect(collectConditions('no json')).toEqual([]);
  });
});

/** The following generators create arbitrary queries, including plausible queries. */
const name = fc.constantFrom('*', 'id', 'author', 'category', 'translations', 'news_id', 'news', 'x', '__proto__', '');
const path = fc.array(name, { minLength: 1, maxLength: 6 }).map((names) => names.join('.'));
const level = fc.letrec<{ filter: unknown; deep: unknown }>((recursive) => ({
  filter: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 2 }),
    fc.dictionary(fc.constantFrom('_and', '_or', '_eq', '_some', 'category', 'id'), recursive('filter'), {
      maxKeys: 3,
    }),
    fc.array(recursive('filter'), { maxLength: 3 }),
  ),
  deep: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 1 }),
    fc.dictionary(
      fc.constantFrom('_limit', '_filter', '_sort', '_alias', 'translations', 'category'),
      recursive('deep'),
      {
        maxKeys: 3,
      },
    ),
  ),
}));
const anyQuery = fc.oneof(
  fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 }),
  fc.record(
    {
      fields: fc.oneof(fc.array(path, { maxLength: 5 }), fc.jsonValue()),
      sort: fc.oneof(fc.array(path, { maxLength: 3 }), fc.jsonValue()),
      limit: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
      filter: level.filter,
      deep: level.deep,
      alias: fc.oneof(fc.dictionary(name, name, { maxKeys: 3 }), fc.jsonValue()),
      aggregate: fc.jsonValue(),
      groupBy: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);
const collection = fc.constantFrom('news', 'app_configs', 'directus_users', 'unknown', '__proto__');

describe('any query', () => {
  it('has a cost and a result, and never throws', () => {
    fc.assert(
      fc.property(collection, anyQuery, fc.boolean(), (collectionName, query, isVisitor) => {
        const { fields, cells } = costOf(SCHEMA, collectionName, query);
        expect(fields).toBeGreaterThanOrEqual(0);
        expect(cells).toBeGreaterThanOrEqual(0);
        findCostProblem(SCHEMA, getRequest(`/items/${collectionName}`, query), isVisitor);
        findCostProblem(
          SCHEMA,
          { method: 'SEARCH', path: `/items/${collectionName}`, query: {}, length: 0, body: { query } },
          isVisitor,
        );
        findPreAuthProblem(getRequest('/items/news', query), isVisitor);
      }),
      { numRuns: 400 },
    );
  });

  it('a blank path counts as all fields', () => {
    const allFieldsCost = costOf(SCHEMA, 'news', {});
    for (const fields of ['', ',', [''], [' '], ['', 'category']])
      expect(costOf(SCHEMA, 'news', { fields }).fields).toBeGreaterThanOrEqual(allFieldsCost.fields);
  });

  it('costs at least as much with a further field, condition or sort key, or a larger limit', () => {
    const paths = fc.array(path, { minLength: 1, maxLength: 4 });
    const rows = fc.integer({ min: 0, max: 5_000 });
    const condition = fc.record({ category: fc.record({ id: fc.record({ _eq: fc.integer() }) }) });
    fc.assert(
      fc.property(
        collection,
        paths,
        paths,
        rows,
        rows,
        fc.array(condition),
        (collectionName, basePaths, extraPaths, limit, extraLimit, _or) => {
          const query = {
            fields: basePaths,
            limit,
            sort: basePaths,
            filter: { _or },
            deep: { translations: { _limit: limit } },
          };
          const baseCost = costOf(SCHEMA, collectionName, query);
          const largerQueries = [
            { ...query, fields: [...basePaths, ...extraPaths] },
            { ...query, sort: [...basePaths, ...extraPaths] },
            { ...query, limit: limit + extraLimit },
            { ...query, deep: { translations: { _limit: limit + extraLimit } } },
            { ...query, filter: { _or: [..._or, { id: { _eq: 1 } }] } },
          ];
          for (const largerQuery of largerQueries) {
            const largerCost = costOf(SCHEMA, collectionName, largerQuery);
            expect(largerCost.fields).toBeGreaterThanOrEqual(baseCost.fields);
            expect(largerCost.cells).toBeGreaterThanOrEqual(baseCost.cells * 0.999_999);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('every text is either a valid document or refused', () => {
    const word = fc.constantFrom(
      '{',
      '}',
      '(',
      ')',
      'news',
      'query',
      '...a',
      'fragment a on news',
      'limit: -1',
      '$n',
      '"x"',
      ':',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.jsonValue(), (query, variables) => {
        findCostProblem(
          SCHEMA,
          { method: 'POST', path: '/graphql', query: {}, length: 0, body: { query, variables } },
          true,
        );
      }),
    );
  });
});

describe('findCostProblem', () => {
  it('finds the collection that a route reads', () => {
    expect(readTargetOf('/items/news')).toEqual({ collection: 'news', isOne: false });
    expect(readTargetOf('/ITEMS/new%73/4/')).toEqual({ collection: 'news', isOne: true });
    expect(readTargetOf('/users')).toEqual({ collection: 'directus_users', isOne: false });
    expect(readTargetOf('/users/me')).toEqual({ collection: 'directus_users', isOne: true });
    expect(readTargetOf('/utils/export/news')).toEqual({ collection: 'news', isOne: false });
    for (const path of ['/', '/items', '/auth/login', '/assets/1', '/search', '/fields', '/graphql']) {
      expect(readTargetOf(path)).toBeUndefined();
    }
  });

  it('allows staff more than visitors, up to their own limit', () => {
    for (const query of [{ limit: '-1' }, { fields: '*.*' }, { groupBy: 'author' }, { limit: '1000' }]) {
      expect([isAccepted('/items/news', query, true), isAccepted('/items/news', query, false)]).toEqual([false, true]);
    }
    expect(isAccepted('/items/news', { fields: wildcards(12) }, false)).toBe(false);
    expect(isAccepted('/items/news', { fields: wildcards(4), limit: '-1' }, false)).toBe(false);
    const names = Array.from({ length: 600 }, (_, index) => `a${index}`).join();
    expect(isAccepted('/items/news/1', { fields: names }, false)).toBe(false);
  });

  it('finds variables in filters before Directus resolves them', () => {
    const filter = (value: string) =>
      findPreAuthProblem(getRequest('/items/news', { filter: { id: { _eq: value } } }), false);
    expect(filter('$CURRENT_USER')).toBeUndefined();
    expect(filter('$CURRENT_USER.role')).toBeUndefined();
    expect(filter('$CURRENT_USER.role.id')).toBeUndefined();
    expect(filter('$CURRENT_USER.*')).toBeDefined();
    expect(filter('$CURRENT_USER.role.*.*')).toBeDefined();
    expect(filter('$CURRENT_USER.role.users.id')).toBeDefined();
  });

  const problemOf = (query: string, isVisitor: boolean, variables: unknown = {}, schema = SCHEMA) =>
    findCostProblem(
      schema,
      { method: 'POST', path: '/graphql', query: {}, length: 0, body: { query, variables } },
      isVisitor,
    );

  it.each([
    ['{ news(limit: -1) { id } }', {}],
    ['query ($n: Int) { news(limit: $n) { id } }', { n: -1 }],
    ['query ($n: Int = -1) { news(limit: $n) { id } }', {}],
    [
      `query ($constructor: F = { _or: [${'{ id: { _eq: 1 } } '.repeat(60)}] }) { news(filter: $constructor) { id } }`,
      {},
    ],
    [`query ($__proto__: F = { _or: [${'{ id: { _eq: 1 } } '.repeat(60)}] }) { news(filter: $__proto__) { id } }`, {}],
    ['{ news { __proto__: translations(limit: 9000) { id } } }', {}],
    ['{ news { translations(limit: 9000) { id } } }', {}],
    ['{ news { ...a } } fragment a on news { translations(limit: -1) { id } }', {}],
    ['{ news_aggregated(groupBy: ["author"]) { count { id } } }', {}],
    ['{ news_aggregated { avg { id } } }', {}],
    [`{ ${Array.from({ length: 20 }, (_, index) => `a${index}: news { id }`).join(' ')} }`, {}],
    [`{ news { ${'translations { news_id { '.repeat(4)} id ${'} }'.repeat(4)} } }`, {}],
    [`{ news { ${'id '.repeat(400)} } }`, {}],
    ['query { news(filter: { _or: [] }) { id } } '.padEnd(20_000, ' '), {}],
    [
      `{ news { ...f0 } } ${Array.from({ length: 12 }, (_, index) => `fragment f${index} on news { ${`...f${index + 1} `.repeat(3)} }`).join(' ')} fragment f12 on news { id }`,
      {},
    ],
  ])('refuses a member %.70s', (query, variables) => {
    expect(problemOf(query, true, variables)).toEqual(expect.any(String));
  });

  it('leaves invalid documents and recursive fragments to Directus', () => {
    expect(problemOf('{ news {', true)).toBeUndefined();
    expect(problemOf('{ news { ...a } } fragment a on news { id ...a }', true)).toBeUndefined();
  });

  it('accepts every document of the site', () => {
    const schema = librarySchema();
    for (const text of Object.values(documents)) {
      const isPersonal = /(^|[\s}])(query|mutation) My[A-Z]/.test(text);
      expect(problemOf(text, isPersonal, { limit: 100 }, schema), text.slice(0, 100)).toBeUndefined();
    }
    // The timeout is long because the snapshot has 30,000 lines of YAML.
  }, 30_000);
});
