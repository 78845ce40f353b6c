/** What a request brings to say who sends it, before anybody has checked it. */
import type { IncomingHttpHeaders } from 'node:http';

/** Whether a `Cookie` header holds the cookie of that name. */
export function hasCookie(header: string | null | undefined, name: string): boolean {
  return (header ?? '').split(';').some((part) => part.includes('=') && part.split('=')[0]?.trim() === name);
}

/** Whether a request claims to be somebody: a session's cookie or an `Authorization` header. */
export function hasCredential({ authorization, cookie }: IncomingHttpHeaders, sessionCookie: string): boolean {
  return authorization !== undefined || hasCookie(cookie, sessionCookie);
}
