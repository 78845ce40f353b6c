/** Shared parts of the endpoints: JSON bodies of limited size, validation with a schema, a constant-time floor, and one error format. */
import { setTimeout as sleep } from 'node:timers/promises';
import { validationEntries } from '@hat-nang/model/contracts/errors';
import type { RequestHandler, Response } from 'express';
import type * as z from 'zod/mini';
import { Refusal, refusal, removeRowContents, sendRefusal } from './errors.ts';
import type { AccountRequest, Handler } from './types.ts';

/** Default maximum size of a body in bytes. */
const MAX_BODY = 4 * 1024;

/** Handles a request. `endpoint` sends the result as `data`, and 204 if the result is undefined. */
export type Answer<Body> = (body: Body, request: AccountRequest, response: Response) => Promise<unknown>;

export interface EndpointOptions {
  /** Constant-time floor: minimum duration of a response in milliseconds, so that the duration does not reveal whether an account exists. */
  readonly atLeastMs?: number;
  /** Milliseconds added to the floor per request that the endpoint already handles, because concurrent requests slow each other down. */
  readonly perRequestMs?: number;
  /** True if the floor applies only to refusals. Successes are then sent without delay. */
  readonly isForRefusals?: boolean;
  /** Maximum size of the body in bytes; 4 KB by default. */
  readonly maxBody?: number;
}

/** Maximum number of concurrent requests that extend the floor. */
const MAX_COUNTED_REQUESTS = 20;

/** Creates an Express handler for an endpoint. */
export function endpoint<Schema extends z.ZodMiniType>(
  schema: Schema,
  handler: Answer<z.infer<Schema>>,
  { atLeastMs = 0, perRequestMs = 0, isForRefusals = false, maxBody = MAX_BODY }: EndpointOptions = {},
): RequestHandler {
  let runningRequests = 0;
  return asyncHandler(async (request, response) => {
    const startedAt = performance.now();
    const minMs = atLeastMs + perRequestMs * Math.min(MAX_COUNTED_REQUESTS, runningRequests);
    const waitForFloor = () => sleep(Math.max(0, minMs - (performance.now() - startedAt)));
    runningRequests++;
    response.setHeader('Cache-Control', 'no-store');
    try {
      const data = await handler(readBody(request, schema, maxBody), request, response);
      if (!isForRefusals) await waitForFloor();
      if (data === undefined) response.status(204).end();
      else response.json({ data });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await waitForFloor();
      sendRefusal(response, error);
    } finally {
      runningRequests--;
    }
  });
}

/** Creates a handler for a read-only endpoint. If `handler` has already sent a response, such as a file, nothing is added to the response. */
export function queryEndpoint<Schema extends z.ZodMiniType>(
  schema: Schema,
  handler: Answer<z.infer<Schema>>,
): RequestHandler {
  return asyncHandler(async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    try {
      const data = await handler(validate(schema, request.query), request, response);
      if (!response.headersSent) response.json({ data });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendRefusal(response, error);
    }
  });
}

/** Validates the body of a request before Directus's own route, and replaces the body with the result of `check`. */
export function bodyMiddleware<Schema extends z.ZodMiniType>(
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

/**
 * Reads and validates the body of a request.
 * @throws Refusal
 */
function readBody<Schema extends z.ZodMiniType>(
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

/**
 * Validates input with a schema.
 * @throws Refusal
 */
function validate<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new Refusal(validationEntries(parsed.error.issues));
  return parsed.data;
}

/** Passes a rejection to `next`, without row contents. Express 4 ignores a rejected promise, and the request would hang. */
export function asyncHandler(handler: Handler): RequestHandler {
  return (request, response, next) => {
    Promise.resolve()
      .then(() => handler(request as AccountRequest, response, next))
      .catch((error: unknown) => next(removeRowContents(error)));
  };
}
