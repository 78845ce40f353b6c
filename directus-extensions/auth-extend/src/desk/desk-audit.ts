/**
 * Writes the desk's audit log to `directus_activity`: the action, the staff member, the time, the id of the account, and the staff member's IP address, browser
 * and origin. After an erasure the id no longer belongs to an account.
 */
import type { AccountRequest, Database } from '../shared/types.ts';

export type DeskAction = 'verify' | 'suspend' | 'reopen' | 'change-kind' | 'export' | 'erase';

/**
 * Writes one entry of the audit log.
 * @param database the transaction of the change, or a connection for an export
 */
export async function writeAuditEntry(
  database: Database,
  action: DeskAction,
  staffId: string,
  memberId: string,
  request: AccountRequest,
): Promise<void> {
  const { ip, userAgent, origin } = request.accountability ?? {};
  await database('directus_activity').insert({
    action: `desk-${action}`,
    user: staffId,
    timestamp: new Date(),
    collection: 'directus_users',
    item: memberId,
    ip: ip ?? null,
    user_agent: userAgent?.slice(0, 1024) ?? null,
    origin: origin ?? null,
  });
}
