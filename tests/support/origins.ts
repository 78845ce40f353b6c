/** The `Origin` that a browser sends with a page's own writes. */
import { stack } from '../setup/stack.ts';

/** Public origin of the page that calls this address: the site or the Studio. In containers Directus also has an internal address. */
export function pageOrigin(address: string = stack().directusUrl): string {
  const { siteUrl, settings } = stack();
  return new URL(address.startsWith(siteUrl) ? settings.publicUrl : settings.studioUrl).origin;
}

/** Headers that make a request of a test look like a request of the site's pages. */
export const asSitePage = () => ({ origin: pageOrigin(stack().siteUrl) });
