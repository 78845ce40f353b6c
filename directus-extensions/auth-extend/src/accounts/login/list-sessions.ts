/** Lists the user's sessions, and ends one of them or all except the current one. The routes are below `/auth-extend/account`. */
import type { endSessionRequest, sessionsAnswer } from '@hat-nang/model/contracts/profile';
import { clientKey } from '@hat-nang/model/http/client-key';
import type * as z from 'zod/mini';
import type { AccountContext } from '../../shared/context.ts';
import { toIsoTime } from '../../shared/iso-time.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { endSessions, requireCurrentUser, successorTokensOf } from '../current-user.ts';
import { readSessionUses } from './session-uses.ts';

/** Lists the sessions that are neither expired nor replaced by a refresh. The current session is first, then the last used ones. */
export function listSessions(context: AccountContext) {
  const { database } = context;
  return async (_query: unknown, request: AccountRequest): Promise<z.infer<typeof sessionsAnswer>> => {
    const { account, session } = await requireCurrentUser(context, request);
    const currentTokens = new Set([session, ...(await successorTokensOf(database, session))]);
    const rows = await database('directus_sessions')
      .where({ user: account.id })
      // After a refresh the replaced session remains valid for ten seconds. It is not listed, because its browser already has the new session.
      .whereNull('next_token')
      .andWhere('expires', '>', new Date())
      .orderBy('expires', 'desc')
      .select('token', 'ip', 'user_agent', 'expires');
    const tokens = rows.map(({ token }) => token);
    const uses = await readSessionUses(database, tokens);
    const sessions = rows.map(({ token, ip, user_agent, expires }) => ({
      // The token is a secret. Only `session_uses` connects the id with it.
      id: uses.get(token)?.id ?? '',
      is_current: currentTokens.has(token),
      network: shortenAddress(ip),
      user_agent: user_agent ?? null,
      started_at: toIsoTime(uses.get(token)?.started_at),
      used_at: toIsoTime(uses.get(token)?.used_at),
      expires: toIsoTime(expires) ?? '',
    }));
    return sessions.sort(
      (a, b) =>
        Number(b.is_current) - Number(a.is_current) ||
        Number(a.used_at === null) - Number(b.used_at === null) ||
        (b.used_at ?? '').localeCompare(a.used_at ?? ''),
    );
  };
}

/** Shortens an address to its network: `113.161.x.x`, or the first 48 bits of an IPv6 address. Null for anything else. */
export function shortenAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const key = clientKey(address);
  const ipv4 = /^(\d+\.\d+)\.\d+\.\d+$/.exec(key)?.[1];
  if (ipv4 !== undefined) return `${ipv4}.x.x`;
  const ipv6 = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(key)?.[1];
  return ipv6 === undefined ? null : `${ipv6}::/48`;
}

/** Ends one of the user's sessions, but never the current one. An id without a session, such as that of an ended one, is no error. */
export function endSession(context: AccountContext) {
  const { database } = context;
  return async ({ id }: z.infer<typeof endSessionRequest>, request: AccountRequest) => {
    const { account, session } = await requireCurrentUser(context, request);
    const currentTokens = [session, ...(await successorTokensOf(database, session))];
    const tokens: string[] = await database('session_uses')
      .join('directus_sessions', 'directus_sessions.token', 'session_uses.session')
      .where({ 'session_uses.id': id, 'directus_sessions.user': account.id })
      .whereNotIn('directus_sessions.token', currentTokens)
      .pluck('directus_sessions.token');
    // A refresh of the session may be in progress. Its successor does not have the id yet.
    const successors = await Promise.all(tokens.map((token) => successorTokensOf(database, token)));
    const endedCount = await database('directus_sessions')
      .where({ user: account.id })
      .whereIn('token', [...tokens, ...successors.flat()])
      .delete();
    return { is_ended: endedCount > 0 };
  };
}

/** Ends all sessions except the current one ("Log out everywhere else"). */
export function endOtherSessions(context: AccountContext) {
  return async (_body: unknown, request: AccountRequest) => {
    const { account, session } = await requireCurrentUser(context, request);
    return { ended: await endSessions(context.database, account.id, session) };
  };
}
