/**
 * Placeholder origin in redirects of the proxy, which web/front removes. It is needed because the Host header must not choose the target, and Next
 * accepts no relative address there.
 */
export const ownOrigin = 'http://own.invalid';
