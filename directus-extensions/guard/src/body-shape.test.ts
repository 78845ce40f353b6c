import { describe, expect, it } from 'vitest';
import { findBodyProblem } from './body-shape.ts';

const crashingQuery = { deep: { a: { _filter: 'x' } } };

describe('findBodyProblem', () => {
  it.each([
    ['SEARCH', '/items/news', { query: crashingQuery }],
    ['SEARCH', '/items/news/', { query: 5 }],
    ['SEARCH', '/USERS', { query: crashingQuery }],
    ['SEARCH', '/items/news', { keys: 'x' }],
    ['PATCH', '/items/news', { query: crashingQuery, data: {} }],
    ['DELETE', '/files', { query: crashingQuery }],
    ['POST', '/utils/export/news', { query: crashingQuery, format: 'csv' }],
    ['POST', '/items/news', [null]],
    ['POST', '/items/news', ['x']],
    ['PATCH', '/items/news', [[1]]],
    ['DELETE', '/items/news', [{}]],
  ])('refuses %s %s %j', (method, path, body) => {
    expect(findBodyProblem({ method, path, body })).toEqual(expect.any(String));
  });

  it.each([
    ['SEARCH', '/items/news', { query: { filter: { id: { _eq: 1 } } } }],
    ['POST', '/items/news', { title: 'x', query: 'a field of that name' }],
    ['POST', '/items/news', [{ title: 'x' }]],
    ['PATCH', '/items/app_configs', { query: crashingQuery, other: 'a singleton with a field of that name' }],
    ['PATCH', '/items/news/1', { query: crashingQuery }],
    ['PATCH', '/items/news', { keys: [1, '2'], data: {} }],
    ['DELETE', '/items/news', [1, 'a']],
    ['POST', '/flows/trigger/some-flow', [1, 2]],
    ['POST', '/auth-extend/register', ['anything']],
  ])('accepts %s %s %j', (method, path, body) => {
    expect(findBodyProblem({ method, path, body })).toBeUndefined();
  });

  it('refuses a body that is nested deeper than any valid item', () => {
    const body = JSON.parse(`{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}`);
    expect(findBodyProblem({ method: 'POST', path: '/items/news', body })).toEqual(expect.any(String));
  });
});
