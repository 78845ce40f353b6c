/** Routes for content staff; others get Directus's own refusal. */
import { ForbiddenError, InvalidPayloadError, ServiceUnavailableError } from '@directus/errors';
import type { Accountability } from '@directus/types';
import { policiesOf } from '@hat-nang/model/backend/policies';
import { POLICY } from '@hat-nang/model/ids';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { buildDownloads } from './build-downloads.ts';
import { ask, claim, fail, finish } from './job-queue.ts';
import type { Context } from './types.ts';

/**
 * Requires a content role; the member desk uses the Studio without access to content.
 * @throws ForbiddenError for all others
 */
export async function staffOf({ database }: Pick<Context, 'database'>, request: Request): Promise<Accountability> {
  const { accountability } = request as Request & { accountability?: Accountability };
  if (accountability?.admin) return accountability;
  if (!accountability?.app || typeof accountability.user !== 'string') throw new ForbiddenError();
  const { ids } = await policiesOf(database, accountability.user);
  if (!ids.has(POLICY.editor)) throw new ForbiddenError();
  return accountability;
}

/** A handler whose errors become Directus's error answers. */
export const asyncHandler =
  (handle: (request: Request, response: Response) => Promise<void>): RequestHandler =>
  (request: Request, response: Response, next: NextFunction) => {
    handle(request, response).catch(next);
  };

export const documentIn = (request: Request): number => {
  const id = Number(request.params.id);
  if (!Number.isSafeInteger(id) || id < 1)
    throw new InvalidPayloadError({ reason: 'The id of a document is a number' });
  return id;
};

/** `POST /books/{id}/downloads`: builds the downloads of a document now and answers how many were made, unchanged and removed. */
export const buildNow = (context: Context): RequestHandler =>
  asyncHandler(async (request, response) => {
    await staffOf(context, request);
    const document = documentIn(request);
    const { database } = context;
    await ask(database, [document], 0);
    const job = await claim(database, document);
    if (!job) throw new ServiceUnavailableError({ service: 'books', reason: 'Its downloads are being made' });
    try {
      const built = await buildDownloads(context, document);
      await finish(database, job);
      response.json({ data: built });
    } catch (error) {
      await fail(database, job, error instanceof Error ? error.message : String(error));
      throw error;
    }
  });
