/**
 * Stands for "this site" in the proxy's redirects until web/front takes it off again: the Host header must not choose where a visitor goes,
 * and Next accepts no relative address there.
 */
export const ownOrigin = 'http://own.invalid';
