/**
 * `POST /visitor/registration-link` returns the registration of a token, or cancels the registration if `cancel` is true. The token is the id of the
 * registration, signed with a key outside the database. It is created when a mail is sent, and never stored.
 */
import type { RegistrationLinkAnswer, registrationLinkRequest } from '@hat-nang/model/contracts/event-registrations';
import { clientKey } from '@hat-nang/model/http/client-key';
import { ERASED_BY_CANCELLATION } from '@hat-nang/model/registration-states';
import type * as z from 'zod/mini';
import { createLinkToken, verifyLinkToken } from '../accounts/codes/link-token.ts';
import type { AccountContext } from '../shared/context.ts';
import { refusal } from '../shared/errors.ts';
import { countOrThrow, HOUR } from '../shared/limits.ts';
import { transact } from '../shared/transactions.ts';
import type { AccountRequest, Database } from '../shared/types.ts';
import { isShownDifferently, readPlaces } from './event-places.ts';

const LINK_LIMIT = { name: 'registration-link', limit: 60, windowMs: HOUR };

/** Replaces the dot of a link token by an underscore: this token is a path segment of the site, and the route allows no dot there. */
export const registrationToken = (key: string, id: string): string => createLinkToken(key, id).replace('.', '_');

export function openRegistrationLink({ database, env, announceChange }: AccountContext) {
  return async (
    { token, cancel = false }: z.infer<typeof registrationLinkRequest>,
    request: AccountRequest,
  ): Promise<RegistrationLinkAnswer> => {
    // Only cancellations count towards the limit. The site reads states for all visitors from one address, and a token cannot be guessed.
    if (cancel) await countOrThrow(database, env.hashKey, LINK_LIMIT, clientKey(request.ip));
    const id = verifyLinkToken(env.hashKey, token.replace('_', '.'));
    if (id === undefined) throw refusal('INVALID_TOKEN', 'FORM.ERROR_LINK', 'token');
    const { answer, isShown } = await transact(database, (transaction) => readOrCancel(transaction, id, cancel));
    if (isShown) await announceChange('event_registrations', [id]);
    return answer;
  };
}

async function readOrCancel(
  database: Database,
  id: string,
  shouldCancel: boolean,
): Promise<{ answer: RegistrationLinkAnswer; isShown: boolean }> {
  const readRow = async () => {
    const row = await database('event_registrations').where({ id }).first('state', 'event', 'people');
    if (row === undefined) throw refusal('INVALID_TOKEN', 'FORM.ERROR_LINK', 'token');
    return { state: row.state, event: Number(row.event), people: Number(row.people) } as RegistrationLinkAnswer;
  };
  const answer = await readRow();
  if (!shouldCancel || answer.state === 'cancelled') return { answer, isShown: false };
  // Locks the event before the registration, in the same order as registerForEvent, so that two transactions cannot deadlock.
  const before = await readPlaces(database, answer.event, { isLocked: true });
  await database('event_registrations')
    .where({ id, state: 'registered' })
    .update({ state: 'cancelled', date_cancelled: new Date(), ...ERASED_BY_CANCELLATION });
  const isShown = isShownDifferently(before, await readPlaces(database, answer.event));
  return { answer: { ...answer, state: 'cancelled' }, isShown };
}
