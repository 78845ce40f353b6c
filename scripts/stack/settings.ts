import { join, resolve } from 'node:path';
import { StepError } from './steps.ts';

/** Roles of the demo users in every new data folder. `admin` may use the Studio without limits. */
export const demoRoles = ['admin', 'editor', 'reviewer', 'desk', 'kid', 'adult'] as const;
export type DemoRole = (typeof demoRoles)[number];

/** Settings that may differ between two copies on one machine. Addresses have no trailing slash. */
export type Settings = {
  /** Folder of the repository. */
  rootDir: string;
  /** Folder with all files of a run: database, uploads, logs, secrets. */
  dataDir: string;
  /** Listen address of the site. Directus and the mail catcher have separate listen addresses (docs/how-to.md). */
  host: string;
  port: number;
  directusHost: string;
  directusPort: number;
  mailPort: number;
  /**
   * SMTP port of the mail catcher. Undefined selects `mailPort` minus 55, or any free port if that port is taken or below 1024. Any port is suitable, because
   * only programs use it.
   */
  smtpPort: number | undefined;
  /** Public address of the site. Links in mails and canonical addresses use this address. */
  publicUrl: string;
  /** Public address of the Studio. */
  studioUrl: string;
  /** Address of the site for processes on this machine. The next two fields are the addresses of Directus and of the mail catcher. */
  siteUrl: string;
  directusUrl: string;
  mailUrl: string;
  /** `postgres://` address of the database. Undefined selects an SQLite file in the data folder. */
  databaseUrl: string | undefined;
  cookiePrefix: string;
  /** Hosts that serve missing icons, passed to the site unchanged. If the text is empty, the site uses its default list. */
  iconFallbackHosts: string;
  /** Seconds between the start of Directus and the first build of downloads in the background. */
  downloadsStartAfter: number;
  /** Name or path of espeak-ng, which makes synthetic voices in the book workshop. The program need not exist. */
  speechCommand: string;
  /** Name or path of lou_translate, which translates books to braille. The program need not exist. */
  brailleCommand: string;
  /** Upload limits per member: pictures per day, and pictures and megabytes in total. */
  memberPictures: { aDay: number; files: number; megabytes: number };
  /** `off` turns off the nightly check of links to other sites (docs/decisions/304-outside-links.md). */
  outsideLinkCheck: string;
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
    speechCommand: env.SPEECH_COMMAND || 'espeak-ng',
    brailleCommand: env.BRAILLE_COMMAND || 'lou_translate',
    memberPictures: {
      aDay: Number(env.MEMBER_PICTURES_A_DAY || 20),
      files: Number(env.MEMBER_PICTURES || 10),
      megabytes: Number(env.MEMBER_PICTURES_MB || 20),
    },
    outsideLinkCheck: env.OUTSIDE_LINK_CHECK || 'on',
  };
}

/** Returns a path inside the data folder. */
export function dataPath(settings: Settings, ...parts: string[]): string {
  return join(settings.dataDir, ...parts);
}

/** Returns the environment that all supervised programs get. Programs inherit only listed variables, so settings of one do not leak into another. */
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
  // glibc allocates an arena per thread. After large pictures and responses, hundreds of megabytes of the arenas would stay allocated but unused.
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

/** Reads the prefix of cookie names. The default behind https begins with `__Host-`: browsers then accept the cookies only for this host and https. */
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
  // The message does not print the value, because it may contain a password.
  throw new StepError('DATABASE_URL must be an address such as postgres://user:password@127.0.0.1:5432/hat_nang.');
}

/** Returns an address to which a client can connect. A server can listen on 0.0.0.0 or :: (every address), but a client cannot connect to those. */
function toReachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
