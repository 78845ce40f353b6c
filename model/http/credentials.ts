/** Request headers that may contain credentials. The functions of this file do not verify the credentials. */
interface CredentialHeaders {
  readonly authorization?: string;
  readonly cookie?: string;
}

/** Checks whether a `Cookie` header contains a cookie with this name. */
export function hasCookie(header: string | null | undefined, name: string): boolean {
  return (header ?? '').split(';').some((part) => part.includes('=') && part.split('=')[0]?.trim() === name);
}

/** Checks whether a request has credentials: a session cookie or an `Authorization` header. */
export function hasCredential({ authorization, cookie }: CredentialHeaders, sessionCookie: string): boolean {
  return authorization !== undefined || hasCookie(cookie, sessionCookie);
}
