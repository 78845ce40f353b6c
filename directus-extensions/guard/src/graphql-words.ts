/**
 * Operations of `/graphql/system` that repeat closed REST routes. A GraphQL name cannot be escaped, so an operation is
 * named literally in any document that uses it: looking for the words is enough, and no parser is needed.
 */
import type { Caller } from './closed-routes.ts';

const CLOSED_TO_ALL =
  /\b(import_file|auth_login|auth_password_request|auth_password_reset|users_register\w*|users_invite\w*)\b/;
const CLOSED_TO_ALL_BUT_ADMINS = /\butils_(hash|random)_\w+/;

/** What the API looks like is the staff's business; the site's documents ask `__typename` alone. */
const CLOSED_TO_ALL_BUT_STAFF = /\b__(schema|type)\b/;

/** The first closed operation that a GraphQL document names, or undefined. */
export function closedOperation(
  document: unknown,
  { isAdmin, hasAppAccess }: Pick<Caller, 'isAdmin' | 'hasAppAccess'>,
): string | undefined {
  if (typeof document !== 'string') return undefined;
  const found =
    CLOSED_TO_ALL.exec(document) ??
    (isAdmin ? null : CLOSED_TO_ALL_BUT_ADMINS.exec(document)) ??
    (hasAppAccess ? null : CLOSED_TO_ALL_BUT_STAFF.exec(document));
  return found?.[0];
}
