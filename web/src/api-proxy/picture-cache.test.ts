import { describe, expect, it, vi } from 'vitest';
import { cachePicture, expirePictures, getCachedPicture, toPictureResponse } from './picture-cache.ts';

const headers = new Headers({ 'content-type': 'image/webp', etag: '"1"' });
const image = (type = 'image/webp', status = 200) =>
  new Response(new Uint8Array([1, 2, 3]), { status, headers: { 'content-type': type } });

describe('a cached picture', () => {
  it('is fresh for a minute', async () => {
    vi.useFakeTimers();
    await cachePicture('a', image(), headers, Date.now());
    expect(getCachedPicture('a')?.isFresh).toBe(true);
    vi.advanceTimersByTime(60_001);
    expect(getCachedPicture('a')?.isFresh).toBe(false);
    vi.useRealTimers();
  });

  it('is stale if the content changed while it was requested', async () => {
    vi.useFakeTimers();
    const requestedAt = Date.now();
    vi.advanceTimersByTime(10);
    expirePictures();
    vi.advanceTimersByTime(10);
    await cachePicture('f', image(), headers, requestedAt);
    expect(getCachedPicture('f')?.isFresh).toBe(false);
    vi.useRealTimers();
  });

  it('is stale if another route of the process learns of the change', async () => {
    // Next gives each route its own copy of the module.
    vi.resetModules();
    const otherRoute = await import('./picture-cache.ts');
    vi.useFakeTimers();
    vi.advanceTimersByTime(1_000);
    const requestedAt = Date.now();
    otherRoute.expirePictures();
    await cachePicture('g', image(), headers, requestedAt);
    expect(getCachedPicture('g')?.isFresh).toBe(false);
    vi.useRealTimers();
  });

  it('is stale after a change of content, but still stored', async () => {
    await cachePicture('b', image(), headers, Date.now());
    expirePictures();
    expect(getCachedPicture('b')?.isFresh).toBe(false);
    expect(getCachedPicture('b')?.picture.body).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('is removed when Directus refuses it, but not when Directus fails', async () => {
    await cachePicture('c', image(), headers, Date.now());
    await cachePicture('c', image('application/json', 503), headers, Date.now());
    expect(getCachedPicture('c')).toBeDefined();
    await cachePicture('c', image('application/json', 403), headers, Date.now());
    expect(getCachedPicture('c')).toBeUndefined();
  });

  it('is removed when the new picture is too large', async () => {
    await cachePicture('h', image(), headers, Date.now());
    // A compressed or chunked response has no Content-Length, so only its body shows its size.
    const largePicture = new Response(new Uint8Array(600 * 1024), { headers: { 'content-type': 'image/webp' } });
    expect((await (await cachePicture('h', largePicture, headers, Date.now())).arrayBuffer()).byteLength).toBe(614_400);
    expect(getCachedPicture('h')).toBeUndefined();
  });

  it('is never another type of file', async () => {
    expect(await (await cachePicture('d', image('text/html'), headers, Date.now())).text()).toBe('\u0001\u0002\u0003');
    expect(getCachedPicture('d')).toBeUndefined();
  });

  it('is answered with 304 if the browser has it, and without a body for HEAD', async () => {
    await cachePicture('e', image(), headers, Date.now());
    const { picture } = getCachedPicture('e') ?? {};
    if (!picture) throw new Error('not cached');
    const requestPicture = (init: RequestInit) => toPictureResponse(new Request('http://127.0.0.1/', init), picture);
    expect(requestPicture({ headers: { 'if-none-match': '"1"' } }).status).toBe(304);
    expect(requestPicture({ headers: { 'if-none-match': '"0"' } }).status).toBe(200);
    expect((await requestPicture({ method: 'HEAD' }).arrayBuffer()).byteLength).toBe(0);
    expect(requestPicture({}).headers.get('content-length')).toBe('3');
  });
});
