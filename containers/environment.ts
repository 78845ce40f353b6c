import { existsSync, readFileSync } from 'node:fs';

export type Environment = Record<string, string | undefined>;

/**
 * Reads a setting from the first of three sources that is set: the variable, the file at `{name}_FILE`, and `fallbackFile` in a volume that `make-secrets.ts`
 * fills. An empty variable counts as unset, because compose passes unset variables as empty ones.
 */
export function readSetting(env: Environment, name: string, fallbackFile?: string): string | undefined {
  if (env[name]) return env[name];
  const file = env[`${name}_FILE`] || (fallbackFile && existsSync(fallbackFile) ? fallbackFile : undefined);
  return file ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}

/**
 * Reads a setting that must be set.
 * @throws Error that names the setting, never its value.
 */
export function requireSetting(env: Environment, name: string, fallbackFile?: string): string {
  const value = readSetting(env, name, fallbackFile);
  if (!value) throw new Error(`${name} is not set: give it, or ${name}_FILE, in .env (see .env.example).`);
  return value;
}

export const secretFile = {
  database: '/run/hat-nang/database/password',
  redis: '/run/hat-nang/redis/password',
  siteSecret: '/run/hat-nang/site/site_secret',
  key: '/run/hat-nang/directus/key',
  secret: '/run/hat-nang/directus/secret',
  hashKey: '/run/hat-nang/directus/hash_key',
  adminToken: '/run/hat-nang/directus/admin_token',
  adminPassword: '/run/hat-nang/directus/admin_password',
  backup: '/run/hat-nang/backup/password',
} as const;

/** Secrets before a rotation. The files exist until the replaced secrets are forgotten (containers/directus/rotate-secrets.ts). */
export const previousSecretFile = {
  secret: '/run/hat-nang/directus/secret_previous',
  siteSecret: '/run/hat-nang/directus/site_secret_previous',
} as const;

/**
 * Returns REDIS_URL, or the address of the Redis in docker-compose.yml with its password. Returns undefined if neither REDIS_URL nor a Redis password is set.
 */
export function redisAddress(env: Environment): string | undefined {
  const password = readSetting(env, 'REDIS_PASSWORD', secretFile.redis);
  return env.REDIS_URL || (password && `redis://:${encodeURIComponent(password)}@redis:6379`) || undefined;
}
