import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPlaceholder, isForImage, placeholderAnswer } from './picture-placeholder.ts';

const makeRequest = (init?: RequestInit) => new Request('http://127.0.0.1/', init);
const failedAnswer = (status: number, headers = {}) => new Response('{}', { status, headers });

describe('the placeholder of a picture', () => {
  it.each([
    ['cover-320', 320, 240],
    ['cover-640', 640, 480],
    ['avatar-96', 96, 96],
  ])('has the size of %s', async (preset, width, height) => {
    expect(await sharp(Buffer.from(drawPlaceholder(preset))).metadata()).toMatchObject({
      format: 'svg',
      width,
      height,
    });
  });

  it.each(['w640', null])('has no size where the height follows the picture: %s', (preset) => {
    expect(/^<svg[^>]*>/.exec(drawPlaceholder(preset))?.[0]).not.toMatch(/width|height|viewBox/);
  });

  it('keeps the status, so that nothing takes it for the picture', async () => {
    for (const status of [400, 403, 404, 429, 500, 503]) {
      const answer = placeholderAnswer(makeRequest(), 'w320', failedAnswer(status, { 'retry-after': '5' }));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'image/svg+xml']);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(await answer.text()).toHaveLength(Number(answer.headers.get('content-length')));
    }
  });

  it('is kept for seconds by the browser alone, after a refusal by nobody', () => {
    const control = (status: number) =>
      placeholderAnswer(makeRequest(), 'w320', failedAnswer(status)).headers.get('cache-control');
    expect([404, 500, 503].map(control)).toEqual(Array(3).fill('private, max-age=10'));
    expect([400, 403, 429].map(control)).toEqual(Array(3).fill('private, no-store'));
  });

  it('has no body for HEAD', async () => {
    expect(await placeholderAnswer(makeRequest({ method: 'HEAD' }), 'w320', failedAnswer(404)).text()).toBe('');
  });
});

describe('a request of an <img>', () => {
  it.each([
    ['a preset', {}, 'w640', true],
    ['the original, asked for by an <img>', { 'sec-fetch-dest': 'image' }, null, true],
    ['a sound', { 'sec-fetch-dest': 'audio' }, null, false],
    ['a file without a word of the browser', {}, null, false],
    ['a part of a file', { range: 'bytes=0-9' }, 'w640', false],
    ['the share picture, for robots that draw no SVG', {}, 'og-1200x630', false],
    ['no preset of ours', {}, 'toString', false],
  ])('is told by %s', (_, headers, preset, expected) => {
    expect(isForImage(makeRequest({ headers: new Headers(headers as Record<string, string>) }), preset)).toBe(expected);
  });
});
