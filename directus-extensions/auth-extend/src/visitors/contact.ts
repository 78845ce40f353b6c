/**
 * `POST /visitor/contact` accepts a message to the foundation. The message is stored and queued as a mail in one transaction, so a failure of the mail server
 * loses nothing. No mail header contains input: settings and texts of the library give recipient, sender and subject, and there is no Reply-To.
 */

import type { ContactRequest } from '@hat-nang/model/contracts/visitors';
import { clientKey } from '@hat-nang/model/http/client-key';
import { mailIdOf } from '../mail/outbox.ts';
import type { AccountContext } from '../shared/context.ts';
import { countOrThrow, HOUR } from '../shared/limits.ts';
import { readContactSettings } from '../shared/settings.ts';
import type { AccountRequest, Database } from '../shared/types.ts';

type ContactContext = Pick<AccountContext, 'database' | 'env' | 'outbox'>;

export function sendContactMessage(context: ContactContext) {
  return async ({ name, email, phone, message, language }: ContactRequest, request: AccountRequest) => {
    const recipient = await countContactMessage(context, request);
    await context.database.transaction((transaction) =>
      storeContactMessage(context, transaction, { name, email, phone: phone || null, message, language }, recipient),
    );
    return { sent: true };
  };
}

/**
 * Counts a message of a client against the hourly limit.
 * @returns the address of the library's mailbox. Empty if the settings name none.
 * @throws Refusal if the limit is reached
 */
export async function countContactMessage({ database, env }: ContactContext, request: AccountRequest): Promise<string> {
  const settings = await readContactSettings(database);
  const rule = { name: 'contact-hour', limit: settings.messagesAnHour, windowMs: HOUR };
  await countOrThrow(database, env.hashKey, rule, clientKey(request.ip));
  return settings.email;
}

/** Stores a message, and queues the notice to the library's mailbox. Returns the id of the message. */
export async function storeContactMessage(
  { env, outbox }: ContactContext,
  transaction: Database,
  { language, ...message }: Pick<ContactRequest, 'name' | 'email' | 'message' | 'language'> & { phone: string | null },
  recipient: string,
): Promise<number> {
  const [row] = await transaction('contact_messages')
    .insert({ ...message, languages_code: language, state: 'new', date_created: new Date() })
    .returning('id');
  const id = Number(typeof row === 'object' ? row.id : row);
  if (recipient !== '') {
    const envelope = { template: 'contact-message', language: 'vi-VN', message: id } as const;
    await outbox.queue(transaction, recipient, envelope, { id: mailIdOf(env.hashKey, 'contact-message', id) });
  }
  return id;
}

/** Returns the values for the mail about a message. Returns undefined if the message has been deleted. */
export async function readContactValues(database: Database, id: number): Promise<Record<string, string> | undefined> {
  const row = await database('contact_messages').where({ id }).first();
  if (row === undefined) return undefined;
  return {
    name: String(row.name),
    email: String(row.email),
    phone: row.phone ? String(row.phone) : '–',
    page: row.languages_code === 'en-US' ? 'English' : 'Tiếng Việt',
    message: String(row.message),
  };
}
