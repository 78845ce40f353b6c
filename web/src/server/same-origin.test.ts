import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

beforeEach(() => {
  vi.stubEnv('PUBLIC_URL', 'https://a.vn');
  vi.stubEnv('COOKIE_PREFIX', '');
});
afterEach(() => vi.unstubAllEnvs());

describe('isSameOrigin', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://a.vn' }, false],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
    [{ origin: 'https://a.vn' }, true],
    // The Host header must be ignored.
    [{ origin: 'https://evil.example', host: 'evil.example' }, false],
    [{ origin: 'http://a.vn', host: 'a.vn' }, false],
    [{ origin: 'https://a.vn:8443', host: 'a.vn:8443' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
    [{}, true],
    [{ cookie: 'lang=vi; signed-in=1' }, true],
    [{ cookie: 'lang=vi; __Host-hat_nang_token=x' }, false],
    [{ cookie: '__Host-hat_nang_token=x', origin: 'https://a.vn' }, true],
  ])('%j → %s', (headers, expected) => {
    expect(isSameOrigin(new Headers(headers as Record<string, string>))).toBe(expected);
  });
});
