import { expect, it, vi } from 'vitest';
import { siteOnly } from './site-only.ts';

const secret = 'a secret of the site';

it.each([
  ['the secret', secret, secret, true],
  ['none', undefined, secret, false],
  ['another', 'guessed', secret, false],
  ['an empty one where none is set', '', '', false],
])('a request with %s', (_what, sentHeader, expected, isLetIn) => {
  const next = vi.fn();
  const json = vi.fn();
  const status = vi.fn(() => ({ json }));
  const request = { headers: { 'x-site-secret': sentHeader }, baseUrl: '/visitor', path: '/contact' };
  siteOnly(expected)(request as never, { status } as never, next);
  expect(next).toHaveBeenCalledTimes(isLetIn ? 1 : 0);
  if (isLetIn) return expect(status).not.toHaveBeenCalled();
  // Directus responds like this to an unknown route.
  expect(status).toHaveBeenCalledWith(404);
  expect(json).toHaveBeenCalledWith({
    errors: [{ message: "Route /visitor/contact doesn't exist.", extensions: { code: 'ROUTE_NOT_FOUND' } }],
  });
});
