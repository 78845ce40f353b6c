/**
 * Accepts sessions and requests of the site that were signed before a rotation of the secrets (docs/decisions/315-rotating-secrets.md). They are translated to
 * the current secrets before any other code reads them.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isSameSecret, SITE_SECRET_HEADER } from '@hat-nang/model/backend/site-secret';
import type { GuardSettings } from './settings.ts';
import type { Middleware } from './types.ts';

type SecretSettings = Pick<
  GuardSettings,
  'sessionCookie' | 'secret' | 'previousSecret' | 'siteSecret' | 'previousSiteSecret'
>;

/** Creates the middleware. Mount it before the middlewares that read the session cookie or the site's secret. */
export function acceptPreviousSecrets(settings: SecretSettings): Middleware {
  const { sessionCookie, secret, previousSecret, siteSecret, previousSiteSecret } = settings;
  return ({ headers }, _response, next) => {
    if (previousSecret !== '' && headers.cookie?.includes(sessionCookie)) {
      const prefix = `${sessionCookie}=`;
      headers.cookie = headers.cookie
        .split(/; */)
        .map((pair) =>
          pair.startsWith(prefix) ? prefix + signAgain(pair.slice(prefix.length), previousSecret, secret) : pair,
        )
        .join('; ');
    }
    if (isSameSecret(headers[SITE_SECRET_HEADER], previousSiteSecret)) headers[SITE_SECRET_HEADER] = siteSecret;
    next();
  };
}

/**
 * Replaces the signature of a session token. Returns the token unchanged unless the previous secret signed it. Only a token with a session is accepted: the
 * database must know the session and its user, so a thief of the previous secret cannot make one.
 */
export function signAgain(token: string, previousSecret: string, secret: string): string {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const signed = `${head}.${body}`;
  const expected = computeSignature(signed, previousSecret);
  const received = Buffer.from(signature, 'base64url');
  if (rest.length > 0 || received.length !== expected.length || !timingSafeEqual(received, expected)) return token;
  return hasSession(body) ? `${signed}.${computeSignature(signed, secret).toString('base64url')}` : token;
}

const computeSignature = (signed: string, secret: string) => createHmac('sha256', secret).update(signed).digest();

function hasSession(body: string): boolean {
  try {
    const { session } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as { session?: unknown };
    return typeof session === 'string' && session !== '';
  } catch {
    return false;
  }
}
