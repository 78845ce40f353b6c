/** Checks whether a user may use the member desk, and reads the accounts that the desk may handle. */
import { readPolicies } from '@hat-nang/model/backend/policies';
import { POLICY } from '@hat-nang/model/ids';
import { MEMBER_ROLES } from '../accounts/deletion/delete-account.ts';
import type { AccountContext } from '../shared/context.ts';
import { refusal } from '../shared/errors.ts';
import type { AccountRequest, Database } from '../shared/types.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface DeskMember {
  readonly id: string;
  readonly email: string | null;
  readonly username: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly status: string;
  readonly language: string | null;
  readonly kind: 'kid' | 'adult';
  readonly email_verified_at: unknown;
  readonly last_access: unknown;
  readonly deletion_requested_at: unknown;
  readonly guardian_email: string | null;
  readonly guardian_confirmed_at: unknown;
}

/**
 * Returns the id of the requesting user.
 * @throws Refusal unless the user is desk staff or an administrator
 */
export async function requireDeskStaff(
  { database }: AccountContext,
  { accountability }: AccountRequest,
): Promise<string> {
  const user = accountability?.user;
  if (!user) throw refusal('INVALID_CREDENTIALS', 'FORM.ERROR_SIGN_IN');
  const { ids, isAdmin } = await readPolicies(database, user);
  if (!isAdmin && !ids.has(POLICY.desk)) throw refusal('FORBIDDEN', 'PROFILE_FORM.ERROR_STAFF');
  return user;
}

/**
 * Reads a member's account.
 * @throws Refusal unless the id belongs to a kid or an adult; the desk must not handle staff accounts
 */
export async function findMember(database: Database, id: unknown): Promise<DeskMember> {
  const member: DeskMember | undefined =
    typeof id === 'string' && UUID.test(id)
      ? await database('directus_users as person')
          .join('directus_roles as role', 'role.id', 'person.role')
          .where('person.id', id)
          .whereIn('role.short_name', MEMBER_ROLES)
          .first(
            ...['id', 'email', 'username', 'first_name', 'last_name', 'status', 'language', 'email_verified_at'].map(
              (column) => `person.${column}`,
            ),
            ...['last_access', 'deletion_requested_at', 'guardian_email', 'guardian_confirmed_at'].map(
              (column) => `person.${column}`,
            ),
            'role.short_name as kind',
          )
      : undefined;
  if (member === undefined) throw refusal('FORBIDDEN', 'FORM.ERROR_INVALID');
  return member;
}
