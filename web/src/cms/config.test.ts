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

/** Loads the module with fresh state, as a new process does. */
const importFreshConfig = () => import('./config.ts');

it('limits the cache time of a page without configuration to seconds', async () => {
  vi.mocked(query).mockRejectedValue(new Error('Directus: no data'));
  const { getSiteConfig, emptyConfig } = await importFreshConfig();
  expect(await getSiteConfig('vi')).toEqual(emptyConfig);
  expect(vi.mocked(unstable_cache).mock.calls[0]?.[2]).toMatchObject({ revalidate: 5 });
});

it('does not limit the cache time of a page with the last good configuration', async () => {
  const { getSiteConfig } = await importFreshConfig();
  vi.mocked(query).mockResolvedValueOnce({ app_configs: null } as never);
  await getSiteConfig('vi');
  vi.mocked(query).mockRejectedValue(new Error('Directus: no data'));
  await getSiteConfig('vi');
  expect(unstable_cache).not.toHaveBeenCalled();
});

it('leaves out invalid entries of a menu at every level, and no others', async () => {
  const children = [{ name: 'Sách', url: '/tai-lieu' }, 'x', { url: '/tin-tuc' }, { name: 'Tin', url: 7 }];
  const header_menu = [{ name: 'Đọc', url: '/', children }, null];
  vi.mocked(query).mockResolvedValueOnce({
    app_configs: { translations: [{ languages_code: { code: 'vi-VN' }, header_menu }] },
  } as never);
  const { getSiteConfig } = await importFreshConfig();
  const [menu] = (await getSiteConfig('vi')).headerMenu;
  expect(menu?.children.map(({ name, url }) => [name, url])).toEqual([
    ['Sách', '/tai-lieu'],
    ['Tin', '#'],
  ]);
});

it('reads the hosts of embeds, and leaves out what is no host name', async () => {
  const embed_hosts = ['video.example', '*', "x; script-src 'unsafe-inline'", 'https://other.example', 'localhost', 7];
  const { readEmbedHosts } = await importFreshConfig();
  vi.mocked(query).mockResolvedValueOnce({ app_configs: { embed_hosts: embed_hosts.slice(0, -1) } } as never);
  expect(await readEmbedHosts()).toEqual(['video.example']);
  for (const app_configs of [{ embed_hosts }, { embed_hosts: null }, null]) {
    vi.mocked(query).mockResolvedValueOnce({ app_configs } as never);
    expect(await readEmbedHosts()).toEqual([]);
  }
});
