/** The encrypted content of an outbox row. It may contain a reset link, which must not be readable in the table. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Language } from '@hat-nang/model/contracts/fields';

/** A mail, by template. Codes are not stored but derived when the mail is sent. */
export type Envelope =
  | { readonly template: 'verify-code'; readonly language: Language; readonly codeId: string }
  | { readonly template: 'welcome' | 'forgot-username'; readonly language: Language; readonly username: string }
  | { readonly template: 'reset-password'; readonly language: Language; readonly url: string }
  | { readonly template: 'password-changed' | 'account-deleted'; readonly language: Language }
  /** The code for a new address, sent to that address. */
  | { readonly template: 'new-email-code'; readonly language: Language; readonly codeId: string }
  /** Sent to the old address; `address` is the new one, masked. */
  | { readonly template: 'email-changed'; readonly language: Language; readonly address: string }
  /** The link is created from the row of `account_codes` when the mail is sent. */
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
  /** A reset request; the worker looks up whether an account has the address. */
  | { readonly template: 'reset-request'; readonly email: string; readonly url: string | null }
  /** The text of the message is in `contact_messages`. */
  | { readonly template: 'contact-message'; readonly language: Language; readonly message: number }
  /** Any other mail of Directus, such as an invitation to the Studio. */
  | { readonly template: 'directus'; readonly mail: DirectusMail };

/** Names of our own mails. */
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

/** Encrypts with AES-256-GCM, and authenticates the row's id, so that a text cannot be moved to another row. Base64. */
export function seal(key: string, rowId: string, envelope: Envelope): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', mailKey(key), nonce).setAAD(Buffer.from(rowId));
  const body = Buffer.concat([cipher.update(JSON.stringify(envelope), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** @throws Error if the text was encrypted with another key or for another row */
export function unseal(key: string, rowId: string, sealed: string): Envelope {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', mailKey(key), bytes.subarray(0, 12))
    .setAAD(Buffer.from(rowId))
    .setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'));
}

function mailKey(key: string): Buffer {
  return createHash('sha256').update(`mail\0${key}`).digest();
}
