/** Encrypts and decrypts the content of an outbox row. The content may include a reset link, which must not be readable in the table. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Language } from '@hat-nang/model/contracts/fields';
import type { EventTemplate } from './event-mail-texts.ts';

/** Content of a mail, by template. The content has no verification code. The worker derives the code when it sends the mail. */
export type Envelope =
  | { readonly template: 'verify-code'; readonly language: Language; readonly codeId: string }
  | { readonly template: 'welcome' | 'forgot-username'; readonly language: Language; readonly username: string }
  | { readonly template: 'reset-password'; readonly language: Language; readonly url: string }
  | { readonly template: 'password-changed' | 'account-deleted'; readonly language: Language }
  /** Mail with the code for a user's new address. The mail is sent to the new address. */
  | { readonly template: 'new-email-code'; readonly language: Language; readonly codeId: string }
  /** Notice to a user's old address. `address` is the new address, masked. */
  | { readonly template: 'email-changed'; readonly language: Language; readonly address: string }
  /**
   * Mail about a deletion. `codeId` is the id of the link in `account_codes`. When the worker sends the mail, it reads the date from that row. Only the mail
   * `deletion-announced` contains the link.
   */
  | {
      readonly template: 'deletion-announced' | 'guardian-withdrawn';
      readonly language: Language;
      readonly codeId: string;
    }
  | {
      readonly template: 'guardian-request';
      readonly language: Language;
      readonly codeId: string;
      readonly name: string;
    }
  /** Reset request. The worker looks up whether an account has this address. */
  | { readonly template: 'reset-request'; readonly email: string; readonly url: string | null }
  /** Message from the contact form. Its text is in `contact_messages`. */
  | { readonly template: 'contact-message'; readonly language: Language; readonly message: number }
  /** Answer to a message from the contact form. Its text is in `contact_answers`. */
  | { readonly template: 'contact-answer'; readonly language: Language; readonly answer: string }
  /** Daily mail to a staff member. The worker counts the pending work when it sends the mail. */
  | { readonly template: 'daily-digest'; readonly language: Language; readonly user: string }
  /** Weekly mail to a reviewer or an administrator. `week` is a Monday such as `2026-11-16`. The worker adds up the numbers when it sends the mail. */
  | { readonly template: 'weekly-numbers'; readonly language: Language; readonly user: string; readonly week: string }
  /** Notice to a staff member, who created or last changed an item, that the item will be archived. */
  | {
      readonly template: 'expiry-notice';
      readonly language: Language;
      readonly collection: string;
      readonly item: number;
    }
  /** Mail about a registration for an event. The worker reads the event when it sends the mail. */
  | { readonly template: EventTemplate; readonly language: Language; readonly registration: string }
  /** A mail from Directus other than the reset mail, such as an invitation to the Studio. */
  | { readonly template: 'directus'; readonly mail: DirectusMail };

/** Templates that this extension renders from its own texts. */
export type MailTemplate = Exclude<Envelope['template'], 'directus' | 'reset-request'>;

/** A mail from Directus's `email.send` filter. */
export interface DirectusMail {
  readonly to?: unknown;
  readonly cc?: unknown;
  readonly bcc?: unknown;
  readonly replyTo?: string;
  readonly subject?: string;
  readonly html?: string;
  readonly text?: string;
  readonly template?: { readonly name: string; readonly data: Record<string, unknown> };
}

/** Encrypts an envelope with AES-256-GCM and returns Base64. The row's id is authenticated, so the text cannot be moved to another row. */
export function encryptEnvelope(key: string, rowId: string, envelope: Envelope): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', mailKey(key), nonce).setAAD(Buffer.from(rowId));
  const body = Buffer.concat([cipher.update(JSON.stringify(envelope), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/**
 * Decrypts an envelope.
 * @throws Error if the text was encrypted with another key or for another row
 */
export function decryptEnvelope(key: string, rowId: string, sealed: string): Envelope {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', mailKey(key), bytes.subarray(0, 12))
    .setAAD(Buffer.from(rowId))
    .setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'));
}

function mailKey(key: string): Buffer {
  return createHash('sha256').update(`mail\0${key}`).digest();
}
