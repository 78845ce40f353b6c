import { createHmac } from 'node:crypto';
import type { Response } from 'express';
import knexOf from 'knex';
import { expect, it } from 'vitest';
import type { AccountContext } from '../../shared/context.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { endSessions } from '../current-user.ts';
import { createConcurrencyLimit } from '../password/hashing.ts';
import { withoutCookie } from './cookies.ts';
import { loginDelayMs } from './login-limits.ts';
import { refresh } from './session.ts';
import { readToken } from './session-token.ts';

function token(claims: object, secret: string): string {
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

it('reads only tokens that have the right signature and are not expired', () => {
  const exp = Math.floor(Date.now() / 1000) + 60;
  const claims = { iss: 'directus', exp, session: 's', remember: true };
  expect(readToken(token(claims, 'right'), 'right')).toMatchObject({ session: 's', remember: true });
  expect(readToken(token(claims, 'wrong'), 'right')).toBeUndefined();
  expect(readToken(token({ ...claims, exp: 5 }, 'right'), 'right')).toBeUndefined();
  expect(readToken(token({ ...claims, iss: 'x' }, 'right'), 'right')).toBeUndefined();
  for (const text of ['', '..', 'a.b.c', 'a.b.c.d']) expect(readToken(text, 'right')).toBeUndefined();
});

it('leaves no session if all sessions are ended during a refresh', async () => {
  const database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await database.schema.createTable('directus_sessions', (table) => {
    for (const name of ['token', 'user', 'next_token', 'expires']) table.specificType(name, '');
  });
  await database('directus_sessions').insert({ token: 'old', user: 'na' });
  class AuthenticationService {
    async refresh() {
      await database('directus_sessions').where({ token: 'old' }).update({ next_token: 'new' });
      await endSessions(database, 'na');
      await database('directus_sessions').insert({ token: 'new', user: 'na' });
      return { accessToken: 'x', refreshToken: 'new', expires: 1, id: 'na' };
    }
  }
  const env = { sessionCookie: 'session', directusSecret: 'secret' };
  const context = { database, env, services: { AuthenticationService } } as unknown as AccountContext;
  const claims = { iss: 'directus', exp: Math.floor(Date.now() / 1000) + 60, session: 'old' };
  const request = { cookies: { session: token(claims, 'secret') }, schema: {} } as unknown as AccountRequest;
  const refreshing = refresh(context)(undefined, request, { cookie: () => undefined } as unknown as Response);
  await expect(refreshing).rejects.toThrow('INVALID_CREDENTIALS');
  expect(await database('directus_sessions')).toEqual([]);
  await database.destroy();
});

it('removes one cookie from a header', () => {
  expect(withoutCookie('a=1; hat_nang_token=x.y=; b=2', 'hat_nang_token')).toBe('a=1; b=2');
  expect(withoutCookie('hat_nang_token2=x', 'hat_nang_token')).toBe('hat_nang_token2=x');
});

it('allows five logins, then doubles the delay up to a quarter of an hour', () => {
  expect([1, 5, 6, 7, 8, 30, 9999].map(loginDelayMs)).toEqual([0, 0, 2000, 4000, 8000, 900_000, 900_000]);
});

it('runs at most two tasks at once, in order, even if one fails', async () => {
  const limitConcurrency = createConcurrencyLimit(2);
  let runningCount = 0;
  let maxRunning = 0;
  const order: number[] = [];
  const tasks = Array.from({ length: 9 }, (_, index) =>
    limitConcurrency(async () => {
      maxRunning = Math.max(maxRunning, ++runningCount);
      await new Promise((resolve) => setTimeout(resolve, 2));
      runningCount--;
      order.push(index);
      if (index === 3) throw new Error('x');
    }).catch(() => undefined),
  );
  await Promise.all(tasks);
  expect(maxRunning).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
