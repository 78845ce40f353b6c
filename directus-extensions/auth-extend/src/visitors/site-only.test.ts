import { expect, it, vi } from 'vitest';
import { requireSiteSecret } from './site-only.ts';

const secret = 'a secret of the site';

it.each([
  ['the secret', secret, secret, true],
  ['none', undefined, secret, false],
  ['another', 'guessed', secret, false],
  ['an empty one where none is set', '', '', false],
])('a request with %s', (_title, sentHeader, expected, isAllowed) => {
  const next = vi.fn();
  const json = vi.fn();
  const status = vi.fn(() => ({ json }));
  const request = { headers: { 'x-site-secret': sentHeader }, baseUrl: '/visitor', path: '/contact' };
  requireSiteSecret(expected)(request as never, { status } as never, next);
  expect(next).toHaveBeenCalledTimes(isAllowed ? 1 : 0);
  if (isAllowed) return expect(status).not.toHaveBeenCalled();
  // Directus responds like this to an unknown route.
  expect(status).toHaveBeenCalledWith(404);
  expect(json).toHaveBeenCalledWith({
    errors: [{ message: "Route /visitor/contact doesn't exist.", extensions: { code: 'ROUTE_NOT_FOUND' } }],
  });
});
