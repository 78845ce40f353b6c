import { cookies, draftMode, headers } from 'next/headers';
import { cookiePrefix } from '@/cms/settings';
import { type PreviewAddress, parsePreviewQuery, previewQueryHeader } from './preview-address.ts';

/** Returns the name of the session cookie that Directus sets. */
export const sessionCookie = () => `${cookiePrefix()}_token`;

/**
 * Returns the editor's session during a preview as a Cookie header. Undefined for all other visitors. Checking draft mode does not make a page dynamic.
 * Cookies are read only in draft mode, and Next never caches such a page.
 */
export const previewSession = async (): Promise<string | undefined> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return undefined;
  const session = (await cookies()).get(sessionCookie())?.value;
  return session ? `${sessionCookie()}=${session}` : undefined;
};

/** Returns the item that this page previews, and its version. Undefined outside of a preview, and on a page that previews no item. */
export const previewAddress = async (): Promise<PreviewAddress | undefined> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return undefined;
  return parsePreviewQuery((await headers()).get(previewQueryHeader) ?? '');
};
