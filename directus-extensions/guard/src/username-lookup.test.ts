import { describe, expect, it } from 'vitest';
import { parseLookup } from './username-lookup.ts';

describe('parseLookup', () => {
  it('parses both spellings, and ignores fields and limit', () => {
    expect(parseLookup({ filter: { username: 'An.1' } })).toEqual({ username: 'an.1' });
    expect(parseLookup({ filter: { username: { _eq: 'an' } }, fields: '*', limit: '1' })).toEqual({ username: 'an' });
  });

  it('finds nobody for an impossible username', () => {
    for (const name of ['', 'a b', 'ắn', '\u212Aim', 'x'.repeat(65), 'a\n']) {
      expect(parseLookup({ filter: { username: name } })).toEqual({ username: undefined });
    }
  });

  it.each([
    [{}],
    [{ filter: {} }],
    [{ filter: 'x' }],
    [{ filter: '{"username":{"_eq":"an"}}' }],
    [{ filter: ['x'] }],
    [{ filter: { email: 'a@b.c' } }],
    [{ filter: { email: { _eq: 'a@b.c' } } }],
    [{ filter: { username: { _starts_with: 'a' } } }],
    [{ filter: { username: { _eq: 'a', _neq: 'b' } } }],
    [{ filter: { username: { _eq: { _eq: 'a' } } } }],
    [{ filter: { username: ['a'] } }],
    [{ filter: { username: 'a', email: 'b' } }],
    [{ filter: { _or: [{ username: { _eq: 'a' } }] } }],
    [{ filter: { username: 'a' }, sort: 'email' }],
    [{ filter: { username: 'a' }, search: 'x' }],
    [{ filter: { username: 'a' }, aggregate: { count: '*' } }],
    [{ filter: { username: 'a' }, meta: '*' }],
    [{ filter: { username: 'a' }, access_token: 'x' }],
  ])('refuses %j', (query) => {
    expect(parseLookup(query)).toBeUndefined();
  });
});
