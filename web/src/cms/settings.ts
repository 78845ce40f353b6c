/** Settings of the site, read at run time so that one build serves any host. Names as in docs/how-to.md. */
export const directusUrl = () => process.env.DIRECTUS_URL ?? 'http://127.0.0.1:8055';
export const publicUrl = () =>
  (process.env.PUBLIC_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`).replace(/\/$/, '');
/** The site sends this Origin with a session. The guard extension refuses every other Origin. */
export const siteOrigin = () => new URL(publicUrl()).origin;
export const siteSecret = () => process.env.SITE_SECRET ?? '';
/** The session cookie is `{prefix}_token`. Over https, browsers restrict a `__Host-` cookie to this host. */
export const cookiePrefix = () =>
  process.env.COOKIE_PREFIX || (publicUrl().startsWith('https:') ? '__Host-hat_nang' : 'hat_nang');
/** Address of the mail catcher in development; undefined if mails are really delivered. */
export const mailCatcherUrl = () => process.env.MAIL_CATCHER_URL || undefined;
