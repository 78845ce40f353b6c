/** `POST /visitor/problem` stores a report about a problem in a document (`problem_reports`), for staff. The row has no account and no IP address. */

import type { ProblemRequest } from '@hat-nang/model/contracts/visitors';
import { clientKey } from '@hat-nang/model/http/client-key';
import type { AccountContext } from '../shared/context.ts';
import { refusal } from '../shared/errors.ts';
import { countOrThrow, HOUR } from '../shared/limits.ts';
import type { AccountRequest } from '../shared/types.ts';

/** The limit is high, because a classroom shares one IP address. */
const REPORT_LIMIT = { name: 'problem-hour', limit: 30, windowMs: HOUR };

export function reportProblem({ database, env }: AccountContext) {
  return async ({ document, page, kind, message, language, website }: ProblemRequest, request: AccountRequest) => {
    await countOrThrow(database, env.hashKey, REPORT_LIMIT, clientKey(request.ip));
    // `website` is a honeypot field, which only bots fill in. A bot gets the usual response, but no report is stored.
    if (website) return { reported: true };
    const publishedDocument = await database('documents').where({ id: document, status: 'published' }).first('id');
    if (publishedDocument === undefined) throw refusal('FAILED_VALIDATION', 'FORM.ERROR_INVALID', 'document');
    await database('problem_reports').insert({
      document,
      page: page ?? null,
      kind,
      message: message || null,
      languages_code: language,
      state: 'new',
      date_created: new Date(),
    });
    return { reported: true };
  };
}
