/**
 * `POST /visitor/problem` stores a report about a problem in a document (`problem_reports`), for staff. The row has no account and no IP address. If the
 * reporter gives an address, the report is also a contact message, which staff answer (docs/decisions/253-answers-to-problem-reports.md).
 */

import type { Language } from '@hat-nang/model/contracts/fields';
import type { ProblemRequest } from '@hat-nang/model/contracts/visitors';
import { clientKey } from '@hat-nang/model/http/client-key';
import type { AccountContext } from '../shared/context.ts';
import { refusal } from '../shared/errors.ts';
import { countOrThrow, HOUR } from '../shared/limits.ts';
import type { AccountRequest, Database } from '../shared/types.ts';
import { countContactMessage, storeContactMessage } from './contact.ts';

/** The limit is high, because a classroom shares one IP address. */
const REPORT_LIMIT = { name: 'problem-hour', limit: 30, windowMs: HOUR };

interface ReportTexts {
  /** Name of the sender in the Studio and in the salutation of the answer. The form does not ask for a name. */
  readonly sender: string;
  readonly kinds: Readonly<Record<ProblemRequest['kind'], string>>;
  readonly firstLine: (title: string, kind: string, page: number | null | undefined) => string;
}

const TEXTS: Readonly<Record<Language, ReportTexts>> = {
  'vi-VN': {
    sender: 'bạn đọc',
    kinds: {
      text: 'chữ',
      picture: 'tranh',
      sound: 'giọng đọc',
      sign: 'clip',
      download: 'tệp tải về',
      other: 'lỗi khác',
    },
    firstLine: (title, kind, page) => `Báo lỗi trong “${title}”${page ? `, trang ${page}` : ''}: ${kind}.`,
  },
  'en-US': {
    sender: 'reader',
    kinds: {
      text: 'text',
      picture: 'picture',
      sound: 'voice',
      sign: 'clip',
      download: 'downloads',
      other: 'something else',
    },
    firstLine: (title, kind, page) => `Problem in “${title}”${page ? `, page ${page}` : ''}: ${kind}.`,
  },
};

export function reportProblem(context: Pick<AccountContext, 'database' | 'env' | 'outbox'>) {
  const { database, env } = context;
  return async (form: ProblemRequest, request: AccountRequest) => {
    const { document, page, kind, message, email, language, website } = form;
    await countOrThrow(database, env.hashKey, REPORT_LIMIT, clientKey(request.ip));
    // `website` is a honeypot field, which only bots fill in. A bot gets the usual response, but no report is stored.
    if (website) return { reported: true };
    const publishedDocument = await database('documents').where({ id: document, status: 'published' }).first('id');
    if (publishedDocument === undefined) throw refusal('FAILED_VALIDATION', 'FORM.ERROR_INVALID', 'document');
    const report = {
      document,
      page: page ?? null,
      kind,
      message: message || null,
      languages_code: language,
      state: 'new',
      date_created: new Date(),
    };
    if (email === undefined) {
      await database('problem_reports').insert(report);
      return { reported: true };
    }
    const recipient = await countContactMessage(context, request);
    const text = await describeReport(database, form);
    await database.transaction(async (transaction) => {
      const sender = { name: TEXTS[language].sender, email, phone: null };
      const contactMessage = { ...sender, message: text, language };
      const contact_message = await storeContactMessage(context, transaction, contactMessage, recipient);
      await transaction('problem_reports').insert({ ...report, contact_message });
    });
    return { reported: true };
  };
}

/** Returns the text of the contact message: a line with document, page and kind, followed by the text of the reporter. */
async function describeReport(
  database: Database,
  { document, page, kind, message, language }: ProblemRequest,
): Promise<string> {
  const titles: Array<{ languages_code: string; title: string }> = await database('documents_translations')
    .where({ documents_id: document })
    .select('languages_code', 'title');
  const title = (titles.find((row) => row.languages_code === language) ?? titles[0])?.title ?? '';
  const { firstLine, kinds } = TEXTS[language];
  return [firstLine(title, kinds[kind], page), message].filter(Boolean).join('\n');
}
