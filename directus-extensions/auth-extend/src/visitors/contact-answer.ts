/**
 * Answers to messages of the contact form. Staff write an answer in the Studio. The answer is stored and queued as a mail in the transaction of the save, so a
 * failure of the mail server loses nothing (docs/decisions/281-answers-and-reminders.md).
 */
import { randomUUID } from 'node:crypto';
import { ForbiddenError } from '@directus/errors';
import type { Accountability } from '@directus/types';
import { createErrorEntry } from '@hat-nang/model/contracts/errors';
import { toDirectusError } from '../accounts/profile/profile-rules.ts';
import { mailIdOf, toMailLanguage } from '../mail/outbox.ts';
import type { AccountContext } from '../shared/context.ts';
import { toIsoTime } from '../shared/iso-time.ts';
import { readContactSettings } from '../shared/settings.ts';
import type { Database } from '../shared/types.ts';

/** Maximum length of an answer in characters. A message of the contact form has the same limit. */
const MAX_LENGTH = 5_000;

/**
 * Queues the mail of a new answer, and marks the message as answered. Returns the row to store: the message, a new id, the trimmed text and the author's name.
 * @param database the transaction of the save
 * @throws ForbiddenError for callers without Studio access; Directus checks the permissions of all other callers after this filter
 * @throws DirectusError 400 if the text is empty or too long, or if the message does not exist
 */
export async function prepareAnswer(
  { outbox }: Pick<AccountContext, 'outbox'>,
  database: Database,
  payload: Readonly<Record<string, unknown>>,
  accountability: Accountability | null,
): Promise<Record<string, unknown>> {
  if (accountability !== null && !accountability.app) throw new ForbiddenError();
  const createFailure = (field: string) =>
    toDirectusError([createErrorEntry('FAILED_VALIDATION', 'FORM.ERROR_INVALID', field)]);
  const text = typeof payload.text === 'string' ? payload.text.trim() : '';
  if (text === '' || text.length > MAX_LENGTH) throw createFailure('text');
  const messageId = Number(payload.message);
  const message: { email: string; languages_code: string | null } | undefined = Number.isInteger(messageId)
    ? await database('contact_messages').where({ id: messageId }).first('email', 'languages_code')
    : undefined;
  if (message === undefined) throw createFailure('message');
  const id = randomUUID();
  const language = toMailLanguage(message.languages_code);
  await outbox.queue(database, message.email, { template: 'contact-answer', language, answer: id }, { id });
  await database('contact_messages').where({ id: messageId }).update({ state: 'answered' });
  return { message: messageId, id, text, author: await readName(database, accountability?.user) };
}

/** Returns the name of a staff member, or the e-mail address if there is no name. Each answer stores it: desk staff cannot read other staff's accounts. */
async function readName(database: Database, user: string | null | undefined): Promise<string | null> {
  if (!user) return null;
  const account: Record<'first_name' | 'last_name' | 'email', string | null> | undefined = await database(
    'directus_users',
  )
    .where({ id: user })
    .first('first_name', 'last_name', 'email');
  return [account?.first_name, account?.last_name].filter(Boolean).join(' ') || (account?.email ?? null);
}

interface Answer {
  readonly name: string;
  readonly answer: string;
  /** The message, with `> ` before each line. */
  readonly question: string;
  /** Time of the message, in milliseconds since 1970. */
  readonly askedAt: number;
  /** Mailbox of the library. Empty if the settings name none. */
  readonly replyTo: string;
  /** Ids of the earlier mails about the message: the notice to the library, and the earlier answers. */
  readonly threadIds: readonly string[];
}

/** Reads an answer with its message. Returns undefined if the answer or the message has been deleted. */
export async function readAnswer(database: Database, key: string, id: string): Promise<Answer | undefined> {
  const row = await database('contact_answers as answer')
    .join('contact_messages as asked', 'asked.id', 'answer.message')
    .where('answer.id', id)
    .first(
      ...['answer.text', 'answer.date_created as answered_at', 'asked.id as message', 'asked.name'],
      ...['asked.message as question', 'asked.date_created as asked_at'],
    );
  if (row === undefined) return undefined;
  const earlierRows: { id: string }[] = await database('contact_answers')
    .where({ message: row.message })
    .whereNot({ id })
    .where('date_created', '<', row.answered_at)
    .orderBy('date_created')
    .select('id');
  const { email } = await readContactSettings(database);
  return {
    name: String(row.name),
    answer: String(row.text),
    question: String(row.question).replace(/^/gm, '> '),
    askedAt: Date.parse(toIsoTime(row.asked_at) ?? new Date().toISOString()),
    replyTo: email,
    threadIds: [mailIdOf(key, 'contact-message', row.message), ...earlierRows.map((earlier) => earlier.id)],
  };
}
