import { afterEach, expect, it, vi } from 'vitest';
import { GET } from './icons/[prefix]/[name]/route.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it.each([
  ['ph', 'book-open.svg', 'public, max-age=604800, immutable'],
  ['mdi', 'home.svg', 'public, max-age=60'],
  ['ph', '..%2F.svg', 'public, max-age=60'],
])('answers /icons/%s/%s without a request to another host', async (prefix, name, cacheControl) => {
  vi.stubEnv('ICON_FALLBACK_HOSTS', 'https://icons.example');
  const fetchIcon = vi.fn();
  vi.stubGlobal('fetch', fetchIcon);
  const answer = await GET(new Request('http://localhost/'), { params: Promise.resolve({ prefix, name }) });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, cacheControl]);
  expect(fetchIcon).not.toHaveBeenCalled();
});
