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

export function sendContactMessage({ database, env, outbox }: AccountContext) {
  return async (form: ContactRequest, request: AccountRequest) => {
    const settings = await readContactSettings(database);
    const rule = { name: 'contact-hour', limit: settings.messagesAnHour, windowMs: HOUR };
    await countOrThrow(database, env.hashKey, rule, clientKey(request.ip));
    await database.transaction(async (transaction) => {
      const [row] = await transaction('contact_messages')
        .insert({
          name: form.name,
          email: form.email,
          phone: form.phone || null,
          message: form.message,
          languages_code: form.language,
          state: 'new',
          date_created: new Date(),
        })
        .returning('id');
      const id = Number(typeof row === 'object' ? row.id : row);
      if (settings.email === '') return;
      const envelope = { template: 'contact-message', language: 'vi-VN', message: id } as const;
      await outbox.queue(transaction, settings.email, envelope, { id: mailIdOf(env.hashKey, 'contact-message', id) });
    });
    return { sent: true };
  };
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
