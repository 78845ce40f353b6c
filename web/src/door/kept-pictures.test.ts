import { describe, expect, it, vi } from 'vitest';
import { doubtPictures, keepPicture, keptPicture, pictureAnswer } from './kept-pictures.ts';

const headers = new Headers({ 'content-type': 'image/webp', etag: '"1"' });
const image = (type = 'image/webp', status = 200) =>
  new Response(new Uint8Array([1, 2, 3]), { status, headers: { 'content-type': type } });

describe('a kept picture', () => {
  it('is served unasked for a minute, then doubted', async () => {
    vi.useFakeTimers();
    await keepPicture('a', image(), headers);
    expect(keptPicture('a')?.isFresh).toBe(true);
    vi.advanceTimersByTime(60_001);
    expect(keptPicture('a')?.isFresh).toBe(false);
    vi.useRealTimers();
  });

  it('is doubted after a change of content, but not lost', async () => {
    await keepPicture('b', image(), headers);
    doubtPictures();
    expect(keptPicture('b')?.isFresh).toBe(false);
    expect(keptPicture('b')?.picture.body).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('is forgotten when Directus refuses it, kept when Directus stumbles', async () => {
    await keepPicture('c', image(), headers);
    await keepPicture('c', image('application/json', 503), headers);
    expect(keptPicture('c')).toBeDefined();
    await keepPicture('c', image('application/json', 403), headers);
    expect(keptPicture('c')).toBeUndefined();
  });

  it('is a picture: nothing else is kept', async () => {
    expect(await (await keepPicture('d', image('text/html'), headers)).text()).toBe('\u0001\u0002\u0003');
    expect(keptPicture('d')).toBeUndefined();
  });

  it('answers 304 to a browser that has it, without a body to HEAD', async () => {
    await keepPicture('e', image(), headers);
    const { picture } = keptPicture('e') ?? {};
    if (!picture) throw new Error('not kept');
    const ask = (init: RequestInit) => pictureAnswer(new Request('http://127.0.0.1/', init), picture);
    expect(ask({ headers: { 'if-none-match': '"1"' } }).status).toBe(304);
    expect(ask({ headers: { 'if-none-match': '"0"' } }).status).toBe(200);
    expect((await ask({ method: 'HEAD' }).arrayBuffer()).byteLength).toBe(0);
    expect(ask({}).headers.get('content-length')).toBe('3');
  });
});
