/** The daily mail to reviewers and to the member desk. It lists their pending work, one line per kind of work (docs/decisions/281-answers-and-reminders.md). */
import { countReportedLinks } from '@hat-nang/model/backend/outside-links';
import { readPolicies } from '@hat-nang/model/backend/policies';
import { listWaitingVersions } from '@hat-nang/model/backend/waiting-versions';
import type { Language } from '@hat-nang/model/contracts/fields';
import { POLICY } from '@hat-nang/model/ids';
import { sections } from '@hat-nang/model/sections';
import { mentalHealth } from '@hat-nang/model/sections/mental-health';
import type { Database } from '../shared/types.ts';
import { readRecipientName } from './recipient.ts';
import { REMINDER_TEXTS } from './reminder-texts.ts';

/** A download job with an error counts as failed after this many attempts. The queue still retries the job. */
const FAILED_ATTEMPTS = 3;

async function countRows(query: ReturnType<Database>): Promise<number> {
  const [row] = (await query.count('* as n')) as { n: number | string }[];
  return Number(row?.n ?? 0);
}

/** Lists a user's pending work, one line per kind. The policies of the user decide which kinds. */
export async function listPendingWork(database: Database, user: string, language: Language): Promise<string[]> {
  const { ids } = await readPolicies(database, user);
  const texts = REMINDER_TEXTS[language];
  const lang = language === 'en-US' ? 'en' : 'vi';
  const lines: string[] = [];
  const addCount = (count: number, toLine: (count: number) => string) => {
    if (count > 0) lines.push(toLine(count));
  };
  const addLine = async (query: ReturnType<Database>, toLine: (count: number) => string) =>
    addCount(await countRows(query), toLine);
  if (ids.has(POLICY.reviewer)) {
    for (const { collection, word, names } of sections) {
      if (word === mentalHealth.word && !ids.has(POLICY.mentalHealthReviewer)) continue;
      await addLine(database(collection).where({ status: 'in_review' }), (count) =>
        texts.toReview(names[lang].all, count),
      );
      const versions = await listWaitingVersions(database, [collection]);
      addCount(versions.length, (count) => texts.versions(names[lang].all, count));
    }
    const failedJobs = database('download_jobs').where('attempts', '>=', FAILED_ATTEMPTS).whereNotNull('last_error');
    await addLine(failedJobs, texts.downloads);
    addCount(await countReportedLinks(database), texts.links);
  }
  if (ids.has(POLICY.desk)) {
    await addLine(database('contact_messages').where({ state: 'new' }), texts.messages);
    await addLine(database('problem_reports').where({ state: 'new' }), texts.reports);
  }
  return lines;
}

/** Returns the recipient's name and pending work, as values of the mail. Returns undefined if no work is pending, or if the account is not active. */
export async function readDigest(
  database: Database,
  user: string,
  language: Language,
): Promise<{ name: string; waiting: string } | undefined> {
  const name = await readRecipientName(database, user);
  if (name === undefined) return undefined;
  const lines = await listPendingWork(database, user, language);
  return lines.length === 0 ? undefined : { name, waiting: lines.map((line) => `• ${line}`).join('\n') };
}
