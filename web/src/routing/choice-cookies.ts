/** Names of preference cookies. This file is separate, so that browsers do not load the rules in decide.ts. */
export const langCookie = 'lang';
export const startingCookie = 'starting';
