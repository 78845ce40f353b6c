import type { Snapshot } from '../snapshot.ts';
import { type collectRules, columnsOf } from './rules.ts';

/** Fields of messages and reports that staff may change. The list has `answers`, because the Studio saves a new answer through its message. */
const ANSWER_FIELDS = ['state', 'note', 'answers'];

/**
 * Allows staff to read messages and reports, to change their state, and to answer messages. An answer is final, because its mail has been sent.
 * auth-extend replaces the id and the author that a user sends.
 */
export function allowInboxAnswers(snapshot: Snapshot, allow: ReturnType<typeof collectRules>['allow']): void {
  for (const collection of ['contact_messages', 'problem_reports']) {
    const answerFields = columnsOf(snapshot, collection).filter((field) => ANSWER_FIELDS.includes(field));
    allow(collection, 'read', { fields: ['*'] });
    allow(collection, 'update', { fields: answerFields });
  }
  allow('contact_answers', 'read', { fields: ['*'] });
  allow('contact_answers', 'create', { fields: ['id', 'message', 'text', 'author'] });
}
