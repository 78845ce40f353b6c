/** Routes of the pages that this extension serves to editors, reviewers and administrators. */
import { ForbiddenError } from '@directus/errors';
import type { Accountability, SchemaOverview } from '@directus/types';
import { asyncHandler } from '@hat-nang/model/backend/async-handler';
import { requireStaff } from '@hat-nang/model/backend/staff';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import type { Lang } from '@hat-nang/model/languages';
import type { Request, Response } from 'express';
import type { Knex } from 'knex';
import { DESK_POLICY } from './desk-frame.ts';
import type { Caller, Services } from './read-item.ts';

type Handle<User> = (user: User, language: Lang, request: Request, response: Response) => Promise<void>;

/**
 * Creates the handler of a page without a form, in the language of the user's Studio. The page is not cached and loads nothing but pictures of Directus.
 * @throws ForbiddenError for other callers
 */
export const staffPage = (
  database: Knex,
  handle: Handle<Accountability>,
  referrerPolicy: 'no-referrer' | 'same-origin' = 'no-referrer',
) =>
  asyncHandler(async (request: Request, response: Response) => {
    const accountability = await requireStaff<Accountability>(database, request, ForbiddenError);
    const language = await readStudioLanguage(database, accountability.user);
    response.setHeader('Content-Security-Policy', DESK_POLICY);
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Referrer-Policy', referrerPolicy);
    await handle(accountability, language, request, response);
  });

interface StaffFormOptions {
  readonly database: Knex;
  readonly services: Services;
  readonly getSchema: () => Promise<SchemaOverview>;
}

/**
 * Creates the handler of a page with a form, which reads and changes items with the rights of the user. With the policy of Directus (`no-referrer`), the form
 * would send `Origin: null`, which the extension `guard` refuses.
 */
export const staffFormPage = ({ database, services, getSchema }: StaffFormOptions, handle: Handle<Caller>) =>
  staffPage(
    database,
    async (accountability, language, request, response) =>
      handle({ services, schema: await getSchema(), accountability }, language, request, response),
    'same-origin',
  );
