import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DirectusOptions } from '../../scripts/stack/directus.ts';
import type { Credentials } from '../../scripts/stack/secrets.ts';
import { demoRoles, readSettings, rootDir } from '../../scripts/stack/settings.ts';
import {
  type Environment,
  previousSecretFile,
  readSetting,
  redisAddress,
  requireSetting,
  secretFile,
} from '../environment.ts';
import { storageEnvironment } from './storage.ts';

export type ContainerOptions = {
  options: DirectusOptions;
  /** Name of the release, followed by the public address and the kind of content, because the set-up writes both into the database. */
  release: string;
  isDemo: boolean;
  connectionString: string;
};

/**
 * Converts the settings of .env.example to the options of `scripts/stack`.
 * @throws Error that names a missing or invalid setting
 */
export function readOptions(env: Environment): ContainerOptions {
  const isDemo = env.DEMO_CONTENT === 'true';
  const connectionString = buildDatabaseAddress(env);
  const settings = {
    ...readSettings({
      DATA_DIR: env.DATA_DIR || '/data',
      PUBLIC_URL: requireSetting(env, 'PUBLIC_URL'),
      STUDIO_URL: requireSetting(env, 'STUDIO_URL'),
      COOKIE_PREFIX: env.COOKIE_PREFIX,
      DOWNLOADS_START_AFTER: env.DOWNLOADS_START_AFTER,
      SPEECH_COMMAND: env.SPEECH_COMMAND,
      BRAILLE_COMMAND: env.BRAILLE_COMMAND,
      OUTSIDE_LINK_CHECK: env.OUTSIDE_LINK_CHECK,
      DIRECTUS_HOST: '0.0.0.0',
      DIRECTUS_PORT: '8055',
      DATABASE_URL: connectionString,
    }),
    siteUrl: env.SITE_URL || 'http://edge:8057',
  };
  const redis = redisAddress(env);
  const options: DirectusOptions = {
    settings,
    secrets: {
      key: requireSetting(env, 'KEY', secretFile.key),
      secret: requireSetting(env, 'SECRET', secretFile.secret),
      siteSecret: requireSetting(env, 'SITE_SECRET', secretFile.siteSecret),
      hashKey: requireSetting(env, 'HASH_KEY', secretFile.hashKey),
      adminToken: requireSetting(env, 'ADMIN_TOKEN', secretFile.adminToken),
      previousSecret: readSetting(env, 'SECRET_PREVIOUS', previousSecretFile.secret),
      previousSiteSecret: readSetting(env, 'SITE_SECRET_PREVIOUS', previousSecretFile.siteSecret),
    },
    credentials: readCredentials(env),
    smtpPort: Number(env.SMTP_PORT || 1025),
    extensionsDir: join(rootDir, 'extensions'),
    extra: {
      ...buildMailEnvironment(env),
      // Files are in a volume or in a bucket, because all replicas must share the files.
      ...storageEnvironment(env),
      ...buildReplicaEnvironment(env),
      DB_POOL__MIN: '1',
      DB_POOL__MAX: env.DB_POOL_MAX || '20',
      LOG_LINES: 'json',
      LOG_LEVEL: env.LOG_LEVEL || 'warn',
      // Only `@directus/memory` and the guard use Redis. CACHE_STORE and SYNCHRONIZATION_STORE stay in process memory, because they would fail while Redis
      // is down (docs/decisions/265-redis-away.md).
      ...(redis ? { REDIS: redis, GUARD_REDIS: redis } : {}),
      ...pickSettings(env, ['GUARD_RATE_BURST', 'GUARD_RATE_PER_SECOND', 'GUARD_LOOKUPS_A_MINUTE']),
      ...pickSettings(env, ['MEMBER_PICTURES_A_DAY', 'MEMBER_PICTURES', 'MEMBER_PICTURES_MB']),
    },
  };
  const releaseName = readFileSync(join(rootDir, 'release.txt'), 'utf8').trim();
  return {
    options,
    release: `${releaseName} ${settings.publicUrl} ${isDemo ? 'demo' : 'plain'}`,
    isDemo,
    connectionString,
  };
}

function buildDatabaseAddress(env: Environment): string {
  const configuredUrl = readSetting(env, 'DATABASE_URL');
  if (configuredUrl) return configuredUrl;
  const password = encodeURIComponent(requireSetting(env, 'DB_PASSWORD', secretFile.database));
  const { DB_USER, DB_HOST, DB_PORT, DB_NAME } = env;
  return `postgres://${DB_USER || 'directus'}:${password}@${DB_HOST || 'postgres'}:${DB_PORT || 5432}/${DB_NAME || 'hat_nang'}`;
}

/** Returns the address of the read replica, which only the search extension uses. The prefix `string:` prevents that Directus parses the password. */
function buildReplicaEnvironment(env: Environment): Record<string, string> {
  const url = readSetting(env, 'DATABASE_REPLICA_URL');
  return url ? { DATABASE_REPLICA_URL: `string:${url}` } : {};
}

/** Returns the logins of all roles. Only the administrator's address has no default. start.ts creates the demo accounts only with the demo content. */
function readCredentials(env: Environment): Credentials {
  const admin = {
    email: requireSetting(env, 'ADMIN_EMAIL'),
    username: 'admin',
    password: requireSetting(env, 'ADMIN_PASSWORD', secretFile.adminPassword),
  };
  const demoCredentials = demoRoles.map((role) => {
    const email = `${role}@hatnang.example.com`;
    return [role, role === 'admin' ? admin : { email, username: role, password: readDemoPassword(env, role) }];
  });
  return Object.fromEntries(demoCredentials) as Credentials;
}

/** Returns DEMO_PASSWORD, or a password derived from HASH_KEY and the role. */
function readDemoPassword(env: Environment, role: string): string {
  const key = requireSetting(env, 'HASH_KEY', secretFile.hashKey);
  return (
    readSetting(env, 'DEMO_PASSWORD') ?? `Demo-${createHmac('sha256', key).update(role).digest('hex').slice(0, 14)}`
  );
}

function buildMailEnvironment(env: Environment): Record<string, string> {
  const password = readSetting(env, 'SMTP_PASSWORD');
  const dkimKey = readSetting(env, 'DKIM_PRIVATE_KEY');
  return {
    EMAIL_FROM: env.MAIL_FROM || 'no-reply@hatnang.example.com',
    EMAIL_SMTP_HOST: env.SMTP_HOST || 'mail',
    EMAIL_SMTP_IGNORE_TLS: env.SMTP_IGNORE_TLS || 'false',
    EMAIL_SMTP_SECURE: env.SMTP_SECURE || 'false',
    ...(env.SMTP_USER ? { EMAIL_SMTP_USER: env.SMTP_USER } : {}),
    // The prefix `string:` keeps the password a text. Without the prefix, Directus parses a password of digits as a number, and a password with a comma as a
    // list.
    ...(password ? { EMAIL_SMTP_PASSWORD: `string:${password}` } : {}),
    ...(dkimKey ? { EMAIL_DKIM_PRIVATE_KEY: `string:${dkimKey}` } : {}),
    EMAIL_DKIM_SELECTOR: env.DKIM_SELECTOR || '',
    EMAIL_DKIM_DOMAIN: env.DKIM_DOMAIN || '',
  };
}

function pickSettings(env: Environment, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}
