/** `POST /visitor/helpful` stores one vote per visitor and article. A second vote replaces the first. IP address and visitor id identify a visitor. */

import { keyedHash } from '@hat-nang/model/backend/keyed-hash';
import type { HelpfulRequest } from '@hat-nang/model/contracts/visitors';
import { clientKey } from '@hat-nang/model/http/client-key';
import type { AccountContext } from '../shared/context.ts';
import { refusal } from '../shared/errors.ts';
import { countOrThrow, HOUR } from '../shared/limits.ts';
import type { AccountRequest } from '../shared/types.ts';

/** The limit is high, because a classroom shares one IP address. */
const VOTE_LIMIT = { name: 'helpful-hour', limit: 60, windowMs: HOUR };

export function recordHelpfulVote({ database, env }: AccountContext) {
  return async ({ article, isHelpful, visitor }: HelpfulRequest, request: AccountRequest) => {
    const client = clientKey(request.ip);
    await countOrThrow(database, env.hashKey, VOTE_LIMIT, client);
    const publishedArticle = await database('help_center').where({ id: article, status: 'published' }).first('id');
    if (publishedArticle === undefined) throw refusal('FAILED_VALIDATION', 'FORM.ERROR_INVALID', 'article');
    await database('helpful_votes')
      .insert({
        help_center: article,
        is_helpful: isHelpful,
        voter_key: keyedHash(env.hashKey, 'voter', `${client}|${visitor}`),
        date_created: new Date(),
      })
      .onConflict(['help_center', 'voter_key'])
      .merge(['is_helpful', 'date_created']);
    return { counted: true };
  };
}
