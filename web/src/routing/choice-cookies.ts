/** Names of the cookies that keep a visitor's choices, apart from the proxy's rules, so that a browser gets these lines alone. */
export const langCookie = 'lang';
export const startingCookie = 'starting';
