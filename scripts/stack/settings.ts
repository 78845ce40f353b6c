import { join, resolve } from 'node:path';
import { StepError } from './steps.ts';

/** Demo users of every new data folder; `admin` may use the Studio without limits. */
export const demoRoles = ['admin', 'editor', 'reviewer', 'desk', 'kid', 'adult'] as const;
export type DemoRole = (typeof demoRoles)[number];

/** All settings that may differ between two copies on one machine. Addresses have no trailing slash. */
export type Settings = {
  /** The repository. */
  rootDir: string;
  /** Database, uploads, logs, secrets: all files of a run. */
  dataDir: string;
  /** Listen address of the site. Directus and the mail catcher have their own (docs/how-to.md). */
  host: string;
  port: number;
  directusHost: string;
  directusPort: number;
  mailPort: number;
  /** Undefined: the mail page's port minus 55, or any free port if that one is taken. People never type this address. */
  smtpPort: number | undefined;
  /** The site's public address, used for links in mails and canonical addresses. */
  publicUrl: string;
  /** The Studio's public address. */
  studioUrl: string;
  /** Addresses of the site, Directus and the mail catcher for processes on this machine. */
  siteUrl: string;
  directusUrl: string;
  mailUrl: string;
  /** A `postgres://` address; undefined: an SQLite file in the data folder. */
  databaseUrl: string | undefined;
  cookiePrefix: string;
  /** Passed to the site unchanged. Empty: the site uses its default list. */
  iconFallbackHosts: string;
  /** Seconds from Directus's start until it begins to build downloads in the background. */
  downloadsStartAfter: number;
  /** Upload limits per member: pictures per day, and pictures and megabytes in total. */
  memberPictures: { aDay: number; files: number; megabytes: number };
};

export const rootDir = resolve(import.meta.dirname, '../..');

/**
 * Reads the settings of docs/how-to.md from an environment.
 * @throws StepError with the invalid variable and its expected format
 */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const host = env.HOST || '127.0.0.1';
  const directusHost = env.DIRECTUS_HOST || '127.0.0.1';
  const port = readPort(env, 'PORT', 3000);
  const directusPort = readPort(env, 'DIRECTUS_PORT', 8055);
  const mailPort = readPort(env, 'MAIL_PORT', 1080);
  const publicUrl = readUrl(env, 'PUBLIC_URL', `http://127.0.0.1:${port}`);
  return {
    rootDir,
    dataDir: resolve(rootDir, env.DATA_DIR || '.data'),
    host,
    port,
    directusHost,
    directusPort,
    mailPort,
    smtpPort: env.SMTP_PORT ? readPort(env, 'SMTP_PORT', 1025) : undefined,
    publicUrl,
    studioUrl: readUrl(env, 'STUDIO_URL', `http://127.0.0.1:${directusPort}`),
    siteUrl: `http://${toReachableHost(host)}:${port}`,
    directusUrl: `http://${toReachableHost(directusHost)}:${directusPort}`,
    mailUrl: `http://127.0.0.1:${mailPort}`,
    databaseUrl: readDatabaseUrl(env),
    cookiePrefix: readCookiePrefix(env, publicUrl),
    iconFallbackHosts: env.ICON_FALLBACK_HOSTS || '',
    downloadsStartAfter: Number(env.DOWNLOADS_START_AFTER || 60),
    memberPictures: {
      aDay: Number(env.MEMBER_PICTURES_A_DAY || 20),
      files: Number(env.MEMBER_PICTURES || 10),
      megabytes: Number(env.MEMBER_PICTURES_MB || 20),
    },
  };
}

/** A path inside the data folder. */
export function dataPath(settings: Settings, ...parts: string[]): string {
  return join(settings.dataDir, ...parts);
}

/** Returns the variables of this process that a child process inherits. Settings must not leak between programs. */
export function baseEnvironment(): Record<string, string> {
  const inheritedVariables = [
    'PATH',
    'HOME',
    'LANG',
    'LC_ALL',
    'TZ',
    'TMPDIR',
    'NODE_EXTRA_CA_CERTS',
    'npm_config_nodedir',
    'CI',
  ];
  // glibc allocates an arena per thread. After pictures and responses, hundreds of megabytes in these arenas stay unused.
  const environment: Record<string, string> = { MALLOC_ARENA_MAX: '2' };
  for (const name of inheritedVariables) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}

function readPort(env: Record<string, string | undefined>, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StepError(`${name} must be a port between 1 and 65535, not "${text}".`);
  }
  return port;
}

function readUrl(env: Record<string, string | undefined>, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new StepError(`${name} must be an http(s) address such as https://library.example.org, not "${text}".`);
  }
  return text.replace(/\/+$/, '');
}

/** Behind https it has the prefix `__Host-`: browsers then restrict the cookie to this host, https and all paths. */
function readCookiePrefix({ COOKIE_PREFIX }: Record<string, string | undefined>, publicUrl: string): string {
  const isSecure = publicUrl.startsWith('https:');
  const prefix = COOKIE_PREFIX || (isSecure ? '__Host-hat_nang' : 'hat_nang');
  if (!/^(__Host-)?[a-z][a-z0-9_]{0,31}$/.test(prefix)) {
    throw new StepError(`COOKIE_PREFIX must be lower-case letters, digits and "_", after "__Host-", not "${prefix}".`);
  }
  if (prefix.startsWith('__Host-') && !isSecure) {
    throw new StepError(
      `COOKIE_PREFIX must not begin with "__Host-" while PUBLIC_URL is not https: browsers refuse it.`,
    );
  }
  return prefix;
}

function readDatabaseUrl({ DATABASE_URL: text }: Record<string, string | undefined>): string | undefined {
  if (!text) return undefined;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  // The value may contain a password, so the message does not print it.
  throw new StepError('DATABASE_URL must be an address such as postgres://user:password@127.0.0.1:5432/hat_nang.');
}

/** A server can listen on 0.0.0.0 (every address), but a client cannot connect to it. */
function toReachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
