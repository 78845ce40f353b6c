/** `GET /auth-extend/account/sessions` lists the user's sessions. `POST /auth-extend/account/end-other-sessions` ends all sessions except the current one. */

import { keyedHash } from '@hat-nang/model/backend/keyed-hash';
import type { sessionsAnswer } from '@hat-nang/model/contracts/profile';
import type { z } from 'zod';
import type { AccountContext } from '../../shared/context.ts';
import { toIsoTime } from '../../shared/iso-time.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { endSessions, requireCurrentUser, successorTokensOf } from '../current-user.ts';

/** Lists the sessions that are neither expired nor replaced by a refresh. The current session is first. */
export function listSessions(context: AccountContext) {
  const { database, env } = context;
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
    const sessions = rows.map(({ token, ip, user_agent, expires }) => ({
      // The token is a secret, so only a part of its hash is returned.
      id: keyedHash(env.hashKey, 'session', token).slice(0, 16),
      is_current: currentTokens.has(token),
      ip: ip ?? null,
      user_agent: user_agent ?? null,
      expires: toIsoTime(expires) ?? '',
    }));
    return sessions.sort((a, b) => Number(b.is_current) - Number(a.is_current));
  };
}

/** Ends all sessions except the current one ("Log out everywhere else"). */
export function endOtherSessions(context: AccountContext) {
  return async (_body: unknown, request: AccountRequest) => {
    const { account, session } = await requireCurrentUser(context, request);
    return { ended: await endSessions(context.database, account.id, session) };
  };
}
