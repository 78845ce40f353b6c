import { lstatSync, mkdirSync, readlinkSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deniedNetworks } from '@hat-nang/model/http/denied-networks';
import { SCHEMA_ENV } from '../../schema/apply.ts';
import type { Credentials, Secrets } from './secrets.ts';
import { baseEnvironment, dataPath, type Settings } from './settings.ts';
import { cleanLogFlags, type ProgramSpec, runToEnd } from './supervisor.ts';

/** Allowed types of uploads. SVG and HTML are excluded. Directus serves files inline, so a script in such a file would run (docs/threat-model.md 18). */
const uploadTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/x-icon',
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'video/mp4',
  'video/webm',
  'text/vtt',
  'text/plain',
  'application/pdf',
  'application/epub+zip',
  'application/zip',
];

export type DirectusOptions = {
  settings: Settings;
  secrets: Secrets;
  credentials: Credentials;
  smtpPort: number;
  /** Folder with one subfolder per built extension. Directus runs without extensions if the folder is empty or missing. */
  extensionsDir: string;
  /** Development mode writes more to the log. */
  isDevelopment?: boolean;
  /** Further variables: the settings of a container, or other limits in tests. */
  extra?: Record<string, string>;
};

/** Returns every environment variable of Directus. Directus inherits only the variables of `baseEnvironment` (decision 106). */
export function directusEnvironment(options: DirectusOptions): Record<string, string> {
  const { settings, secrets, credentials, isDevelopment = false } = options;
  const isSecure = settings.publicUrl.startsWith('https:');
  return {
    ...baseEnvironment(),
    NODE_ENV: isDevelopment ? 'development' : 'production',
    HOST: settings.directusHost,
    PORT: String(settings.directusPort),
    PUBLIC_URL: settings.studioUrl,
    KEY: secrets.key,
    SECRET: secrets.secret,
    ADMIN_EMAIL: credentials.admin.email,
    ADMIN_PASSWORD: credentials.admin.password,
    ADMIN_TOKEN: secrets.adminToken,
    PROJECT_NAME: 'Hạt Nắng',
    ACCEPT_TERMS: 'true',
    TELEMETRY: 'false',
    LOG_LEVEL: isDevelopment ? 'info' : 'warn',
    // Directus writes one JSON object a line, because clean-log.ts needs the fields of the object. clean-log.ts then formats the lines for people
    // (docs/decisions/269-logs-without-personal-data.md).
    LOG_STYLE: 'raw',
    LOG_LINES: 'text',
    // The request log is off. Its lines contain the address, query and headers of every refused request. The guard logs failures.
    LOGGER_HTTP_AUTO_LOGGING: 'false',
    NO_COLOR: '1',

    ...buildDatabaseEnvironment(settings),
    ...SCHEMA_ENV,
    MIGRATIONS_PATH: join(settings.rootDir, 'schema/migrations'),
    TEMP_PATH: dataPath(settings, 'directus/tmp'),

    EXTENSIONS_PATH: options.extensionsDir,
    // Directus must not start without the guard. Otherwise a guard that fails to load causes only a warning, and one anonymous request can crash
    // Directus (docs/threat-model.md 3).
    EXTENSIONS_MUST_LOAD: 'true',
    // A reload would leave the Express handlers of a hook in place. In development the whole process restarts instead (stack.ts).
    EXTENSIONS_AUTO_RELOAD: 'false',
    SITE_URL: settings.siteUrl,
    SITE_PUBLIC_URL: settings.publicUrl,
    SITE_SECRET: `string:${secrets.siteSecret}`,
    HASH_KEY: `string:${secrets.hashKey}`,
    ...(secrets.previousSecret ? { SECRET_PREVIOUS: `string:${secrets.previousSecret}` } : {}),
    ...(secrets.previousSiteSecret ? { SITE_SECRET_PREVIOUS: `string:${secrets.previousSiteSecret}` } : {}),
    COOKIE_PREFIX: settings.cookiePrefix,
    DOWNLOADS_START_AFTER: String(settings.downloadsStartAfter),
    SPEECH_COMMAND: `string:${settings.speechCommand}`,
    BRAILLE_COMMAND: `string:${settings.brailleCommand}`,
    MEMBER_PICTURES_A_DAY: String(settings.memberPictures.aDay),
    MEMBER_PICTURES: String(settings.memberPictures.files),
    MEMBER_PICTURES_MB: String(settings.memberPictures.megabytes),
    OUTSIDE_LINK_CHECK: settings.outsideLinkCheck,

    SESSION_COOKIE_NAME: `${settings.cookiePrefix}_token`,
    SESSION_COOKIE_SECURE: String(isSecure),
    SESSION_COOKIE_SAME_SITE: 'lax',
    REFRESH_TOKEN_COOKIE_SECURE: String(isSecure),
    // A "remember me" session lasts 30 days. auth-extend shortens other sessions.
    SESSION_COOKIE_TTL: '30d',
    REFRESH_TOKEN_TTL: '30d',
    HASH_MEMORY_COST: '19456',
    HASH_TIME_COST: '2',
    HASH_PARALLELISM: '1',
    PASSWORD_RESET_URL_ALLOW_LIST: `${settings.publicUrl}/dat-lai-mat-khau,${settings.publicUrl}/en/reset-password`,

    // Directus trusts the last address of X-Forwarded-For. The API proxy sets this header; for the Studio, the edge sets the header (docs/threat-model.md 7).
    IP_TRUST_PROXY: '1',
    // The guard extension limits requests instead. The guard counts requests in memory or in Redis, and look-ups of usernames in the database.
    RATE_LIMITER_ENABLED: 'false',
    RATE_LIMITER_GLOBAL_ENABLED: 'false',
    RATE_LIMITER_REGISTRATION_ENABLED: 'false',
    CORS_ENABLED: 'false',
    MCP_ENABLED: 'false',
    AI_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `array:'self',${settings.publicUrl}`,
    IMPORT_IP_DENY_LIST: deniedNetworks.join(','),

    // The Studio saves a book with all its pages and their translations in one request.
    MAX_BATCH_MUTATION: '10000',
    // Maximum number of rows that `limit=-1` returns, also in the Studio and in exports (decision 021; MAX_ROWS of the guard).
    QUERY_LIMIT_MAX: '10000',
    FILES_MAX_UPLOAD_SIZE: '64mb',
    FILES_MIME_TYPE_ALLOW_LIST: uploadTypes.join(','),
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_DRIVER: 'local',
    STORAGE_LOCAL_ROOT: dataPath(settings, 'uploads'),
    ASSETS_CACHE_TTL: '30d',
    ASSETS_CACHE_REVALIDATE: 'true',
    ASSETS_TRANSFORM_MAX_CONCURRENT: '4',
    ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION: '4000',
    // At most five of libuv's threads decode pictures: four for transforms, one for members' uploads. The database, files and hashes need further threads.
    UV_THREADPOOL_SIZE: '12',
    // Rows are imported inside a transaction. On SQLite the transaction blocks all writes, so the time is limited.
    IMPORT_TIMEOUT: '60s',
    IMPORT_MAX_CONCURRENCY: '1',

    EMAIL_FROM: 'no-reply@hatnang.example.com',
    EMAIL_TRANSPORT: 'smtp',
    EMAIL_SMTP_HOST: '127.0.0.1',
    EMAIL_SMTP_PORT: String(options.smtpPort),
    EMAIL_SMTP_IGNORE_TLS: 'true',
    EMAIL_VERIFY_SETUP: 'false',

    // Without the freeze, each request copies the whole schema, which takes 4 ms. The project's code never modifies the schema.
    CACHE_SCHEMA_FREEZE_ENABLED: 'true',
    // A request waits at most three times for another process that reads the schema. The default of 10 s per wait exceeds the deadline of the site's reads.
    CACHE_SCHEMA_SYNC_TIMEOUT: '3500',
    SERVER_SHUTDOWN_TIMEOUT: '10000',
    // On a small machine with one process, a slow response is better than none. Directus therefore refuses requests only under heavy overload.
    PRESSURE_LIMITER_MAX_EVENT_LOOP_UTILIZATION: 'false',
    PRESSURE_LIMITER_MAX_EVENT_LOOP_DELAY: '4000',
    PRESSURE_LIMITER_RETRY_AFTER: '1',
    ...options.extra,
  };
}

/** Flags of a Directus that uses Redis. The preload lets Directus continue while Redis is down (docs/decisions/265-redis-away.md). */
const memoryPreloadFlags = [`--import=${pathToFileURL(join(import.meta.dirname, 'shared-memory/preload.ts')).href}`];

/** Returns the supervisor's specification of Directus. */
export function directusProgram(options: DirectusOptions): ProgramSpec {
  const command = buildDirectusCommand(options, ['start']);
  return {
    ...command,
    env: { ...command.env, ...addTimeouts(command.env) },
    nodeOptions: [...cleanLogFlags, ...(command.env.REDIS ? memoryPreloadFlags : [])],
    name: 'Directus',
    logFile: dataPath(options.settings, 'logs/directus.log'),
    isReady: () => isResponding(`${options.settings.directusUrl}/server/ping`),
    readyTimeoutMs: 90_000,
  };
}

/**
 * Creates the system tables and the administrator on a new database. On an existing database, runs the migrations that must precede the schema
 * (`schema/migrations/before`), such as renames. The other migrations run after the schema is applied, because they need its tables.
 */
export async function bootstrapDirectus(options: DirectusOptions): Promise<void> {
  const command = buildDirectusCommand(options, ['bootstrap']);
  await runToEnd('Preparing the database', {
    ...command,
    env: { ...command.env, MIGRATIONS_PATH: join(options.settings.rootDir, 'schema/migrations/before') },
    logFile: dataPath(options.settings, 'logs/bootstrap.log'),
  });
}

/** Runs the pending migrations of the project (`schema/migrations`). */
export async function migrateDirectus(options: DirectusOptions): Promise<void> {
  await runToEnd('The migrations', {
    ...buildDirectusCommand(options, ['database', 'migrate:latest']),
    logFile: dataPath(options.settings, 'logs/migrate.log'),
  });
}

/** Checks whether the address answers successfully within a second. */
export async function isResponding(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function buildDirectusCommand(options: DirectusOptions, args: string[]) {
  return {
    // `directus/cli.js` is not used, because that script first checks the registry for updates.
    script: [findCliPath(options.settings.rootDir), ...args],
    nodeOptions: cleanLogFlags,
    cwd: prepareFolder(options.settings),
    env: directusEnvironment(options),
  };
}

/**
 * Prepares the working folder of Directus. Without a package.json there, Directus loads no extension. Extensions find shared packages through
 * node_modules.
 */
function prepareFolder(settings: Settings): string {
  const folder = dataPath(settings, 'directus');
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  mkdirSync(dataPath(settings, 'uploads'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  linkModules(join(settings.rootDir, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * Points the link at `target`, the packages of this project. An existing link may point into another project folder, which created the data folder and may
 * have been deleted.
 */
export function linkModules(target: string, link: string): void {
  const existing = lstatSync(link, { throwIfNoEntry: false });
  if (existing?.isSymbolicLink() && resolve(readlinkSync(link)) !== resolve(target)) unlinkSync(link);
  else if (existing) return;
  symlinkSync(target, link, 'junction');
}

function findCliPath(rootDir: string): string {
  const requireFromRoot = createRequire(join(rootDir, 'package.json'));
  return createRequire(requireFromRoot.resolve('directus/package.json')).resolve('@directus/api/cli/run.js');
}

/** Time limits in milliseconds after which PostgreSQL aborts a statement (docs/decisions/199-statement-timeout.md). */
const timeouts = {
  /** The limit is longer than the 15 s after which a caller gives up, because extensions also run statements in the background. */
  statement_timeout: 60_000,
  /**
   * Limit of the wait for a lock. Without it, the requests for one locked table would soon hold all connections of the pool. The limit is shorter than the
   * wait of a read in the work budget of the guard.
   */
  lock_timeout: 1500,
};

/**
 * Returns the database address with the time limits, or no variable for SQLite. A limit that the address already contains is kept. The limits bound a request's
 * work. The bootstrap and the migrations run without them. SQLite has no such limits, but the limit of query costs applies (decision 021).
 */
function addTimeouts({ DB_CONNECTION_STRING: address }: Record<string, string>): Record<string, string> {
  if (address === undefined) return {};
  const url = new URL(address);
  for (const [name, ms] of Object.entries(timeouts))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return { DB_CONNECTION_STRING: url.href };
}

function buildDatabaseEnvironment(settings: Settings): Record<string, string> {
  return settings.databaseUrl === undefined
    ? { DB_CLIENT: 'sqlite3', DB_FILENAME: dataPath(settings, 'data.db') }
    : { DB_CLIENT: 'pg', DB_CONNECTION_STRING: settings.databaseUrl };
}
