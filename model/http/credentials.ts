/** Request headers with credentials, not verified. */
interface CredentialHeaders {
  readonly authorization?: string;
  readonly cookie?: string;
}

/** Whether a `Cookie` header contains a cookie with this name. */
export function hasCookie(header: string | null | undefined, name: string): boolean {
  return (header ?? '').split(';').some((part) => part.includes('=') && part.split('=')[0]?.trim() === name);
}

/** Whether a request has credentials: a session cookie or an `Authorization` header. */
export function hasCredential({ authorization, cookie }: CredentialHeaders, sessionCookie: string): boolean {
  return authorization !== undefined || hasCookie(cookie, sessionCookie);
}
