import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { directusEnvironment, directusProgram, linkModules } from './directus.ts';
import type { Credentials, Secrets } from './secrets.ts';
import { readSettings } from './settings.ts';

describe("the data folder's link to the project's packages", () => {
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-link-'));
  const [targetFolder, link] = [join(folder, 'here'), join(folder, 'link')];
  mkdirSync(targetFolder);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['is made', () => undefined],
    ['is kept', () => symlinkSync(targetFolder, link)],
    ['leaves a project that is gone', () => symlinkSync(join(folder, 'gone'), link)],
    ['leaves another project', () => symlinkSync(folder, link)],
  ])('%s', (_, prepareLink) => {
    rmSync(link, { force: true });
    prepareLink();
    linkModules(targetFolder, link);
    expect(readlinkSync(link)).toBe(targetFolder);
  });
});

describe('the environment of Directus', () => {
  const settings = (input: Record<string, string> = {}) => readSettings({ DATA_DIR: folder, ...input });
  const optionsOf = (input?: Record<string, string>) => ({
    settings: settings(input),
    secrets: { key: 'k', secret: 's', adminToken: 't', siteSecret: 'x', hashKey: 'h' } as Secrets,
    credentials: { admin: { email: 'admin@example.com', password: 'p' } } as Credentials,
    smtpPort: 1025,
    extensionsDir: folder,
  });
  const environmentOf = (input?: Record<string, string>) => directusEnvironment(optionsOf(input));
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-environment-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('turns off what is dangerous or unused, and bounds the rest (docs/threat-model.md)', () => {
    expect(environmentOf()).toMatchObject({
      EXTENSIONS_MUST_LOAD: 'true',
      IP_TRUST_PROXY: '1',
      CORS_ENABLED: 'false',
      MCP_ENABLED: 'false',
      AI_ENABLED: 'false',
      TELEMETRY: 'false',
      WEBSOCKETS_ENABLED: 'false',
      ASSETS_CACHE_REVALIDATE: 'true',
      SERVER_SHUTDOWN_TIMEOUT: '10000',
      HASH_MEMORY_COST: '19456',
      HASH_TIME_COST: '2',
      HASH_PARALLELISM: '1',
      SESSION_COOKIE_SAME_SITE: 'lax',
    });
    expect(environmentOf().IMPORT_IP_DENY_LIST).toContain('0.0.0.0/8');
    expect(environmentOf().FILES_MIME_TYPE_ALLOW_LIST).not.toMatch(/svg|html|\*/);
  });

  it('makes cookies secure behind https, and allows exactly two reset addresses', () => {
    expect(environmentOf().SESSION_COOKIE_SECURE).toBe('false');
    const secure = environmentOf({ PUBLIC_URL: 'https://library.example.com' });
    expect(secure.SESSION_COOKIE_SECURE).toBe('true');
    expect(secure.PASSWORD_RESET_URL_ALLOW_LIST?.split(',')).toEqual([
      'https://library.example.com/dat-lai-mat-khau',
      'https://library.example.com/en/reset-password',
    ]);
  });

  it('limits statements and their waits for locks on PostgreSQL, except in the bootstrap and the migrations', () => {
    const address = 'postgres://directus:secret@127.0.0.1:5432/hat_nang';
    const addressOfProgram = (DATABASE_URL: string) =>
      directusProgram(optionsOf({ DATABASE_URL })).env.DB_CONNECTION_STRING;
    expect(addressOfProgram(address)).toBe(`${address}?statement_timeout=60000&lock_timeout=1500`);
    expect(addressOfProgram(`${address}?lock_timeout=0`)).toBe(`${address}?lock_timeout=0&statement_timeout=60000`);
    expect(environmentOf({ DATABASE_URL: address }).DB_CONNECTION_STRING).toBe(address);
    expect(directusProgram(optionsOf()).env).not.toHaveProperty('DB_CONNECTION_STRING');
  });
});
