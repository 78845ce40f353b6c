/** The two routes: checks the query string, limits the client, answers. */
import { HitRateLimitError, InvalidQueryError } from '@directus/errors';
import { type Bucket, memoryRateStore } from '@hat-nang/model/backend/rate-limit';
import { isSecret, SITE_SECRET_HEADER } from '@hat-nang/model/backend/site-secret';
import { clientKey } from '@hat-nang/model/http/client-key';
import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import { withoutWords } from './without-words.ts';

/** A person who types fast asks four times a second; a classroom shares one address. The site itself is not limited. */
const RATE = { burst: 240, perSecond: 20 };

export interface SearchEndpointOptions {
  readonly siteSecret: string;
  /** Off where the guard's limits are off. */
  readonly isLimited: boolean;
  readonly rate?: Bucket;
}

/** Makes the handlers; all of them share one limit a client. */
export function searchEndpoints({ siteSecret, isLimited, rate = RATE }: SearchEndpointOptions) {
  const requests = memoryRateStore(rate);

  const limit = async (request: Request, response: Response) => {
    if (!isLimited || isSecret(request.headers[SITE_SECRET_HEADER], siteSecret)) return;
    const now = Date.now();
    const verdict = await requests.take(clientKey(request.ip), 1, now);
    if (verdict.allowed) return;
    response.setHeader('Retry-After', String(verdict.retryAfterSeconds));
    throw new HitRateLimitError({ limit: rate.burst, reset: new Date(now + verdict.retryAfterSeconds * 1000) });
  };

  return function endpoint<Schema extends z.ZodType>(
    schema: Schema,
    answer: (asked: z.output<Schema>) => Promise<unknown>,
  ): RequestHandler {
    return (request, response, next) => {
      const run = async () => {
        await limit(request, response);
        const asked = schema.safeParse(request.query);
        if (!asked.success) throw new InvalidQueryError({ reason: reasonOf(asked.error.issues) });
        const data = await answer(asked.data);
        response.setHeader('Cache-Control', 'no-store');
        response.json({ data });
      };
      // Express 4 does not await: a rejection would hang the request.
      run().catch((error: unknown) => next(withoutWords(error)));
    };
  };
}

/** The first problem in words; what was typed is not repeated. */
function reasonOf(issues: readonly z.core.$ZodIssue[]): string {
  const [issue] = issues;
  if (issue === undefined) return 'The query is not valid';
  if (issue.code === 'unrecognized_keys') return `"${String(issue.keys[0]).slice(0, 40)}" is no parameter of a search`;
  const name = `"${String(issue.path[0] ?? 'query')}"`;
  if (issue.code === 'custom') return `${name} ${issue.message}`;
  if (issue.code === 'too_big' && issue.path[0] === 'q')
    return `${name} is longer than ${String(issue.maximum)} characters`;
  return `${name} is missing or not valid`;
}
