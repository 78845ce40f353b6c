/**
 * Placeholder origin in the proxy's redirects, which web/front removes: the Host header must not choose the target, and Next accepts no relative
 * address there.
 */
export const ownOrigin = 'http://own.invalid';
