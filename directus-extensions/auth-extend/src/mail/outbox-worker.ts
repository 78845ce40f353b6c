/**
 * Sends the mails in the outbox. One statement claims a row, so that two Directus processes do not send the same mail at the same time. The lease of a killed
 * process expires, which frees its row. A mail with an unknown result is sent again with the same Message-ID, so the mailbox can drop the duplicate.
 */
import { setTimeout as sleep, setInterval as ticks } from 'node:timers/promises';
import { rowsOf } from '@hat-nang/model/backend/rows';
import { isSqlite } from '../accounts/account.ts';
import { removeRowContents } from '../shared/errors.ts';
import { HOUR, MINUTE } from '../shared/limits.ts';
import type { Database, Logger } from '../shared/types.ts';
import { decryptEnvelope, type Envelope } from './envelope.ts';
import { isUnreachable, reasonOf } from './transport.ts';

const DEFAULT_LIMITS = {
  /** Milliseconds from the last renewal of a lease to its expiry. */
  leaseMs: 60_000,
  /** Milliseconds between renewals of the lease while a mail is sent. */
  renewMs: 20_000,
  /**
   * Maximum milliseconds of a send, as a last resort: the deadlines of the transport normally end a send earlier. A send that never ends would block the
   * outbox.
   */
  hungMs: 10 * MINUTE,
};
const GIVE_UP_MS = 48 * HOUR;
const POLL_INTERVAL_MS = 5_000;
/** Delays in milliseconds after an error that is probably permanent: every error except those of an unreachable or busy server. */
const REJECTED_DELAYS_MS = [10_000, 30_000, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR];
/** Delays in milliseconds while the server is unreachable or busy. The delays are short, so that mails are sent soon after the server works again. */
const UNREACHABLE_DELAYS_MS = [1_000, 5_000, 10_000, 20_000, 30_000];

/**
 * Sends one mail and returns true. Returns false if the mail is obsolete.
 * @throws an error if the mail cannot be sent, for example because the mail server rejects it or is unreachable
 */
export type SendMail = (messageId: string, recipient: string, envelope: Envelope) => Promise<boolean>;

export interface OutboxWorker {
  start(): void;
  /** Runs the worker after a delay, instead of waiting for its next regular run. */
  wake(delayMs: number): void;
}

interface OutboxRow {
  readonly id: string;
  readonly recipient: string;
  readonly message: string;
  readonly attempts: number;
  readonly claimed_at: number | string;
  readonly created_at: number | string;
}

/** Returns the milliseconds to wait after `attempts` attempts. `error` is the failure of the last attempt. */
export function retryDelayMs(attempts: number, error: unknown): number {
  const { responseCode } = Object(error) as { responseCode?: number };
  const isTemporary = isUnreachable(error) || (responseCode !== undefined && responseCode < 500);
  const delays = isTemporary ? UNREACHABLE_DELAYS_MS : REJECTED_DELAYS_MS;
  return delays[Math.min(attempts, delays.length) - 1] ?? MINUTE;
}

/**
 * Creates the worker.
 * @param overrides shorter limits for tests
 */
export function createOutboxWorker(
  database: Database,
  key: string,
  log: Logger,
  send: SendMail,
  overrides: Partial<typeof DEFAULT_LIMITS> = {},
): OutboxWorker {
  const limits = { ...DEFAULT_LIMITS, ...overrides };
  let isStarted = false;
  let isRunning = false;
  let shouldRunAgain = false;
  let hasTable = false;
  let retryTimer: NodeJS.Timeout | undefined;

  /** Sends one mail. After a failure, stores the time of the next attempt, or gives the mail up after `GIVE_UP_MS`. Returns the error of a failed attempt. */
  const deliver = async (row: OutboxRow): Promise<unknown> => {
    const mailRow = () => database('mail_outbox').where({ id: row.id });
    try {
      const envelope = decryptEnvelope(key, row.id, row.message);
      const renewLease = () =>
        mailRow()
          .where({ claimed_at: row.claimed_at })
          .update({ available_at: Date.now() + limits.leaseMs })
          .catch((error: unknown) => log.warn(`auth-extend: lease of mail ${row.id} not renewed (${reasonOf(error)})`));
      const isSent = await runUnderLease(send(row.id, row.recipient, envelope), renewLease, limits);
      // The rows of an obsolete mail and of the last mail to a deleted account are deleted, because they contain the address.
      if (!isSent || envelope.template === 'account-deleted') {
        await mailRow().delete();
        return undefined;
      }
      // The encrypted content is removed after sending, because it may include secrets.
      await mailRow().update({ sent_at: Date.now(), message: '', last_error: null });
      return undefined;
    } catch (error) {
      const now = Date.now();
      const reason = reasonOf(error);
      const hasExpired = now - Number(row.created_at) > GIVE_UP_MS;
      log.warn(
        `auth-extend: mail ${row.id} not sent (attempt ${row.attempts}, ${reason})${hasExpired ? ', given up' : ''}`,
      );
      await mailRow().update(
        hasExpired
          ? { failed_at: now, message: '', last_error: reason }
          : { available_at: now + retryDelayMs(Number(row.attempts), error), last_error: reason },
      );
      return error;
    }
  };

  const run = async (): Promise<void> => {
    if (!isStarted) return;
    if (isRunning) {
      shouldRunAgain = true;
      return;
    }
    isRunning = true;
    try {
      // On a new database, Directus starts before the tables exist.
      hasTable ||= await database.schema.hasTable('mail_outbox');
      if (!hasTable) return;
      do {
        shouldRunAgain = false;
        const claimNext = () => claimMail(database, limits.leaseMs);
        for (let row = await claimNext(); row !== undefined; row = await claimNext()) {
          const failure = await deliver(row);
          // If the server is unreachable, the other due mails would fail too, so the run ends. A later run tries the next due mail.
          if (!isUnreachable(failure)) continue;
          clearTimeout(retryTimer);
          retryTimer = runLater(retryDelayMs(Number(row.attempts), failure));
          break;
        }
      } while (shouldRunAgain);
    } catch (error) {
      log.error(removeRowContents(error), 'auth-extend: the outbox could not be read');
    } finally {
      isRunning = false;
    }
  };

  // The extra 50 ms give the transaction that queued the mail time to commit.
  const runLater = (delayMs: number) => setTimeout(() => void run(), delayMs + 50).unref();

  return {
    start() {
      isStarted = true;
      setInterval(() => void run(), POLL_INTERVAL_MS).unref();
      void run();
    },
    wake: (delayMs) => void runLater(delayMs),
  };
}

/** Claims the next due mail for this process. Returns undefined if no mail is due. */
async function claimMail(database: Database, leaseMs: number): Promise<OutboxRow | undefined> {
  const now = Date.now();
  const rowLock = isSqlite(database) ? '' : 'FOR UPDATE SKIP LOCKED';
  const result = await database.raw(
    `UPDATE mail_outbox SET claimed_at = ?, available_at = ?, attempts = attempts + 1
     WHERE id = (
       SELECT id FROM mail_outbox WHERE sent_at IS NULL AND failed_at IS NULL AND available_at <= ?
       ORDER BY available_at LIMIT 1 ${rowLock}
     )
     RETURNING id, recipient, message, attempts, claimed_at, created_at`,
    [now, now + leaseMs, now],
  );
  return rowsOf<OutboxRow>(result)[0];
}

/**
 * Awaits a send and renews the lease of the mail meanwhile. Without the renewals, the lease could expire before a slow mail server confirms, and the mail would
 * be sent a second time.
 * @throws Error with the code ETIMEDOUT after `hungMs`
 */
async function runUnderLease<T>(
  task: Promise<T>,
  renewLease: () => Promise<unknown>,
  { renewMs, hungMs }: typeof DEFAULT_LIMITS,
): Promise<T> {
  const endController = new AbortController();
  const { signal } = endController;
  const renewalLoop = (async () => {
    for await (const _ of ticks(renewMs, undefined, { signal })) await renewLease();
  })().catch(() => undefined);
  try {
    return await Promise.race([
      task,
      sleep(hungMs, undefined, { signal }).then((): never => {
        throw Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' });
      }),
    ]);
  } finally {
    endController.abort();
    // A pending renewal must end before this function returns. Otherwise it could overwrite the next update of the row.
    await renewalLoop;
  }
}
