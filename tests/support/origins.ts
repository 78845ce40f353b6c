/** The `Origin` that a browser sends with a page's own writes. */
import { stack } from '../setup/stack.ts';

/** Of the page that calls this address: the site's or the Studio's, as people see it (in containers Directus answers at an inner address, too). */
export function pageOrigin(address: string = stack().directusUrl): string {
  const { siteUrl, settings } = stack();
  return new URL(address.startsWith(siteUrl) ? settings.publicUrl : settings.studioUrl).origin;
}

/** Headers with which a test's own call counts as one of a page of the site. */
export const asSitePage = () => ({ origin: pageOrigin(stack().siteUrl) });
