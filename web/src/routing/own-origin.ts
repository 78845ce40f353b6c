/**
 * Placeholder origin in redirects of the proxy. web/front removes it. It is needed because Next accepts no relative address there, and the Host header
 * must not determine the target.
 */
export const placeholderOrigin = 'http://own.invalid';
