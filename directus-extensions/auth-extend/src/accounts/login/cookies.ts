/** Sets, reads and deletes two cookies: the session and the proof of a sign-up or login (proof.ts). Both are HttpOnly. */
import type { CookieOptions, Response } from 'express';
import type { AccountEnv } from '../../shared/settings.ts';
import type { AccountRequest } from '../../shared/types.ts';
import type { Account } from '../account.ts';
import { createProof, PROOF_LIFETIME_MS, proofCookieName } from './proof.ts';

function cookieOptions(env: AccountEnv): CookieOptions {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.isSecure,
    path: '/',
    // Browsers accept a `__Host-` cookie only without the attribute `Domain`.
    ...(env.sessionCookieDomain === undefined || env.cookiePrefix.startsWith('__Host-')
      ? {}
      : { domain: env.sessionCookieDomain }),
  };
}

export function setProofCookie(response: Response, env: AccountEnv, account: Pick<Account, 'id' | 'password'>): void {
  response.cookie(proofCookieName(env), createProof(env, account), {
    ...cookieOptions(env),
    maxAge: PROOF_LIFETIME_MS,
  });
}

export function clearProofCookie(response: Response, env: AccountEnv): void {
  response.clearCookie(proofCookieName(env), cookieOptions(env));
}

/**
 * Sets the session cookie.
 * @param maxAgeMs undefined for a cookie that ends with the browser session
 */
export function setSessionCookie(
  response: Response,
  env: AccountEnv,
  token: string,
  maxAgeMs: number | undefined,
): void {
  response.cookie(env.sessionCookie, token, {
    ...cookieOptions(env),
    ...(maxAgeMs === undefined ? {} : { maxAge: maxAgeMs }),
  });
}

export function clearSessionCookie(response: Response, env: AccountEnv): void {
  response.clearCookie(env.sessionCookie, cookieOptions(env));
}

/** Returns the value of a cookie. Returns undefined if the cookie is missing or empty. */
export function cookieOf(request: AccountRequest, name: string): string | undefined {
  const cookies: Record<string, unknown> = request.cookies ?? {};
  const value = Object.hasOwn(cookies, name) ? cookies[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Removes the cookie with this name from the value of a `Cookie` header. */
export function withoutCookie(header: string, name: string): string {
  return header
    .split(/;\s*/)
    .filter((part) => part.split('=')[0]?.trim() !== name)
    .join('; ');
}
