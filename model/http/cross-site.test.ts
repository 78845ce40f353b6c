import { describe, expect, it } from 'vitest';
import { isForeignWrite, originsOf } from './cross-site.ts';

describe('isForeignWrite', () => {
  const write = { method: 'PATCH', hasSession: true, origin: undefined, fetchSite: undefined };
  const ownOrigins = ['https://site.example', 'https://studio.example:8443'];

  it.each([
    [{ ...write, fetchSite: 'cross-site' }, true],
    [{ ...write, fetchSite: 'same-site' }, true],
    [{ ...write, fetchSite: 'same-origin, cross-site' }, true],
    [{ ...write, fetchSite: 'cross-site', origin: 'https://site.example' }, true],
    [{ ...write, fetchSite: 'same-origin', origin: 'https://evil.example' }, true],
    [{ ...write, fetchSite: 'same-origin' }, false],
    [{ ...write, fetchSite: 'same-origin', origin: 'null' }, false],
    [{ ...write, fetchSite: 'none' }, false],
    [{ ...write, origin: 'https://evil.example' }, true],
    [{ ...write, origin: 'null' }, true],
    [{ ...write, origin: '' }, true],
    [{ ...write, origin: 'https://site.example' }, false],
    [{ ...write, origin: 'https://studio.example:8443' }, false],
    // Another scheme, port or host is a foreign origin.
    [{ ...write, origin: 'http://site.example' }, true],
    [{ ...write, origin: 'https://site.example:444' }, true],
    [{ ...write, origin: 'https://studio.example' }, true],
    [{ ...write, origin: 'https://site.example.evil.example' }, true],
    // The request does not state its origin.
    [write, true],
    [{ ...write, hasSession: false }, false],
    [{ ...write, fetchSite: 'cross-site', hasSession: false }, false],
    [{ ...write, fetchSite: 'cross-site', method: 'GET' }, false],
  ])('%j: %s', (request, isForeign) => {
    expect(isForeignWrite(request, ownOrigins)).toBe(isForeign);
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
