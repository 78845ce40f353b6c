/** Parts that all account endpoints share: JSON bodies of at most 4 KB, a strict schema, a constant-time floor, and one error format. */
import { setTimeout as sleep } from 'node:timers/promises';
import { validationEntries } from '@hat-nang/model/contracts/errors';
import type { RequestHandler, Response } from 'express';
import type { z } from 'zod';
import { Refusal, refusal, sendRefusal, withoutContents } from './errors.ts';
import type { AccountRequest, Handler } from './types.ts';

/** Default maximum of a body in bytes. */
const MAX_BODY = 4 * 1024;

/** Handles a request. The result is sent as `data`; undefined is sent as 204. */
export type Answer<Body> = (body: Body, request: AccountRequest, response: Response) => Promise<unknown>;

export interface EndpointOptions {
  /** Constant-time floor in milliseconds: the work for one address must not differ measurably from the work for another. */
  readonly atLeastMs?: number;
  /** Milliseconds added per concurrent request, because concurrency slows the same work down. */
  readonly perRequestMs?: number;
  /** Sends successes without the delay. */
  readonly isForRefusals?: boolean;
  /** Maximum bytes of the body; 4 KB by default. */
  readonly maxBody?: number;
}

/** Maximum number of concurrent requests that extend the floor. */
const MAX_COUNTED = 20;

/** Creates an Express handler for an endpoint. */
export function endpoint<Schema extends z.ZodType>(
  schema: Schema,
  answer: Answer<z.infer<Schema>>,
  { atLeastMs = 0, perRequestMs = 0, isForRefusals = false, maxBody = MAX_BODY }: EndpointOptions = {},
): RequestHandler {
  let runningRequests = 0;
  return asyncHandler(async (request, response) => {
    const startedAt = performance.now();
    const minMs = atLeastMs + perRequestMs * Math.min(MAX_COUNTED, runningRequests);
    const wait = () => sleep(Math.max(0, minMs - (performance.now() - startedAt)));
    runningRequests++;
    response.setHeader('Cache-Control', 'no-store');
    try {
      const data = await answer(readBody(request, schema, maxBody), request, response);
      if (!isForRefusals) await wait();
      if (data === undefined) response.status(204).end();
      else response.json({ data });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await wait();
      sendRefusal(response, error);
    } finally {
      runningRequests--;
    }
  });
}

/** Creates a handler for a read-only endpoint. If `answer` has sent a response itself, such as a file, nothing is added. */
export function reading<Schema extends z.ZodType>(schema: Schema, answer: Answer<z.infer<Schema>>): RequestHandler {
  return asyncHandler(async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    try {
      const data = await answer(validate(schema, request.query), request, response);
      if (!response.headersSent) response.json({ data });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendRefusal(response, error);
    }
  });
}

/** Validates a request before Directus's own route, and leaves only the validated values in its body. */
export function gate<Schema extends z.ZodType>(
  schema: Schema,
  check: (body: z.infer<Schema>, request: AccountRequest, response: Response) => Promise<unknown>,
): RequestHandler {
  return asyncHandler(async (request, response, next) => {
    try {
      request.body = await check(readBody(request, schema), request, response);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response.setHeader('Cache-Control', 'no-store');
      return sendRefusal(response, error);
    }
    next();
  });
}

/** @throws Refusal */
function readBody<Schema extends z.ZodType>(
  request: AccountRequest,
  schema: Schema,
  maxBody = MAX_BODY,
): z.infer<Schema> {
  const hasBody =
    Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined;
  if (hasBody && !request.is('application/json')) throw refusal('UNSUPPORTED_MEDIA_TYPE', 'FORM.ERROR_INVALID');
  if ((request.rawBody?.length ?? 0) > maxBody) throw refusal('CONTENT_TOO_LARGE', 'FORM.ERROR_INVALID');
  return validate(schema, request.body ?? {});
}

/** @throws Refusal */
function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new Refusal(validationEntries(parsed.error.issues));
  return parsed.data;
}

/** Express 4 ignores a rejected promise, and the request would hang. */
export function asyncHandler(handler: Handler): RequestHandler {
  return (request, response, next) => {
    Promise.resolve()
      .then(() => handler(request as AccountRequest, response, next))
      .catch((error: unknown) => next(withoutContents(error)));
  };
}
