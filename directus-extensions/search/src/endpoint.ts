/** Creates the handlers of the public search routes. The handlers validate the query string and limit the rate of each client. */
import { HitRateLimitError, InvalidQueryError } from '@directus/errors';
import { type Bucket, createMemoryRateStore } from '@hat-nang/model/backend/rate-limit';
import { isSameSecret, SITE_SECRET_HEADER } from '@hat-nang/model/backend/site-secret';
import { clientKey } from '@hat-nang/model/http/client-key';
import type { Request, RequestHandler, Response } from 'express';
import type * as z from 'zod/mini';
import { removeSearchWords } from './remove-search-words.ts';

/** Rate limit per client. A fast typist sends four requests a second, and a classroom shares one address. The site itself is not limited. */
const DEFAULT_RATE = { burst: 240, perSecond: 20 };

export interface SearchEndpointOptions {
  readonly siteSecret: string;
  /** False if the limits of the guard extension are switched off. */
  readonly isLimited: boolean;
  readonly rate?: Bucket;
}

/** Returns a function that creates a handler. All handlers from this function share one rate limit per client. */
export function searchEndpoints({ siteSecret, isLimited, rate = DEFAULT_RATE }: SearchEndpointOptions) {
  const rateStore = createMemoryRateStore(rate);

  const limit = async (request: Request, response: Response) => {
    if (!isLimited || isSameSecret(request.headers[SITE_SECRET_HEADER], siteSecret)) return;
    const now = Date.now();
    const limitResult = await rateStore.take(clientKey(request.ip), 1, now);
    if (limitResult.allowed) return;
    response.setHeader('Retry-After', String(limitResult.retryAfterSeconds));
    throw new HitRateLimitError({ limit: rate.burst, reset: new Date(now + limitResult.retryAfterSeconds * 1000) });
  };

  return function endpoint<Schema extends z.ZodMiniType>(
    schema: Schema,
    answer: (request: z.output<Schema>) => Promise<unknown>,
  ): RequestHandler {
    return (request, response, next) => {
      const respond = async () => {
        await limit(request, response);
        const parsed = schema.safeParse(request.query);
        if (!parsed.success) throw new InvalidQueryError({ reason: reasonOf(parsed.error.issues) });
        const data = await answer(parsed.data);
        response.setHeader('Cache-Control', 'no-store');
        response.json({ data });
      };
      // Express 4 ignores a rejected promise, and the request would hang.
      respond().catch((error: unknown) => next(removeSearchWords(error)));
    };
  };
}

/** Describes the first problem. Repeats the name of an unknown parameter, but no values of the input. */
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
