import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { drawSharePicture } from './share-picture.tsx';

vi.mock('node:fs/promises', () => ({ readFile: vi.fn() }));
vi.mock('next/og', () => ({ ImageResponse: class extends Response {} }));

it('reads the fonts and the mark again after a failed read, and only once after a success', async () => {
  const draw = (title: string) =>
    drawSharePicture({ section: 'news', sectionName: 'Tin tức', title, brandName: 'Hạt Nắng', picture: undefined });
  vi.mocked(readFile).mockRejectedValue(new Error('EMFILE'));
  await expect(draw('a')).rejects.toThrow('EMFILE');
  vi.mocked(readFile).mockReset().mockResolvedValue(Buffer.from('x'));
  await expect(draw('a')).resolves.toMatchObject({ picture: expect.any(Buffer) });
  await draw('b');
  expect(
    vi
      .mocked(readFile)
      .mock.calls.map(([path]) => String(path).replace(/^.*\//, ''))
      .toSorted(),
  ).toEqual(['baloo-2.ttf', 'mark.svg', 'nunito-700.ttf']);
});
