/** Registers `/waiting-versions` for editors, reviewers and administrators (docs/decisions/312-waiting-versions.md). */
import { ForbiddenError } from '@directus/errors';
import { asyncHandler } from '@hat-nang/model/backend/async-handler';
import { requireStaff } from '@hat-nang/model/backend/staff';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import type { Application, Request, Response } from 'express';
import type { Knex } from 'knex';
import { DESK_POLICY } from '../translation-desk/desk-frame.ts';
import { readWaitingVersions } from './read-versions.ts';
import { versionsHtml } from './versions-page.ts';

export function registerWaitingVersions(app: Application, database: Knex): void {
  app.get(
    '/waiting-versions',
    asyncHandler(async (request: Request, response: Response) => {
      const { user } = await requireStaff<{ user?: string | null; admin: boolean; app: boolean }>(
        database,
        request,
        ForbiddenError,
      );
      const language = await readStudioLanguage(database, user);
      const versions = await readWaitingVersions(database, language);
      response.setHeader('Content-Security-Policy', DESK_POLICY);
      response.setHeader('Cache-Control', 'private, no-store');
      response.setHeader('Referrer-Policy', 'no-referrer');
      response.type('html').send(versionsHtml(language, versions));
    }),
  );
}
