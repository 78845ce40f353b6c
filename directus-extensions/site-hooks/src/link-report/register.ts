/** Registers the nightly check of links to other sites, and `/link-report` for editors, reviewers and administrators. */
import type { Hooks, Logger } from '@hat-nang/model/backend/directus-hooks';
import type { Application } from 'express';
import type { Knex } from 'knex';
import { staffPage } from '../translation-desk/staff-page.ts';
import { publicNetwork } from './check-address.ts';
import { CHECK_SCHEDULE, checkAtNight } from './nightly-check.ts';
import { readReportedLinks } from './read-report.ts';
import { reportHtml } from './report-page.ts';

export interface LinkReportOptions {
  readonly database: Knex;
  /** Origins of the site and of Directus. */
  readonly ownOrigins: readonly string[];
  /** Whether this server checks links. */
  readonly isOn: boolean;
}

/** Reads the setting OUTSIDE_LINK_CHECK. Every other value than `off` leaves the check on. */
export const isLinkCheckOn = (setting: unknown): boolean => String(setting ?? '').toLowerCase() !== 'off';

export function registerLinkCheck(
  { schedule }: Pick<Hooks, 'schedule'>,
  { database, ownOrigins, isOn }: LinkReportOptions,
  logger: Logger,
): void {
  if (!isOn) return;
  schedule(CHECK_SCHEDULE, async () => {
    const outcome = await checkAtNight({ database, ownOrigins, network: publicNetwork });
    if (outcome === 'offline')
      logger.warn(
        'site-hooks: no link to another site answered, so none is reported. Without outgoing connections, set OUTSIDE_LINK_CHECK=off',
      );
  });
}

export function registerLinkReport(app: Application, { database, ownOrigins, isOn }: LinkReportOptions): void {
  app.get(
    '/link-report',
    staffPage(database, async (_user, language, _request, response) => {
      const links = await readReportedLinks(database, ownOrigins, language);
      response.type('html').send(reportHtml({ language, links, isOn }));
    }),
  );
}
