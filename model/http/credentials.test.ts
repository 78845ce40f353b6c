import { describe, expect, it } from 'vitest';
import { hasCredential } from './credentials.ts';

describe('hasCredential', () => {
  it.each([
    [{ cookie: 'a=1; __Host-x_token=y' }, true],
    [{ cookie: '__Host-x_token =y' }, true],
    [{ authorization: 'Bearer x' }, true],
    [{ cookie: 'x_token=y; my__Host-x_token=y; a=__Host-x_token' }, false],
    [{}, false],
  ])('%j: %s', (headers, expected) => {
    expect(hasCredential(headers, '__Host-x_token')).toBe(expected);
  });
});
