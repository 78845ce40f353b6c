import { describe, expect, it, vi } from 'vitest';
import { cachedPicture, cachePicture, expirePictures, pictureAnswer } from './picture-cache.ts';

const headers = new Headers({ 'content-type': 'image/webp', etag: '"1"' });
const image = (type = 'image/webp', status = 200) =>
  new Response(new Uint8Array([1, 2, 3]), { status, headers: { 'content-type': type } });

describe('a kept picture', () => {
  it('is served unasked for a minute, then doubted', async () => {
    vi.useFakeTimers();
    await cachePicture('a', image(), headers);
    expect(cachedPicture('a')?.isFresh).toBe(true);
    vi.advanceTimersByTime(60_001);
    expect(cachedPicture('a')?.isFresh).toBe(false);
    vi.useRealTimers();
  });

  it('is doubted after a change of content, but not lost', async () => {
    await cachePicture('b', image(), headers);
    expirePictures();
    expect(cachedPicture('b')?.isFresh).toBe(false);
    expect(cachedPicture('b')?.picture.body).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('is forgotten when Directus refuses it, kept when Directus stumbles', async () => {
    await cachePicture('c', image(), headers);
    await cachePicture('c', image('application/json', 503), headers);
    expect(cachedPicture('c')).toBeDefined();
    await cachePicture('c', image('application/json', 403), headers);
    expect(cachedPicture('c')).toBeUndefined();
  });

  it('is a picture: nothing else is kept', async () => {
    expect(await (await cachePicture('d', image('text/html'), headers)).text()).toBe('\u0001\u0002\u0003');
    expect(cachedPicture('d')).toBeUndefined();
  });

  it('answers 304 to a browser that has it, without a body to HEAD', async () => {
    await cachePicture('e', image(), headers);
    const { picture } = cachedPicture('e') ?? {};
    if (!picture) throw new Error('not kept');
    const ask = (init: RequestInit) => pictureAnswer(new Request('http://127.0.0.1/', init), picture);
    expect(ask({ headers: { 'if-none-match': '"1"' } }).status).toBe(304);
    expect(ask({ headers: { 'if-none-match': '"0"' } }).status).toBe(200);
    expect((await ask({ method: 'HEAD' }).arrayBuffer()).byteLength).toBe(0);
    expect(ask({}).headers.get('content-length')).toBe('3');
  });
});
