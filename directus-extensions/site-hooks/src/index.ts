/**
 * Invalidates the caches of the site, validates content, stores the blurred colours of pictures, checks links to other sites, and serves the translation desk,
 * the report of broken links, the list of waiting versions and the page that replaces what is in use. Registers these parts.
 */
import type { HookExtensionContext, RegisterFunctions } from '@directus/extensions';
import type { Accountability, Query, SchemaOverview } from '@directus/types';
import { asyncHandler } from '@hat-nang/model/backend/async-handler';
import type { Hooks, Logger, Row, Schema } from '@hat-nang/model/backend/directus-hooks';
import { rootTags } from '@hat-nang/model/owners';
import { momentColumnsOf, publishableCollections } from '@hat-nang/model/publishing';
import { TAG } from '@hat-nang/model/tags';
import type { Application } from 'express';
import type { Key } from './change-tags.ts';
import { fileRoutes, rememberFiles } from './checks/file-changes.ts';
import { type CheckContext, registerChecks } from './checks/register.ts';
import { registerWithdrawalNotice } from './checks/withdrawal-notice.ts';
import { isLinkCheckOn, registerLinkCheck, registerLinkReport } from './link-report/register.ts';
import { registerPictureColors } from './picture-colors/register.ts';
import { registerPlaces } from './places-tags.ts';
import { createPassedFilter, createPublishingClock, hasPassedSinceSave, type TimeWindow } from './publishing-clock.ts';
import { registerRegistrationStates } from './registration-states.ts';
import { registerReplacement } from './replace-used/routes.ts';
import { registerRevalidation } from './revalidation-hooks.ts';
import { createRevalidationQueue, createSiteSender, type RevalidationQueue } from './revalidation-queue.ts';
import { type ReadableFiles, registerSaveFilters } from './save-filters.ts';
import { delayOtherLanguage } from './studio-texts-order.ts';
import { registerDesk } from './translation-desk/routes.ts';
import { type DeletingService, deleteIntoTrash } from './trash-service.ts';
import { registerWaitingVersions } from './waiting-versions/register.ts';

/** The part of an Express application that this file uses. */
interface MountableApp {
  use(path: string, handler: ReturnType<typeof rememberFiles>): void;
}

/** Cron schedule: every 20 s. A scheduled change is then on the site within half a minute. */
const CLOCK_SCHEDULE = '*/20 * * * * *';

export default function register(functions: RegisterFunctions, context: HookExtensionContext): void {
  const { env } = context;
  const hooks = functions as unknown as Hooks;
  const logger = context.logger as unknown as Logger;
  const siteUrl = textOf(env.SITE_URL);
  const origins = [siteUrl, textOf(env.SITE_PUBLIC_URL)].flatMap(originsOf);

  /** Returns the keys of the items that the caller may read. `database` is the transaction of the save, if there is one. */
  const readable: CheckContext['readable'] = async ({ accountability, schema, database }, collection, keys) => {
    if (accountability === null || schema === null) return keys;
    const items = new context.services.ItemsService(collection, {
      schema: schema as unknown as SchemaOverview,
      accountability: accountability as Accountability,
      knex: database,
    });
    const query = { fields: ['id'], filter: { id: { _in: [...keys] } }, limit: -1 } as unknown as Query;
    const rows = await items.readByQuery(query, { emitEvents: false }).catch((error: unknown) => {
      if (isForbidden(error)) return [];
      throw error;
    });
    return (rows as unknown as Array<{ id: Key }>).map(({ id }) => id);
  };
  const readableFiles: ReadableFiles = async (ids, caller) =>
    (await readable(caller, 'directus_files', ids)).map(String);
  functions.init('routes.before', ({ app }) => {
    const handler = asyncHandler(rememberFiles(context.database));
    for (const path of fileRoutes) (app as MountableApp).use(path, handler);
    (app as Application).use('/translations', asyncHandler(delayOtherLanguage(context.database)));
  });
  const directusOrigins = originsOf(textOf(env.PUBLIC_URL));
  const { database, services, getSchema } = context;
  const ownOrigins = [...origins, ...directusOrigins];
  const linkReport = { database, ownOrigins, isOn: isLinkCheckOn(env.OUTSIDE_LINK_CHECK) };
  functions.init('routes.custom.before', ({ app }) => {
    registerDesk(app as Application, { database, services, getSchema, ownOrigins });
    registerLinkReport(app as Application, linkReport);
    registerWaitingVersions(app as Application, database);
    registerReplacement(app as Application, {
      ...{ database, services, getSchema },
      readable: ({ accountability, schema }, collection, keys) =>
        readable({ accountability, schema: schema as unknown as Schema, database }, collection, keys),
    });
  });
  registerLinkCheck(hooks, linkReport, logger);
  registerChecks(hooks, { siteOrigins: origins, directusOrigins, readable });
  registerWithdrawalNotice(hooks, logger);
  registerSaveFilters(hooks, origins, readableFiles);
  registerRegistrationStates(hooks, logger);
  deleteIntoTrash(context.services.ItemsService as unknown as { prototype: DeletingService });

  if (!URL.canParse(siteUrl)) {
    logger.warn('site-hooks: SITE_URL is not set, so no site is told about changes');
    return;
  }
  const queue = createSiteQueue({ url: siteUrl, secret: textOf(env.SITE_SECRET) }, logger);
  registerRevalidation(hooks, queue, logger);
  registerPlaces(hooks, queue, logger);
  registerPictureColors(hooks, context, { addTags: (tags) => queue.add(tags), logger });

  // The start invalidates everything. Changes while Directus was down, and changes that were not delivered before the process ended, are unknown.
  functions.action('server.start', () => queue.add([TAG.all]));

  const clock = createPublishingClock(new Date());
  functions.schedule(CLOCK_SCHEDULE, async () => {
    const window = clock.next(new Date());
    queue.add(await collectPassedTags(context, window));
    clock.confirm(window);
  });
}

/** Returns the cache tags of all published items for which one of their times, such as the publication date, has passed in this window. */
async function collectPassedTags({ services, getSchema }: HookExtensionContext, window: TimeWindow): Promise<string[]> {
  const schema = await getSchema();
  const tags: string[] = [];
  for (const collection of publishableCollections.filter((name) => schema.collections[name] !== undefined)) {
    const items = new services.ItemsService(collection, { schema, accountability: null });
    const moments = momentColumnsOf(collection);
    const query = {
      fields: ['id', 'date_created', 'date_updated', ...moments],
      filter: createPassedFilter(moments, window),
      limit: -1,
    } as unknown as Query;
    const rows = (await items.readByQuery(query, { emitEvents: false })) as unknown as Array<Row & { id: Key }>;
    const keys = rows.filter((row) => hasPassedSinceSave(row, moments, window)).map(({ id }) => id);
    if (keys.length > 0) tags.push(...rootTags(collection, keys));
  }
  return tags;
}

function createSiteQueue(site: { url: string; secret: string }, logger: Logger): RevalidationQueue {
  return createRevalidationQueue({
    send: createSiteSender(site),
    onOutage: (reason) => {
      if (reason === undefined) logger.info('site-hooks: the site takes changes again');
      else logger.warn(`site-hooks: the site did not take a change and will be told again (${causeOf(reason)})`);
    },
  });
}

const isForbidden = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'FORBIDDEN';

function causeOf(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  const cause = reason.cause instanceof Error ? `: ${reason.cause.message}` : '';
  return `${reason.message}${cause}`;
}

function originsOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
