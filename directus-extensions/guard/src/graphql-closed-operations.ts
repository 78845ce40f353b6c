/**
 * Closes introspection, and operations of `/graphql/system` that match closed REST routes. A GraphQL name cannot be escaped, so a text search finds every use
 * without parsing.
 */
import type { Caller } from './closed-routes.ts';

const CLOSED_TO_ALL =
  /\b(import_file|auth_login|auth_password_request|auth_password_reset|users_register\w*|users_invite\w*)\b/;
const CLOSED_TO_ALL_BUT_ADMINS = /\butils_(hash|random)_\w+/;

/** Only staff may introspect the API. Of the introspection fields, the site's documents use only `__typename`. */
const CLOSED_TO_ALL_BUT_STAFF = /\b__(schema|type)\b/;

/** Returns an operation in a GraphQL document that is closed to the caller. Returns undefined if there is none. */
export function findClosedOperation(
  document: unknown,
  { isAdmin, hasAppAccess }: Pick<Caller, 'isAdmin' | 'hasAppAccess'>,
): string | undefined {
  if (typeof document !== 'string') return undefined;
  const match =
    CLOSED_TO_ALL.exec(document) ??
    (isAdmin ? null : CLOSED_TO_ALL_BUT_ADMINS.exec(document)) ??
    (hasAppAccess ? null : CLOSED_TO_ALL_BUT_STAFF.exec(document));
  return match?.[0];
}
