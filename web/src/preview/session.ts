import { cookies, draftMode } from 'next/headers';
import { cookiePrefix } from '@/cms/settings';

/** The name of the session cookie that Directus sets. */
export const sessionCookie = () => `${cookiePrefix()}_token`;

/**
 * The editor's session during a preview, as a Cookie header; undefined for everybody else. Reading draft mode does not make a page dynamic; only an
 * enabled one reads cookies, and Next never caches that.
 */
export const previewSession = async (): Promise<string | undefined> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return undefined;
  const session = (await cookies()).get(sessionCookie())?.value;
  return session ? `${sessionCookie()}=${session}` : undefined;
};
