/**
 * Queues mails in the outbox. A request only inserts a row, and `outbox-worker` sends the mail later. A mail therefore survives a failure of the mail server,
 * and no response waits for SMTP.
 */
import { randomUUID } from 'node:crypto';
import { keyedHash } from '@hat-nang/model/backend/keyed-hash';
import type { Language } from '@hat-nang/model/contracts/fields';
import { LANGUAGES } from '@hat-nang/model/contracts/fields';
import type { Database } from '../shared/types.ts';
import { type DirectusMail, type Envelope, encryptEnvelope } from './envelope.ts';

interface QueueOptions {
  /** Minimum delay in milliseconds before the worker sends the mail. */
  readonly delayMs?: number;
  /** Id of the mail, a UUID. It is the idempotency key: a mail with the id of a stored mail is dropped. */
  readonly id?: string;
}

export interface Outbox {
  /**
   * Queues a mail.
   * @param database the caller's transaction if there is one. On SQLite, a query outside the transaction would wait forever for the only connection.
   */
  queue(database: Database, recipient: string, envelope: Envelope, options?: QueueOptions): Promise<void>;
}

/** Returns a UUID as the id of a mail about this subject. Equal keys and subjects give equal ids. */
export function mailIdOf(key: string, ...subject: readonly (string | number)[]): string {
  const hash = keyedHash(key, 'mail-id', subject.join('\0'));
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/**
 * Creates the outbox.
 * @param wake called after a mail was queued
 */
export function createOutbox(key: string, wake: (delayMs: number) => void): Outbox {
  return {
    async queue(database, recipient, envelope, { delayMs = 0, id = randomUUID() } = {}) {
      const now = Date.now();
      const row = {
        id,
        recipient,
        // The stored subject names only the kind and the language of the mail. The real subject is rendered when the mail is sent.
        subject: 'language' in envelope ? `${envelope.template} ${envelope.language}` : envelope.template,
        message: encryptEnvelope(key, id, envelope),
        attempts: 0,
        created_at: now,
        available_at: now + delayMs,
      };
      await database('mail_outbox').insert(row).onConflict('id').ignore();
      wake(delayMs);
    },
  };
}

/** Returns the language of a mail: the given language if the site has that language, otherwise Vietnamese. */
export function toMailLanguage(language: string | null | undefined): Language {
  return LANGUAGES.find((candidate) => candidate === language) ?? 'vi-VN';
}

/**
 * Converts a mail from Directus to an envelope. Our reset mail replaces Directus's reset mail. Every other mail stays unchanged.
 * @param language language of the recipient's account; if there is none, the URL in the reset mail decides
 */
export function toEnvelope(mail: DirectusMail, language: string | null | undefined): Envelope {
  const url = mail.template?.name === 'password-reset' ? mail.template.data.url : undefined;
  if (typeof url !== 'string') return { template: 'directus', mail };
  const isEnglish = language === null || language === undefined ? /\/en\//.test(url) : language === 'en-US';
  return { template: 'reset-password', language: isEnglish ? 'en-US' : 'vi-VN', url };
}

/** Returns all recipients of a mail, including copies. Directus accepts addresses separated by commas, arrays, and objects with an `address`. */
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
