/** Verifies tokens that Directus signed: session cookies and password reset links. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Claims {
  /** Primary key (`token`) of the session in `directus_sessions`. */
  readonly session?: string;
  /** True if the user chose "remember me" at the login. */
  readonly remember?: boolean;
  readonly scope?: string;
  /** Only in password reset links: the account's address in `email`, and in `hash` Directus's short hash of the stored password hash. */
  readonly email?: string;
  readonly hash?: string;
  /** Time of issue in seconds since 1970. */
  readonly iat?: number;
  readonly exp?: number;
}

/** Returns the claims of a token. Returns undefined unless the secret signed the token, its issuer is `directus`, and its expiry is in the future. */
export function readToken(token: string, secret: string, now: number = Date.now()): Claims | undefined {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return undefined;
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const receivedSignature = Buffer.from(signature, 'base64url');
  if (receivedSignature.length !== expected.length || !timingSafeEqual(receivedSignature, expected)) return undefined;
  const claims: Claims & { iss?: unknown } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  return claims.iss === 'directus' && typeof claims.exp === 'number' && claims.exp * 1000 > now ? claims : undefined;
}
