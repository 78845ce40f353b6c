/** Key in session storage of the token of a mail link, until its dialog takes it (features/auth-dialogs/link-token.ts). */
export const linkTokenKey = 'link-token';
