import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseDocumentsQuery } from '@/routing/documents-query';

/** Fake of the cache of `coalesceRead`. Like Next's cache, the fake stores the results of `read`, but no errors. */
const cache = new Map<string, unknown>();
vi.mock('@/cms/joined-reads', () => ({
  coalesceRead: async (key: readonly string[], read: () => Promise<unknown>) => {
    const name = JSON.stringify(key);
    if (!cache.has(name)) cache.set(name, await read());
    return cache.get(name);
  },
}));
vi.mock('@/preview/session', () => ({ previewSession: async () => undefined }));
const { readListedIds } = await import('./listed-ids.ts');

let answers: unknown[];
beforeEach(() => {
  cache.clear();
  vi.stubEnv('DIRECTUS_URL', 'http://directus.test');
  vi.stubEnv('SITE_SECRET', 'a secret of the site');
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('does not cache an invalid response', async () => {
  answers = [{ data: { ids: 'none' } }, { data: { ids: [3, 1], total: 2, isTotalExact: true } }];
  const read = () => readListedIds(parseDocumentsQuery(new URLSearchParams()), { limit: 12, tags: [] });
  expect(await read()).toBeUndefined();
  expect(await read()).toEqual({ ids: [3, 1], total: 2, hasMore: false });
});
