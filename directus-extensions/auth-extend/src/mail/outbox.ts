/**
 * Queues mails in the outbox. A request only inserts a row, and `outbox-worker` sends the mail later. A failure of the mail server loses no
 * registration, and no response waits for SMTP.
 */
import { randomUUID } from 'node:crypto';
import type { Language } from '@hat-nang/model/contracts/fields';
import { LANGUAGES } from '@hat-nang/model/contracts/fields';
import type { Database } from '../shared/types.ts';
import { type DirectusMail, type Envelope, seal } from './envelope.ts';

export interface Outbox {
  /**
   * Queues a mail.
   * @param database the caller's transaction if there is one, because SQLite has only one connection
   * @param delayMs minimum delay before the worker sends the mail
   */
  queue(database: Database, recipient: string, envelope: Envelope, delayMs?: number): Promise<void>;
}

/**
 * Creates the outbox.
 * @param wake called after a mail was queued
 */
export function outbox(key: string, wake: (delayMs: number) => void): Outbox {
  return {
    async queue(database, recipient, envelope, delayMs = 0) {
      const id = randomUUID();
      const now = Date.now();
      await database('mail_outbox').insert({
        id,
        recipient,
        // The stored subject names only the kind of mail. The real subject is rendered when the mail is sent.
        subject: 'language' in envelope ? `${envelope.template} ${envelope.language}` : envelope.template,
        message: seal(key, id, envelope),
        attempts: 0,
        created_at: now,
        available_at: now + delayMs,
      });
      wake(delayMs);
    },
  };
}

/** Returns the language of a mail: the account's language, otherwise Vietnamese. */
export function languageOf(language: string | null | undefined): Language {
  return LANGUAGES.find((candidate) => candidate === language) ?? 'vi-VN';
}

/**
 * Converts a mail from Directus to an envelope. Our reset mail replaces the one from Directus; others stay unchanged.
 * @param language language of the recipient's account, if there is one
 */
export function envelopeOf(mail: DirectusMail, language: string | null | undefined): Envelope {
  const url = mail.template?.name === 'password-reset' ? mail.template.data.url : undefined;
  if (typeof url !== 'string') return { template: 'directus', mail };
  const isEnglish = language === null || language === undefined ? /\/en\//.test(url) : language === 'en-US';
  return { template: 'reset-password', language: isEnglish ? 'en-US' : 'vi-VN', url };
}

/** Returns all recipients of a mail, including copies. Directus accepts an address, a list, and objects with an `address`. */
export function recipientsOf({ to, cc, bcc }: Pick<DirectusMail, 'to' | 'cc' | 'bcc'>): string[] {
  const addresses = [to, cc, bcc].flatMap((candidate) =>
    typeof candidate === 'string' ? candidate.split(',') : candidate,
  );
  return addresses.flatMap((candidate: unknown) => {
    const address =
      typeof candidate === 'string' ? candidate : (candidate as { address?: unknown } | null | undefined)?.address;
    return typeof address === 'string' && address.trim() !== '' ? [address.trim()] : [];
  });
}
