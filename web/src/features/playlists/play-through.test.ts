import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stubFetch } from '@/cms/stub-fetch.test-support';

let status: number;
let readPlaylistSteps: typeof import('./play-through.ts').readPlaylistSteps;
beforeAll(async () => {
  stubFetch(async () => Response.json({ errors: [{ message: '', extensions: { code: 'ANY' } }] }, { status }));
  ({ readPlaylistSteps } = await import('./play-through.ts'));
});
afterAll(() => vi.unstubAllGlobals());

const playlists = { shared: 'a'.repeat(32), own: '7' };

describe.each(Object.entries(playlists))('a playlist (%s)', (_, playlist) => {
  it('does not exist for a visitor whose request is refused', async () => {
    for (status of [400, 401, 403, 404]) expect(await readPlaylistSteps('vi', playlist)).toBeUndefined();
  });
  it('may exist after too many requests or a failure of the server', async () => {
    for (status of [429, 500, 503]) await expect(readPlaylistSteps('vi', playlist)).rejects.toMatchObject({ status });
  });
});
