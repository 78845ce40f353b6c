import { createHmac } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { acceptPreviousSecrets, signAgain } from './previous-secrets.ts';
import { readSettings } from './settings.ts';
import type { GuardRequest } from './types.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (claims: unknown, secret: string) => {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};
const claims = { id: 'an', session: 's1', iss: 'directus' };
const sessionCookie = 'hat_nang_token';

/** Returns the headers that other code sees, with the current secrets `new`. */
const translate = (headers: Record<string, string>, env: Record<string, string> = {}) => {
  const settings = readSettings({
    ...{ SESSION_COOKIE_NAME: sessionCookie, SECRET: 'new', SECRET_PREVIOUS: 'old' },
    ...{ SITE_SECRET: 'site-new', SITE_SECRET_PREVIOUS: 'site-old', ...env },
  });
  const next = vi.fn();
  acceptPreviousSecrets(settings)({ headers } as unknown as GuardRequest, {} as never, next);
  expect(next).toHaveBeenCalledWith();
  return headers;
};

it('a session from before the rotation is signed with the current secret, and other cookies stay', () => {
  const { cookie } = translate({ cookie: `lang=vi; ${sessionCookie}=${sign(claims, 'old')}; starting=kid` });
  expect(cookie).toBe(`lang=vi; ${sessionCookie}=${sign(claims, 'new')}; starting=kid`);
});

it.each([
  ['is signed with the current secret', sign(claims, 'new')],
  ['is signed with another secret', sign(claims, 'other')],
  ['has no session, as a thief of the secret would make it', sign({ id: 'an', role: 'admin', iss: 'directus' }, 'old')],
  ['has an empty session', sign({ ...claims, session: '' }, 'old')],
  ['is no JWT', 'abc'],
  ['has a fourth part', `${sign(claims, 'old')}.x`],
])('a token stays unchanged if it %s', (_name, token) => {
  expect(signAgain(token, 'old', 'new')).toBe(token);
});

it('the previous secret of the site counts as the current one', () => {
  expect(translate({ 'x-site-secret': 'site-old' })).toEqual({ 'x-site-secret': 'site-new' });
  expect(translate({ 'x-site-secret': 'other' })).toEqual({ 'x-site-secret': 'other' });
});

it('without a previous secret nothing else is accepted', () => {
  const headers = { cookie: `${sessionCookie}=${sign(claims, '')}`, 'x-site-secret': '' };
  expect(translate({ ...headers }, { SECRET_PREVIOUS: '', SITE_SECRET_PREVIOUS: '' })).toEqual(headers);
});
