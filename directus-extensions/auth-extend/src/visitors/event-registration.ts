/**
 * `POST /visitor/event-registration` stores a registration for an event, and queues its mail in the same transaction. The transaction locks the event, so
 * two visitors cannot get the same last place (docs/decisions/290-event-registration.md).
 */
import { randomUUID } from 'node:crypto';
import type { MessageKey } from '@hat-nang/model/contracts/errors';
import { CONSENT_VERSION, type RegistrationRequest } from '@hat-nang/model/contracts/event-registrations';
import { clientKey } from '@hat-nang/model/http/client-key';
import { countMail } from '../mail/daily-ceiling.ts';
import type { AccountContext } from '../shared/context.ts';
import { refusal } from '../shared/errors.ts';
import { countOrThrow, HOUR } from '../shared/limits.ts';
import { transact } from '../shared/transactions.ts';
import type { AccountRequest, Database } from '../shared/types.ts';
import { isShownDifferently, type Places, readPlaces } from './event-places.ts';

/** Ten an hour, so that a school class can register from one IP address. With five people each, one address takes at most 50 places an hour. */
const REGISTRATION_LIMIT = { name: 'registration-hour', limit: 10, windowMs: HOUR };

export function registerForEvent(context: AccountContext) {
  const { database, env, announceChange } = context;
  return async (form: RegistrationRequest, request: AccountRequest) => {
    await countOrThrow(database, env.hashKey, REGISTRATION_LIMIT, clientKey(request.ip));
    // Only a bot fills in the honeypot field. The bot gets the usual response, but nothing is stored.
    if (form.website) return { registered: true };
    const changedId = await transact(database, async (transaction) => {
      const before = await readPlaces(transaction, form.event, { isLocked: true });
      // This refusal does not depend on the e-mail address. It must not reveal whether the address is registered already.
      refuseWithoutPlaces(before, form.people);
      await countMail(transaction, env.hashKey, form.email);
      const { id, isNew } = await findOrAdd(transaction, form);
      const envelope = { template: 'event-registered', language: form.language, registration: id } as const;
      await context.outbox.queue(transaction, form.email, envelope);
      if (!isNew) return undefined;
      return isShownDifferently(before, await readPlaces(transaction, form.event)) ? id : undefined;
    });
    if (changedId !== undefined) await announceChange('event_registrations', [changedId]);
    return { registered: true };
  };
}

/** @throws Refusal if the event takes no registrations now, or has too few places */
function refuseWithoutPlaces({ state, freePlaces }: Places, people: number): void {
  const refuse = (key: MessageKey, field: string) => refusal('FAILED_VALIDATION', key, field);
  if (state === 'none') throw refuse('REGISTRATION_FORM.ERROR_NONE', 'event');
  if (state === 'closed') throw refuse('REGISTRATION_FORM.ERROR_CLOSED', 'event');
  if (state === 'full') throw refuse('REGISTRATION_FORM.ERROR_FULL', 'event');
  if (freePlaces !== null && freePlaces < people) throw refuse('REGISTRATION_FORM.ERROR_PLACES', 'people');
}

/** Returns the registration of this address, or adds one. A second form does not change the stored data, because another person may have sent the form. */
async function findOrAdd(database: Database, form: RegistrationRequest): Promise<{ id: string; isNew: boolean }> {
  const { event, email } = form;
  const existing = await database('event_registrations').where({ event, email, state: 'registered' }).first('id');
  if (existing !== undefined) return { id: String(existing.id), isNew: false };
  const id = randomUUID();
  const now = new Date();
  await database('event_registrations').insert({
    id,
    event,
    email,
    name: form.name,
    phone: form.phone || null,
    people: form.people,
    access_needs: form.access_needs || null,
    is_under_16: form.is_under_16,
    guardian_name: form.guardian_name,
    guardian_contact: form.guardian_contact,
    consented_at: now,
    consent_version: CONSENT_VERSION,
    languages_code: form.language,
    state: 'registered',
    date_created: now,
  });
  return { id, isNew: true };
}
