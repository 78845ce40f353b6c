/** Settings of the site, which are read at run time, because one build serves any host. scripts/stack/site.ts lists the names. */
export const directusUrl = () => process.env.DIRECTUS_URL ?? 'http://127.0.0.1:8055';
export const publicUrl = () =>
  (process.env.PUBLIC_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`).replace(/\/$/, '');
/**
 * Returns the Origin that the site sends to Directus with a session. The guard extension refuses writes with a session from other origins than the site and
 * the Studio.
 */
export const siteOrigin = () => new URL(publicUrl()).origin;
export const siteSecret = () => process.env.SITE_SECRET ?? '';
/**
 * Returns the prefix of cookie names. The session cookie is `{prefix}_token`. Browsers accept a `__Host-` cookie only over https, and send it only to this
 * host.
 */
export const cookiePrefix = () =>
  process.env.COOKIE_PREFIX || (publicUrl().startsWith('https:') ? '__Host-hat_nang' : 'hat_nang');
/** Returns the address of the mail catcher in development. Undefined if no mail catcher is used. */
export const mailCatcherUrl = () => process.env.MAIL_CATCHER_URL || undefined;
