/** Checks the response to an `<img>` whose picture is missing, broken or refused. */
import { afterAll, describe, expect, it } from 'vitest';
import { createFixtures } from '../../support/items.ts';
import { type RawAnswer, sendRaw } from '../../support/raw-requests.ts';
import { breakFile, loseFile, uploadPicture } from '../../support/stored-picture.ts';

const fixtures = createFixtures();
const pictures: { remove: () => Promise<void> }[] = [];
afterAll(async () => {
  await fixtures.clear();
  for (const picture of pictures) await picture.remove();
});

/** Creates a public picture and returns its id. */
async function uploadPublicPicture(): Promise<string> {
  const picture = await uploadPicture(800, 600);
  pictures.push(picture);
  await fixtures.item('news', { image: picture.id });
  return picture.id;
}

const expectPlaceholder = ({ status, headers, body }: RawAnswer, expected: { statuses: number[]; width?: number }) => {
  expect(expected.statuses).toContain(status);
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toMatch(/^private, (no-store|max-age=10)$/);
  const [, width] = /^<svg [^>]*?(?:width="(\d+)"[^>]*)?>/.exec(body.toString()) ?? [];
  expect(width && Number(width)).toBe(expected.width);
};

describe('a picture that cannot be had', () => {
  it('is a placeholder when the storage has lost its file', async () => {
    const id = await uploadPublicPicture();
    loseFile(id);
    expectPlaceholder(await sendRaw(`/api/assets/${id}?key=w640&v=1`), { statuses: [403, 404] });
    const headAnswer = await sendRaw(`/api/assets/${id}?key=w640&v=1`, { method: 'HEAD' });
    expect([headAnswer.headers['content-type'], headAnswer.body.length]).toEqual(['image/svg+xml', 0]);
  });

  it('is a placeholder when its file is broken, and the picture again once it is mended', async () => {
    const id = await uploadPublicPicture();
    const restoreFile = breakFile(id);
    expectPlaceholder(await sendRaw(`/api/assets/${id}?key=cover-320`), { statuses: [400, 404, 500, 503], width: 320 });
    restoreFile();
    const { status, headers } = await sendRaw(`/api/assets/${id}?key=cover-320`);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('is a placeholder when it does not exist, or is not public', async () => {
    const hiddenPicture = await uploadPicture(800, 600);
    pictures.push(hiddenPicture);
    for (const id of [hiddenPicture.id, '0a000000-0000-4000-8000-000000000000'])
      expectPlaceholder(await sendRaw(`/api/assets/${id}?key=avatar-96`), { statuses: [403, 404], width: 96 });
  });

  it('as a file, a sound or a share picture is an error that programs read', async () => {
    for (const query of ['', '?key=og-1200x630', '?key=w99999']) {
      const answer = await sendRaw(`/api/assets/0a000000-0000-4000-8000-000000000000${query}`);
      expect(JSON.parse(answer.body.toString()).errors, query).toHaveLength(1);
    }
  });
});
