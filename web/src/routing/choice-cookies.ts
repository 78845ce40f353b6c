/** Names of preference cookies. They are not in the file of the proxy's rules, so browsers load only these lines. */
export const langCookie = 'lang';
export const startingCookie = 'starting';
