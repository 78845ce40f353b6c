/** What a request brings to say who sends it, before anybody has checked it. */
interface CredentialHeaders {
  readonly authorization?: string;
  readonly cookie?: string;
}

/** Whether a `Cookie` header holds the cookie of that name. */
export function hasCookie(header: string | null | undefined, name: string): boolean {
  return (header ?? '').split(';').some((part) => part.includes('=') && part.split('=')[0]?.trim() === name);
}

/** Whether a request claims to be somebody: a session's cookie or an `Authorization` header. */
export function hasCredential({ authorization, cookie }: CredentialHeaders, sessionCookie: string): boolean {
  return authorization !== undefined || hasCookie(cookie, sessionCookie);
}
