import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

describe('isSameOrigin', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin', host: 'a.vn' }, true],
    [{ 'sec-fetch-site': 'none', host: 'a.vn' }, true],
    [{ 'sec-fetch-site': 'same-site', host: 'a.vn' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://a.vn', host: 'a.vn' }, false],
    [{ origin: 'https://a.vn', host: 'a.vn' }, true],
    [{ origin: 'https://evil.example', host: 'a.vn' }, false],
    [{ origin: 'null', host: 'a.vn' }, false],
    [{ host: 'a.vn' }, true],
  ])('%j → %s', (headers, expected) => {
    expect(isSameOrigin(new Headers(headers as Record<string, string>))).toBe(expected);
  });
});
