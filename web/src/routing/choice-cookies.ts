/** Names of preference cookies. They are in a separate file, so that browsers do not load the rules in decide.ts. */
export const langCookie = 'lang';
export const startingCookie = 'starting';
