/** Registers `/waiting-versions` for editors, reviewers and administrators (docs/decisions/312-waiting-versions.md). */
import type { Application } from 'express';
import type { Knex } from 'knex';
import { staffPage } from '../translation-desk/staff-page.ts';
import { readWaitingVersions } from './read-versions.ts';
import { versionsHtml } from './versions-page.ts';

export function registerWaitingVersions(app: Application, database: Knex): void {
  app.get(
    '/waiting-versions',
    staffPage(database, async (_user, language, _request, response) => {
      const versions = await readWaitingVersions(database, language);
      response.type('html').send(versionsHtml(language, versions));
    }),
  );
}
