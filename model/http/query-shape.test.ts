import { describe, expect, it } from 'vitest';
import { findQueryProblem } from './query-shape.ts';

describe('findQueryProblem', () => {
  it.each([
    [{}],
    [{ fields: '*,author.name', sort: '-date_published', limit: '-1', page: '2', offset: '0' }],
    [{ fields: ['id', 'translations.*'], meta: 'filter_count', search: 'sách' }],
    [{ filter: { status: { _eq: 'published' }, _or: [{ a: { _null: true } }, { b: { _in: '1,2' } }] } }],
    [{ filter: '{"_and":[{"category":{"id":{"_in":[1,2]}}}]}' }],
    [{ filter: { '$FOLLOW(news,category)': { id: { _eq: 1 } } } }],
    [{ filter: { translations: { _some: { slug: { _eq: 'a' } } } } }],
    [{ deep: { translations: { _filter: { languages_code: { _eq: 'vi-VN' } }, _limit: '1', _sort: ['-id'] } } }],
    [{ deep: '{"pages":{"translations":{"_limit":1}}}' }],
    [{ aggregate: { count: '*' }, groupBy: ['status'] }],
    [{ aggregate: { sum: ['popularity'] }, alias: { other: 'title' } }],
    // The Studio sends these values for absent parameters.
    [{ search: null, filter: null, limit: null, sort: '' }],
    [{ key: 'card', download: '', anything: { at: ['all'] } }],
  ])('accepts %j', (query) => {
    expect(findQueryProblem(query)).toBeUndefined();
  });

  it.each([
    // Each of these queries ended the process or returned 500 (docs/threat-model.md 1 and 10).
    [{ deep: { a: { _filter: 'x' } } }],
    [{ deep: { a: { _fields: 5 } } }],
    [{ deep: { a: { _meta: {} } } }],
    [{ deep: { a: { _sort: [1] } } }],
    [{ deep: { a: { b: { c: { _sort: {} } } } } }],
    [{ deep: '{"a":{"_filter":"x"}}' }],
    [{ deep: { a: { _deep: { b: { _sort: [1] } } } } }],
    [{ deep: { a: { _aggregate: 'x' } } }],
    [{ deep: 'x' }],
    [{ deep: { a: 'x' } }],
    [{ meta: { a: 'b' } }],
    [{ aggregate: 'foo' }],
    [{ aggregate: { avg: '*' } }],
    [{ aggregate: { count: [1] } }],
    [{ fields: [{ a: 1 }] }],
    [{ fields: 'author.constructor' }],
    [{ sort: [1] }],
    [{ groupBy: [] }],
    [{ filter: { _and: 'x' } }],
    [{ filter: { _and: [null] } }],
    [{ filter: { _or: { a: 1 } } }],
    [{ filter: { id: { _in: [{}] } } }],
    [{ filter: { id: ['a'] } }],
    [{ filter: { constructor: { _eq: 1 } } }],
    [{ filter: { '$FOLLOW(x)': 1 } }],
    [{ filter: 'x' }],
    [{ filter: '[]' }],
    [{ limit: '-5' }],
    [{ limit: { a: 1 } }],
    [{ page: '1e99' }],
    [{ offset: '99999999999' }],
    [{ alias: { a: 1 } }],
    [{ search: ['a'] }],
    [{ search: 'a\u0000' }],
    [{ access_token: { a: 1 } }],
    [[]],
    [null],
  ])('refuses %j', (query) => {
    expect(findQueryProblem(query)).toEqual(expect.any(String));
  });

  it('refuses nesting that would overflow recursive code, also as JSON text', () => {
    const deepJson = `${'{"_and":['.repeat(5_000)}{}${']}'.repeat(5_000)}`;
    expect(findQueryProblem({ filter: deepJson })).toEqual(expect.any(String));
    expect(findQueryProblem({ filter: JSON.parse(deepJson) })).toEqual(expect.any(String));
  });

  it('refuses prototype names in deep, because they become a path', () => {
    expect(findQueryProblem({ deep: '{"__proto__":{"_limit":1}}' })).toEqual(expect.any(String));
    expect(findQueryProblem({ deep: { constructor: { prototype: { _limit: 1 } } } })).toEqual(expect.any(String));
  });
});
