/**
 * Key in session storage of the token of a mail link. The token is stored until the dialog of the link takes it
 * (web/src/features/auth-dialogs/link-token.ts).
 */
export const linkTokenKey = 'link-token';
