import { unstable_cache } from 'next/cache';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { query } from './query.ts';

vi.mock('./query.ts', () => ({ query: vi.fn() }));
vi.mock('next/cache', () => ({ unstable_cache: vi.fn((read: () => unknown) => read) }));

beforeEach(() => {
  vi.resetModules();
  vi.mocked(unstable_cache).mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** The module as in a fresh process. */
const freshConfig = () => import('./config.ts');

it('lets a page that was made without any configuration be kept for seconds only', async () => {
  vi.mocked(query).mockRejectedValue(new Error('Directus: no data'));
  const { getSiteConfig, emptyConfig } = await freshConfig();
  expect(await getSiteConfig('vi')).toEqual(emptyConfig);
  expect(vi.mocked(unstable_cache).mock.calls[0]?.[2]).toMatchObject({ revalidate: 5 });
});

it('keeps a page as long as any when the last good configuration is on it', async () => {
  const { getSiteConfig } = await freshConfig();
  vi.mocked(query).mockResolvedValueOnce({ app_configs: null } as never);
  await getSiteConfig('vi');
  vi.mocked(query).mockRejectedValue(new Error('Directus: no data'));
  await getSiteConfig('vi');
  expect(unstable_cache).not.toHaveBeenCalled();
});
