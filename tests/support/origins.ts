/** Provides the `Origin` header that a browser sends with writes of a page. */
import { stack } from '../setup/stack.ts';

/** Returns the public origin of the page that calls this address: the site or the Studio. In containers Directus also has an internal address. */
export function pageOrigin(address: string = stack().directusUrl): string {
  const { siteUrl, settings } = stack();
  return new URL(address.startsWith(siteUrl) ? settings.publicUrl : settings.studioUrl).origin;
}

/** Returns headers that make a test's request look like a request of the site's pages. */
export const siteOriginHeader = () => ({ origin: pageOrigin(stack().siteUrl) });
