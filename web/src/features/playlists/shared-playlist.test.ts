import { afterEach, expect, it, vi } from 'vitest';
import { backEndFetch } from '@/cms/back-end-fetch';
import { CmsError } from '@/cms/query';
import { getSharedPlaylist } from './shared-playlist.ts';

vi.mock('@/cms/back-end-fetch', () => ({ backEndFetch: vi.fn() }));
afterEach(() => vi.mocked(backEndFetch).mockReset());

const readWithStatus = (status: number) => {
  vi.mocked(backEndFetch).mockResolvedValueOnce(Response.json({ errors: [] }, { status }));
  return getSharedPlaylist('vi', 'a'.repeat(32));
};

it('a refused token is an invalid link', async () => {
  for (const status of [400, 403, 404]) expect(await readWithStatus(status)).toBeUndefined();
});

it('a back end that is overloaded or down does not make a link invalid', async () => {
  for (const status of [429, 500, 503]) await expect(readWithStatus(status)).rejects.toThrow(CmsError);
});
