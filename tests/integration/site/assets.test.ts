import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { content } from '../../support/content.ts';
import { MAX_DELAY_MS } from '../../support/freshness.ts';
import { createFixtures, type Item } from '../../support/items.ts';
import { sendRaw } from '../../support/raw-requests.ts';
import { adultCookie, attributesOfElements, chosenCookie, visit } from '../../support/site.ts';

const fixtures = createFixtures();
/** Id of an uploaded PNG of 800 × 600 pixels in one colour. */
let fileId = '';
let item: Item;

const adminHeaders = () => ({ authorization: `Bearer ${stack().adminToken}` });

beforeAll(async () => {
  const { default: sharp } = await import('sharp');
  const png = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#f6c445' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('title', 'Tranh thử');
  form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'tranh thử.png');
  const answer = await fetch(`${stack().directusUrl}/files`, { method: 'POST', headers: adminHeaders(), body: form });
  expect(answer.status).toBe(200);
  fileId = ((await answer.json()) as { data: { id: string } }).data.id;
  item = await fixtures.item('news', { status: 'draft', image: fileId });
});
afterAll(async () => {
  await fixtures.clear();
  await fetch(`${stack().directusUrl}/files/${fileId}`, { method: 'DELETE', headers: adminHeaders() });
});

const requestAsset = (query = '', headers: Record<string, string> = {}) =>
  sendRaw(`/api/assets/${fileId}${query}`, { headers });

describe('files through the API proxy', () => {
  it('the picture of a draft has no address; it appears and disappears with its item', async () => {
    for (const query of ['', '?key=w320', '?key=w320&v=x', '/tranh.png']) {
      const answer = await requestAsset(query);
      expect(answer.status, query).toBe(403);
      expect(answer.headers['cache-control'], query).toContain('no-store');
    }
    await content.update('news', item.id, { status: 'published' });
    expect((await requestAsset('?key=w320')).status).toBe(200);
    await content.update('news', item.id, { status: 'archived' });
    // The site caches pictures of preset sizes, and revalidates them as it does pages.
    await expect
      .poll(async () => (await requestAsset('?key=w320')).status, { timeout: MAX_DELAY_MS, interval: 200 })
      .toBe(403);
    expect((await requestAsset()).status).toBe(403);
    await content.update('news', item.id, { status: 'published' });
    await expect
      .poll(async () => (await requestAsset('?key=w320')).status, { timeout: MAX_DELAY_MS, interval: 200 })
      .toBe(200);
  });

  it('a preset gives a small picture that browsers keep, and nothing that could run', async () => {
    const originalAnswer = await requestAsset();
    expect([originalAnswer.status, originalAnswer.headers['content-type']]).toEqual([200, 'image/png']);
    const { default: sharp } = await import('sharp');
    const preset = await requestAsset('?key=w320');
    expect([preset.status, preset.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(preset.body).metadata()).toMatchObject({ width: 320, height: 240, format: 'webp' });
    for (const answer of [originalAnswer, preset]) {
      expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toContain('sandbox');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await requestAsset('/bat-ky-ten-nao.png?key=w320')).status).toBe(200);
  });

  it('no size but the presets is made', async () => {
    for (const query of [
      '?key=w99999',
      '?key=',
      '?width=8000',
      '?width=320',
      '?key=w320&width=8000',
      '?transforms=[["resize",{"width":8000}]]',
      '?format=avif&quality=100',
    ]) {
      const answer = await requestAsset(query);
      expect([400, 403], query).toContain(answer.status);
    }
  });

  it('parts of a file by range', async () => {
    const wholeBody = (await requestAsset()).body;
    const partialAnswer = await requestAsset('', { range: 'bytes=10-29' });
    expect([
      partialAnswer.status,
      partialAnswer.headers['content-range'],
      partialAnswer.headers['accept-ranges'],
    ]).toEqual([206, `bytes 10-29/${wholeBody.length}`, 'bytes']);
    expect(partialAnswer.body.equals(wholeBody.subarray(10, 30))).toBe(true);
    const suffixAnswer = await requestAsset('', { range: 'bytes=-5' });
    expect([suffixAnswer.status, suffixAnswer.body.equals(wholeBody.subarray(-5))]).toEqual([206, true]);
    // Players request this range to learn the length of a file. Without the guard, Directus would return 416, which is wrong.
    const firstByteAnswer = await requestAsset('', { range: 'bytes=0-0' });
    expect(firstByteAnswer.status).toBe(206);
    expect(String(firstByteAnswer.headers['content-range'])).toMatch(new RegExp(`^bytes 0-[01]/${wholeBody.length}$`));
    expect((await requestAsset('', { range: `bytes=${wholeBody.length + 10}-` })).status).toBe(416);
  });

  it('HEAD, and an unchanged file as 304', async () => {
    const headAnswer = await sendRaw(`/api/assets/${fileId}`, { method: 'HEAD' });
    expect([headAnswer.status, headAnswer.body.length]).toEqual([200, 0]);
    const { etag, 'last-modified': modified } = (await requestAsset()).headers;
    const headers: Record<string, string> = etag
      ? { 'if-none-match': String(etag) }
      : { 'if-modified-since': String(modified) };
    expect((await requestAsset('', headers)).status).toBe(304);
  });

  it('what is no file is 404 or refused, never a failure', async () => {
    for (const path of ['0a000000-0000-4000-8000-000000000000', 'x', '../users', `${fileId}x`, `${fileId}/a/b`]) {
      const answer = await sendRaw(`/api/assets/${path}`);
      expect([403, 404, 308, 400], path).toContain(answer.status);
    }
  });

  it('every picture of Home and of the news list can be had', async () => {
    for (const [path, cookie] of [
      ['/', chosenCookie],
      ['/', adultCookie],
      ['/tin-tuc', chosenCookie],
    ] as const) {
      const { text } = await visit(path, { cookie });
      // Browsers do not send the part after #, which selects a drawing inside a file.
      const addresses = attributesOfElements(text, 'img').map(({ src = '' }) => src.replace(/#.*/, ''));
      const pictures = [...new Set(addresses)];
      expect(pictures.length).toBeGreaterThan(5);
      const answers = await Promise.all(pictures.map((src) => sendRaw(src, { method: 'HEAD' })));
      for (const [index, { status }] of answers.entries())
        expect([pictures[index], status]).toEqual([pictures[index], 200]);
    }
  }, 60_000);
});
