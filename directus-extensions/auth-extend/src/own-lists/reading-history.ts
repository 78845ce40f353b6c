/**
 * `POST /auth-extend/account/progress`, `…/history-consent` and `…/clear-history`. Reading data is sensitive (docs/design-notes.md "API and sessions"). The
 * server records progress only with the member's consent and only for documents. housekeeping.ts deletes progress after `history_months`.
 */

import type { historyConsentRequest, ProgressRequest } from '@hat-nang/model/contracts/own-lists';
import type * as z from 'zod/mini';
import type { AccountContext } from '../shared/context.ts';
import { countOrThrow, HOUR } from '../shared/limits.ts';
import { transact } from '../shared/transactions.ts';
import type { AccountRequest, Database } from '../shared/types.ts';
import { isLive, memberOf } from './member.ts';

/** The limit allows one page turn per second on average. */
const PROGRESS_LIMIT = { name: 'progress-hour', limit: 3600, windowMs: HOUR };
const CHANGE_LIMIT = { name: 'history-hour', limit: 120, windowMs: HOUR };

export function recordProgress(context: AccountContext) {
  const { database, env } = context;
  return async (form: ProgressRequest, request: AccountRequest) => {
    const { id: user } = await memberOf(context, request);
    await countOrThrow(database, env.hashKey, PROGRESS_LIMIT, user);
    const userRow = await database('directus_users').where({ id: user }).first('is_history_recorded');
    if (!userRow?.is_history_recorded || !(await isLive(database, 'documents', form.document))) {
      return { recorded: false };
    }
    const now = new Date();
    const page = Math.min(form.page, form.page_count);
    const row = {
      languages_code: form.language,
      page,
      position: form.position_ms,
      progress: form.is_finished ? 1 : page / form.page_count,
      is_finished: form.is_finished,
      date_updated: now,
    };
    await database('watched')
      .insert({ user, document: form.document, date_created: now, ...row })
      .onConflict(['user', 'document'])
      .merge(row);
    return { recorded: true };
  };
}

export function changeHistoryConsent(context: AccountContext) {
  const { database, env } = context;
  return async (form: z.infer<typeof historyConsentRequest>, request: AccountRequest) => {
    const { is_recorded, version = '1' } = form;
    const { id: user } = await memberOf(context, request);
    await countOrThrow(database, env.hashKey, CHANGE_LIMIT, user);
    await transact(database, async (transaction) => {
      const previousRow = await transaction('directus_users').where({ id: user }).first('is_history_recorded');
      await transaction('directus_users').where({ id: user }).update({ is_history_recorded: is_recorded });
      const wasRecorded = previousRow?.is_history_recorded;
      // If the member repeats the stored decision, no row is added to `consents`.
      if (wasRecorded !== null && wasRecorded !== undefined && Boolean(wasRecorded) === is_recorded) return;
      await withdrawConsent(transaction, user);
      await transaction('consents').insert({
        user,
        kind: 'history',
        version,
        is_granted: is_recorded,
        date_created: new Date(),
      });
    });
    return { is_recorded };
  };
}

async function withdrawConsent(transaction: Database, user: string): Promise<void> {
  await transaction('consents')
    .where({ user, kind: 'history', is_granted: true })
    .whereNull('date_withdrawn')
    .update({ date_withdrawn: new Date() });
}

export function clearHistory(context: AccountContext) {
  const { database, env } = context;
  return async (_body: unknown, request: AccountRequest) => {
    const { id: user } = await memberOf(context, request);
    await countOrThrow(database, env.hashKey, CHANGE_LIMIT, user);
    return { removed: await database('watched').where({ user }).delete() };
  };
}
