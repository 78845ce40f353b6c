/**
 * Placeholder origin in redirects of `web/src/proxy.ts`, which web/front removes. Next accepts no relative address in a redirect, and the Host header must
 * not determine the target.
 */
export const placeholderOrigin = 'http://own.invalid';
