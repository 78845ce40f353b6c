/**
 * Hardens Directus's API (docs/decisions/005-guard.md). This file registers the checks. Start Directus with EXTENSIONS_MUST_LOAD=true, so that Directus does
 * not run without them.
 */
import { ForbiddenError, ServiceUnavailableError } from '@directus/errors';
import type { HookExtensionContext, RegisterFunctions } from '@directus/extensions';
import { asyncHandler } from '@hat-nang/model/backend/async-handler';
import { isPerson } from '@hat-nang/model/backend/is-person';
import { createMemoryRateStore } from '@hat-nang/model/backend/rate-limit';
import { createShortCache } from '@hat-nang/model/backend/short-cache';
import type { Application, ErrorRequestHandler, RequestHandler } from 'express';
import { serveSingleByteRanges, setSafeDisposition } from './asset-headers.ts';
import { PRE_AUTH_RULES, ROUTE_RULES } from './closed-routes.ts';
import { registerCrashHandlers } from './crash-net.ts';
import { quoteExportedCells } from './csv-cells.ts';
import { readUserRow, rejectOutdatedSessions } from './current-rights.ts';
import { createDatabaseRateStore } from './database-rate-store.ts';
import { registerEndedSessions } from './ended-sessions.ts';
import { logFailures } from './failure-log.ts';
import {
  checkBody,
  checkQuery,
  enforceRouteRule,
  guardGraphql,
  guardUploads,
  guardUsers,
  limitRate,
  markRequest,
  preventCaching,
  refundAdminRequests,
  refuseForeignWrites,
  refuseOtherSpellings,
  refuseWritesByQuery,
  translateDatabaseError,
} from './middlewares.ts';
import { acceptPreviousSecrets } from './previous-secrets.ts';
import { checkPreAuthQuery, checkQueryCost, limitQueryWork } from './query-limits.ts';
import { createReachFilter, rememberRequest } from './query-reach.ts';
import { readRights } from './read-rights.ts';
import { createReadinessCheck } from './readiness.ts';
import { connectRedis, createRedisRateStore, type RedisClient } from './redis-rate-store.ts';
import { checkRequestLine, limitBody, refuseConnect } from './request-limits.ts';
import { findUnsafeSettings, readSettings } from './settings.ts';
import { sharp } from './sharp.ts';
import { readAsSite } from './site-secret.ts';
import { tuneSqlite } from './sqlite.ts';
import { registerStatus } from './status/register-status.ts';
import { createStorageCheck, refuseLostUploads } from './storage-marker.ts';
import type { Accountability, Logger, Middleware } from './types.ts';
import { findServerField } from './upload-rules.ts';
import { createWorkBudget } from './work-budget.ts';

export default function register(
  { init, filter, action }: RegisterFunctions,
  { env, database, services, logger }: HookExtensionContext,
): void {
  const log = logger as unknown as Logger;
  const settings = readSettings(env);
  const rateBucket = { burst: settings.rateBurst, perSecond: settings.ratePerSecond };
  let requestStore = createMemoryRateStore(rateBucket);
  let redis: RedisClient | undefined;
  const lookupLimit = { name: 'username-lookup', limit: settings.lookupsAMinute, windowMs: 60_000 };
  const lookupStore = createDatabaseRateStore(database, settings.hashKey, lookupLimit);
  const isRateLimited = settings.rateBurst > 0 && settings.ratePerSecond > 0;

  registerCrashHandlers(log);
  // One thread per picture leaves the other CPU cores free for requests.
  sharp.concurrency(1);
  quoteExportedCells(services);
  const storageCheck = createStorageCheck(env, log);
  refuseLostUploads(services, storageCheck);

  /** Registers an init hook. If the hook fails, the process exits, because Directus would only log a warning and run unguarded. */
  const registerInit = (event: string, mount: (app: Application) => void | Promise<void>) => {
    init(event, async (meta) => {
      try {
        await mount(meta.app as Application);
      } catch (error) {
        log.fatal(error, `guard: could not register at ${event}, the process ends`);
        process.exit(1);
      }
    });
  };
  const addMiddleware = (app: Application, ...args: [Middleware] | [string, Middleware]) => {
    const middleware = asyncHandler(args.length === 1 ? args[0] : args[1]) as RequestHandler;
    if (args.length === 1) app.use(middleware);
    else app.use(args[0], middleware);
  };

  // These checks must run before the middlewares of other extensions, which are added at `middlewares.before`. Directus emits `app.before` earlier.
  registerInit('app.before', (app) => {
    addMiddleware(app, logFailures(log));
    addMiddleware(app, refuseOtherSpellings);
    addMiddleware(app, acceptPreviousSecrets(settings));
    addMiddleware(app, markRequest(settings));
    addMiddleware(app, checkRequestLine);
    addMiddleware(app, preventCaching(settings));
    addMiddleware(app, refuseForeignWrites(settings));
  });

  registerInit('app.before', async () => {
    for (const warning of findUnsafeSettings(env)) log.warn(`guard: ${warning}`);
    await tuneSqlite(database);
    await storageCheck.prepare(database);
    if (!settings.redis) return;
    redis = await connectRedis(settings.redis);
    requestStore = createRedisRateStore(redis, rateBucket, log);
  });

  registerInit('middlewares.before', (app) => {
    addMiddleware(app, '/server/ready', createReadinessCheck(database));
    if (isRateLimited) addMiddleware(app, limitRate(requestStore, settings.rateBurst));
    addMiddleware(app, limitBody(settings));
    addMiddleware(app, checkQuery);
    addMiddleware(app, checkPreAuthQuery(settings));
    for (const rule of PRE_AUTH_RULES) addMiddleware(app, rule.path, enforceRouteRule(rule));
  });

  const userCache = createShortCache(readUserRow);
  const rightsCache = createShortCache(readRights);
  registerInit('middlewares.after', (app) => {
    addMiddleware(app, rejectOutdatedSessions(userCache, database));
    addMiddleware(app, '/graphql', readAsSite);
  });
  for (const operation of ['create', 'update', 'delete']) {
    action(`users.${operation}`, userCache.forget);
    for (const scope of ['access', 'permissions', 'policies', 'roles'])
      action(`${scope}.${operation}`, rightsCache.forget);
  }
  registerEndedSessions(filter as unknown as Parameters<typeof registerEndedSessions>[0]);

  registerInit('routes.before', (app) => {
    addMiddleware(app, rememberRequest);
    if (isRateLimited) addMiddleware(app, refundAdminRequests(requestStore));
    addMiddleware(app, '/users', guardUsers(database, lookupStore, settings.lookupsAMinute));
    for (const rule of ROUTE_RULES) addMiddleware(app, rule.path, enforceRouteRule(rule));
    addMiddleware(app, checkBody);
    addMiddleware(app, refuseWritesByQuery);
    addMiddleware(app, guardUploads);
    addMiddleware(app, '/graphql', guardGraphql);
    addMiddleware(app, checkQueryCost);
    addMiddleware(app, limitQueryWork(createWorkBudget()));
    addMiddleware(app, '/assets', setSafeDisposition);
    addMiddleware(app, '/assets', serveSingleByteRanges);
  });

  registerInit('routes.custom.before', (app) => registerStatus(app, { database, env, redis: () => redis }));

  registerInit('routes.custom.after', (app) => {
    const translateErrors: ErrorRequestHandler = (error, _request, _response, next) => {
      const translatedError = translateDatabaseError(error);
      // Directus logs errors with status 500, but logs the translated error (503) only at the level debug. The guard therefore logs its reason.
      if (translatedError !== error && translatedError instanceof ServiceUnavailableError)
        log.error(`guard: ${translatedError.extensions.reason} (${error.code})`);
      next(translatedError);
    };
    app.use(translateErrors);
  });

  filter('*.query', createReachFilter(rightsCache) as unknown as Parameters<typeof filter>[1]);

  // Closes shares in REST and GraphQL: they let strangers log in (docs/threat-model.md 19).
  const refuseShares = () => {
    throw new ForbiddenError();
  };
  filter('shares.create', refuseShares);
  filter('shares.update', refuseShares);

  const refuseServerFields = (payload: unknown, _meta: unknown, context: { accountability: Accountability | null }) => {
    const { accountability } = context;
    // Code without a caller, and administrators that are not persons, such as scripts, may set these fields.
    if (accountability === null || (accountability.admin && !isPerson(accountability))) return;
    const field = findServerField(Object.keys(payload as Record<string, unknown>), accountability.admin);
    if (field !== undefined) throw new ForbiddenError({ reason: `The server sets "${field}" itself.` });
  };
  filter('files.create', refuseServerFields as Parameters<typeof filter>[1]);
  filter('files.update', refuseServerFields as Parameters<typeof filter>[1]);

  action('server.start', ({ server }) => {
    // Closes WebSockets in case WEBSOCKETS_ENABLED is set by mistake (docs/threat-model.md 19).
    server.removeAllListeners('upgrade');
    server.on('connect', refuseConnect);
    server.headersTimeout = 20_000;
    // The timeout must exceed the time after which the site closes an idle connection. Otherwise the site could use a socket that Directus closes.
    server.keepAliveTimeout = Math.max(server.keepAliveTimeout, 30_000);
  });
}
