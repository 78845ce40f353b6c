import { describe, expect, it } from 'vitest';
import { isForeignWrite, originsOf } from './cross-site.ts';

describe('isForeignWrite', () => {
  const patchRequest = { method: 'PATCH', hasSession: true, origin: undefined, fetchSite: undefined };
  const ownOrigins = ['https://site.example', 'https://studio.example:8443'];

  it.each([
    [{ ...patchRequest, fetchSite: 'cross-site' }, true],
    [{ ...patchRequest, fetchSite: 'same-site' }, true],
    [{ ...patchRequest, fetchSite: 'same-origin, cross-site' }, true],
    [{ ...patchRequest, fetchSite: 'cross-site', origin: 'https://site.example' }, true],
    [{ ...patchRequest, fetchSite: 'same-origin', origin: 'https://evil.example' }, true],
    [{ ...patchRequest, fetchSite: 'same-origin' }, false],
    [{ ...patchRequest, fetchSite: 'same-origin', origin: 'null' }, false],
    [{ ...patchRequest, fetchSite: 'none' }, false],
    [{ ...patchRequest, origin: 'https://evil.example' }, true],
    [{ ...patchRequest, origin: 'null' }, true],
    [{ ...patchRequest, origin: '' }, true],
    [{ ...patchRequest, origin: 'https://site.example' }, false],
    [{ ...patchRequest, origin: 'https://studio.example:8443' }, false],
    // Another scheme, port or host is a foreign origin.
    [{ ...patchRequest, origin: 'http://site.example' }, true],
    [{ ...patchRequest, origin: 'https://site.example:444' }, true],
    [{ ...patchRequest, origin: 'https://studio.example' }, true],
    [{ ...patchRequest, origin: 'https://site.example.evil.example' }, true],
    // The request does not state its origin.
    [patchRequest, true],
    [{ ...patchRequest, hasSession: false }, false],
    [{ ...patchRequest, fetchSite: 'cross-site', hasSession: false }, false],
    [{ ...patchRequest, fetchSite: 'cross-site', method: 'GET' }, false],
  ])('%j: %s', (request, isForeignExpected) => {
    expect(isForeignWrite(request, ownOrigins)).toBe(isForeignExpected);
  });
});

describe('originsOf', () => {
  it.each([
    ['https://site.example/', ['https://site.example']],
    ['https://site.example:443/en?x#y', ['https://site.example']],
    ['http://127.0.0.1:3000', ['http://127.0.0.1:3000', 'http://localhost:3000']],
    ['', []],
    ['data:text/plain,x', []],
  ])('%s: %j', (address, origins) => {
    expect(originsOf(address)).toEqual(origins);
  });
});
