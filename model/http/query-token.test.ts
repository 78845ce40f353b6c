import { describe, expect, it } from 'vitest';
import { hasQueryToken, hasTokenInQueryString } from './query-token.ts';

describe('a token in a query', () => {
  it.each([
    [{ access_token: 'x' }, true],
    [{ Access_Token: '' }, true],
    [{ access_token: ['x', 'y'] }, true],
    [{ access_token: { a: 1 } }, true],
    [{ 'access_token[a': 'x' }, true],
    [{ filter: { _and: [{ access_token: { _eq: 'x' } }] } }, true],
    [{ fields: 'access_token', access: '1', token: '2' }, false],
    ['access_token', false],
    [undefined, false],
  ])('%j: %s', (query, expected) => {
    expect(hasQueryToken(query)).toBe(expected);
  });

  it.each([
    ['?a=1&access_token=x', true],
    ['?access%5Ftoken=x', true],
    ['?%61ccess_token[]=x', true],
    ['?ACCESS_TOKEN', true],
    ['?q=access_token', false],
    ['', false],
  ])('%s: %s', (search, expected) => {
    expect(hasTokenInQueryString(search)).toBe(expected);
  });
});
