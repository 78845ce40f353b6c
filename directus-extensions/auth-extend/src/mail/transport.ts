/**
 * The SMTP transport of all mails, configured by Directus's EMAIL_ variables. It has pooled connections, deadlines, DKIM, and a fresh DNS look-up after the
 * mail server was unreachable.
 */
import { createPrivateKey } from 'node:crypto';
import nodemailer from 'nodemailer';
import * as nodemailerShared from 'nodemailer/lib/shared/index.js';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import { formatSetting } from '../shared/settings.ts';
import type { Logger } from '../shared/types.ts';

type Env = Readonly<Record<string, unknown>>;
type Dkim = NonNullable<SMTPPool.Options['dkim']>;

export interface OutgoingMail {
  /** Display name of the sender; the address is EMAIL_FROM. */
  readonly senderName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Message-ID without its domain. All attempts to send a mail must have the same id, so that the mailbox can drop duplicates. */
  readonly id: string;
  readonly replyTo?: string;
  /** Ids of the earlier mails of the conversation, oldest first, for the headers References and In-Reply-To. */
  readonly threadIds?: readonly string[];
  /** True if a person wrote the mail. Other mails are marked as generated. */
  readonly isWritten?: boolean;
  /** Address where the recipient can switch off this kind of mail, for the header List-Unsubscribe. */
  readonly unsubscribeUrl?: string;
  readonly attachments?: { readonly filename: string; readonly content: string; readonly contentType: string }[];
}

export interface MailTransport {
  /**
   * Sends a mail.
   * @throws the error of nodemailer, with a `code` or the server's `responseCode`. If nodemailer's error has neither, an error with the code ECONNECTION.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Logs whether the mail server accepts mails; never throws. */
  verify(): Promise<void>;
}

/**
 * Milliseconds per step or reply. The deadlines end the wait for a silent server, but let a slow server finish. The outbox worker has a longer limit for a
 * whole send (`hungMs`).
 */
const DEADLINES = { dnsTimeout: 4_000, connectionTimeout: 5_000, greetingTimeout: 15_000, socketTimeout: 15_000 };

/** nodemailer's codes for a server that is unreachable or has disconnected. */
const UNREACHABLE_CODES = ['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS'];

// nodemailer caches the addresses of a host for five minutes, even if nothing answers there. Its types lack this cache.
const { dnsCache } = nodemailerShared as unknown as { dnsCache: Map<string, unknown> };

/**
 * Creates the transport.
 * @param env environment of Directus
 * @param deadlines shorter deadlines for tests
 */
export function createMailTransport(env: Env, log: Logger, deadlines = DEADLINES): MailTransport {
  const host = formatSetting(env.EMAIL_SMTP_HOST) || 'localhost';
  const from = formatSetting(env.EMAIL_FROM) || 'no-reply@example.com';
  const domain = from.split('@')[1] ?? 'localhost';
  const toMessageId = (id: string) => `<${id}@${domain}>`;
  const user = formatSetting(env.EMAIL_SMTP_USER);
  const smtpPassword = formatSetting(env.EMAIL_SMTP_PASSWORD);
  const dkim = dkimOf(env, domain, log);
  const options: SMTPPool.Options & { dnsTimeout: number; maxRequeues: number } = {
    ...deadlines,
    pool: true,
    // The worker sends one mail at a time. The second connection is used if the first connection hangs.
    maxConnections: 2,
    // Only the outbox schedules retries, so nodemailer must not retry.
    maxRequeues: 0,
    host,
    port: Number(env.EMAIL_SMTP_PORT) || undefined,
    secure: isTrue(env.EMAIL_SMTP_SECURE),
    ignoreTLS: isTrue(env.EMAIL_SMTP_IGNORE_TLS),
    name: formatSetting(env.EMAIL_SMTP_NAME) || undefined,
    auth: user || smtpPassword ? { user, pass: smtpPassword } : undefined,
    tls: tlsOf(env),
    ...(dkim && { dkim }),
  };
  const pool = nodemailer.createTransport(options as SMTPPool.Options);
  const refreshAddressOnFailure = async <T>(sending: Promise<T>): Promise<T> => {
    try {
      return await sending;
    } catch (error) {
      const failure = addErrorCode(error);
      if (isUnreachable(failure)) dnsCache.delete(host);
      throw failure;
    }
  };
  return {
    async send({ senderName, id, unsubscribeUrl, threadIds = [], isWritten = false, ...mail }) {
      const references = threadIds.map(toMessageId);
      await refreshAddressOnFailure(
        pool.sendMail({
          ...mail,
          from: { name: senderName, address: from },
          messageId: toMessageId(id),
          ...(references.length > 0 && { references, inReplyTo: references.at(-1) }),
          headers: isWritten ? {} : { 'Auto-Submitted': 'auto-generated' },
          ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
        }),
      );
    },
    async verify() {
      const server = `${host}:${options.port ?? 'default port'}`;
      try {
        await refreshAddressOnFailure(pool.verify());
        log.info(`auth-extend: the mail server ${server} is ready, ${dkim ? 'mails are signed (DKIM)' : 'no DKIM'}`);
      } catch (error) {
        const reason = reasonOf(error);
        log.warn(`auth-extend: the mail server ${server} takes no mails now (${reason}); they wait in the outbox`);
      }
    },
  };
}

/** Checks whether an error means that the mail server is unreachable or has disconnected, so that other mails would fail too. */
export function isUnreachable(error: unknown): boolean {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  return responseCode === undefined && UNREACHABLE_CODES.includes(String(code));
}

/** Replaces an error without a code by an error with the code ECONNECTION. nodemailer's pool sets no code if a connection ends before the greeting. */
function addErrorCode(error: unknown): unknown {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  return code === undefined && responseCode === undefined
    ? Object.assign(new Error('connection closed', { cause: error }), { code: 'ECONNECTION' })
    : error;
}

/** Returns the code (or the name) and the response code of an error, and not its message: messages of a mail server can contain addresses. */
export function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: unknown; responseCode?: unknown; name?: unknown };
  return [code ?? name, responseCode]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, 80);
}

/**
 * Reads EMAIL_DKIM_PRIVATE_KEY, _SELECTOR and _DOMAIN (by default the sender's domain). If the key is unusable, a warning is logged and mails are sent
 * unsigned.
 */
function dkimOf(env: Env, senderDomain: string, log: Logger): Dkim | undefined {
  // A key on a single line has a backslash and the letter n for each line break.
  const privateKey = formatSetting(env.EMAIL_DKIM_PRIVATE_KEY).replaceAll('\\n', '\n');
  const keySelector = formatSetting(env.EMAIL_DKIM_SELECTOR);
  if (privateKey === '') return undefined;
  const dkimFault = keySelector === '' ? 'EMAIL_DKIM_SELECTOR is missing' : findKeyFault(privateKey);
  if (dkimFault === undefined)
    return { domainName: formatSetting(env.EMAIL_DKIM_DOMAIN) || senderDomain, keySelector, privateKey };
  log.warn(`auth-extend: mails are sent without DKIM: ${dkimFault}`);
  return undefined;
}

/** Returns why a DKIM key is unusable, or undefined. nodemailer signs only with RSA, and silently omits the signature for other keys. */
function findKeyFault(pem: string): string | undefined {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    if (asymmetricKeyType !== 'rsa') return `EMAIL_DKIM_PRIVATE_KEY is an ${asymmetricKeyType} key; it must be RSA`;
    return (asymmetricKeyDetails?.modulusLength ?? 0) < 1024
      ? 'EMAIL_DKIM_PRIVATE_KEY has fewer than 1024 bits; receivers refuse such keys'
      : undefined;
  } catch {
    return 'EMAIL_DKIM_PRIVATE_KEY is no private key in PEM without a passphrase';
  }
}

/** Reads the TLS options. EMAIL_SMTP_TLS_REJECT_UNAUTHORIZED becomes `rejectUnauthorized`, as in Directus. */
function tlsOf(env: Env): Record<string, unknown> {
  const prefix = 'EMAIL_SMTP_TLS_';
  const toCamelCase = (name: string) =>
    name.toLowerCase().replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[toCamelCase(name.slice(prefix.length)), value]] : [],
    ),
  );
}

function isTrue(value: unknown): boolean {
  return formatSetting(value) === 'true';
}
