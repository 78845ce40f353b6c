/** Routes for editors and administrators. Other callers get the error that Directus returns for missing rights. */
import { ForbiddenError, InvalidPayloadError, ServiceUnavailableError } from '@directus/errors';
import { asyncHandler } from '@hat-nang/model/backend/async-handler';
import { requireStaff } from '@hat-nang/model/backend/staff';
import type { Request, RequestHandler, Response } from 'express';
import { buildDownloads } from './build-downloads.ts';
import { claimNextJob, finishJob, queueDownloads, retryLater } from './job-queue.ts';
import type { Context } from './types.ts';

export const requireDocumentId = (request: Request): number => {
  const id = Number(request.params.id);
  if (!Number.isSafeInteger(id) || id < 1)
    throw new InvalidPayloadError({ reason: 'The id of a document is a number' });
  return id;
};

/** Builds the downloads of a document now: `POST /books/{id}/downloads`. Responds with the numbers of built, unchanged and removed downloads. */
export const createBuildHandler = (context: Context): RequestHandler =>
  asyncHandler(async (request: Request, response: Response) => {
    await requireStaff(context.database, request, ForbiddenError);
    const documentId = requireDocumentId(request);
    const { database } = context;
    await queueDownloads(database, [documentId], 0);
    const job = await claimNextJob(database, documentId);
    if (!job) throw new ServiceUnavailableError({ service: 'books', reason: 'Its downloads are being made' });
    try {
      const result = await buildDownloads(context, documentId);
      await finishJob(database, job);
      response.json({ data: result });
    } catch (error) {
      await retryLater(database, job, error instanceof Error ? error.message : String(error));
      throw error;
    }
  });
