/** Routes for people of the Studio; everybody else gets Directus's own refusal. */
import { ForbiddenError } from '@directus/errors';
import type { HookExtensionContext } from '@directus/extensions';
import type { Request, RequestHandler, Response } from 'express';

/** What Directus tells of whoever asks. */
export type Accountability = NonNullable<
  ConstructorParameters<HookExtensionContext['services']['ItemsService']>[1]['accountability']
>;

/** Whoever may use the Studio. @throws ForbiddenError for all others */
export function staffOf(request: Request): Accountability {
  const { accountability } = request as Request & { accountability?: Accountability };
  if (!accountability?.admin && !accountability?.app) throw new ForbiddenError();
  return accountability;
}

/** A handler whose failures become Directus's answers: Express 4 ignores a rejected promise. */
export const asyncHandler =
  (handle: (request: Request, response: Response) => Promise<void>): RequestHandler =>
  (request, response, next) => {
    handle(request, response).catch(next);
  };
