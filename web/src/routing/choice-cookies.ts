/** Names of preference cookies. Separate from the proxy's rules, so that browsers load only these lines. */
export const langCookie = 'lang';
export const startingCookie = 'starting';
