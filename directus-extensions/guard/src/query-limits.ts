/** Applies `query-rules` and `work-budget` to requests (docs/decisions/021-what-a-query-may-cost.md). */
import { HitRateLimitError, InvalidQueryError } from '@directus/errors';
import { clientKey } from '@hat-nang/model/http/client-key';
import { delayRefusal } from '@hat-nang/model/http/refusal-delay';
import { callerOf } from './middlewares.ts';
import type { CostSchema } from './query-cost.ts';
import { findCostProblem, findPreAuthProblem, graphqlScope, readTargetOf } from './query-rules.ts';
import type { GuardSettings } from './settings.ts';
import { isSiteRequest } from './site-secret.ts';
import type { GuardRequest, Middleware } from './types.ts';
import { WORK_RULES, type WorkBudget } from './work-budget.ts';

/** Milliseconds after which a request without a response releases its slot of the work budget. */
const MAX_WORK_MS = 60_000;

/**
 * Refuses far-reaching `$CURRENT_…` variables of every caller, and forbidden queries of callers without a credential. Runs before authentication.
 */
export function checkPreAuthQuery(settings: GuardSettings): Middleware {
  return (request, _response, next) => {
    const { method, path, query } = request;
    const { authorization, cookie = '' } = request.headers;
    const hasCredentials =
      authorization !== undefined || cookie.includes(`${settings.sessionCookie}=`) || query.access_token !== undefined;
    // Anonymous requests to `/users` do not count as anonymous here, because `guardUsers` checks them: they may only look up a username.
    const isLookup = /^\/users\/?$/i.test(path);
    const isAnonymous = !hasCredentials && !isSiteRequest(request) && !isLookup;
    const problem = findPreAuthProblem({ method, path, query, length: queryLengthOf(request) }, isAnonymous);
    refuseOrNext(problem, next);
  };
}

/** Refuses expensive reads. Runs when the caller and the schema are known, and before Directus expands the fields. */
export const checkQueryCost: Middleware = (request, _response, next) => {
  const schema = request.schema as unknown as CostSchema | undefined;
  if (schema === undefined) return next();
  const { method, path, query, body } = request;
  const problem = findCostProblem(
    schema,
    { method, path, query, length: queryLengthOf(request), body },
    isVisitor(request),
  );
  refuseOrNext(problem, next);
};

function refuseOrNext(problem: string | undefined, next: (error?: unknown) => void): void {
  if (problem === undefined) next();
  else void delayRefusal().then(() => next(new InvalidQueryError({ reason: problem })));
}

/** Returns the length of the raw query string in characters. */
function queryLengthOf({ originalUrl }: GuardRequest): number {
  const queryStart = originalUrl.indexOf('?');
  return queryStart < 0 ? 0 : originalUrl.length - queryStart - 1;
}

function isVisitor(request: GuardRequest): boolean {
  const caller = callerOf(request);
  return !caller.hasAppAccess && !caller.isSite;
}

/** Admits the reads of a visitor within the work budget of the visitor's client. Callers with Studio access and the site are exempt. */
export function limitQueryWork(budget: WorkBudget): Middleware {
  return async (request, response, next) => {
    const isRead = readTargetOf(request.path) !== undefined || graphqlScope(request.path) !== undefined;
    if (!isRead || !isVisitor(request)) return next();
    const disconnection = new AbortController();
    const leaveQueue = () => disconnection.abort();
    response.once('close', leaveQueue);
    const budgetEntry = await budget.enter(clientKey(request.ip), Date.now(), disconnection.signal);
    response.removeListener('close', leaveQueue);
    if (!budgetEntry.isAllowed) {
      if (disconnection.signal.aborted) return;
      const seconds = budgetEntry.retryAfterSeconds;
      response.setHeader('Retry-After', String(seconds));
      const resetAt = new Date(Date.now() + seconds * 1000);
      return next(new HitRateLimitError({ limit: WORK_RULES.perClient, reset: resetAt }));
    }
    // The end of the response releases the slot, or else a timer. A disconnect does not release the slot, because Directus continues to work.
    const release = () => {
      clearTimeout(timer);
      budgetEntry.leave(Date.now());
    };
    const timer = setTimeout(release, MAX_WORK_MS).unref();
    const originalEnd = response.end.bind(response) as (...args: unknown[]) => typeof response;
    response.end = ((...args: unknown[]) => {
      release();
      return originalEnd(...args);
    }) as typeof response.end;
    next();
  };
}
