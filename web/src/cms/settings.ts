/** Settings of the site, read when needed so that one build serves any host. Names as in docs/how-to.md. */
export const directusUrl = () => process.env.DIRECTUS_URL ?? 'http://127.0.0.1:8055';
export const publicUrl = () =>
  (process.env.PUBLIC_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`).replace(/\/$/, '');
/** What the site's own writes with a session say where they come from: the guard takes them from nobody else. */
export const siteOrigin = () => new URL(publicUrl()).origin;
export const siteSecret = () => process.env.SITE_SECRET ?? '';
/** The session's cookie is `{prefix}_token`. Behind https browsers take a `__Host-` cookie from this very host alone. */
export const cookiePrefix = () =>
  process.env.COOKIE_PREFIX || (publicUrl().startsWith('https:') ? '__Host-hat_nang' : 'hat_nang');
/** The page of the mail catcher that takes every mail of this copy; undefined where mails really leave. */
export const mailCatcherUrl = () => process.env.MAIL_CATCHER_URL || undefined;
