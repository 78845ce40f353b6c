import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ensureCredentials, ensureSecrets } from './secrets.ts';
import { demoRoles, readSettings } from './settings.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-unit-'));
  folders.push(folder);
  return folder;
};

describe('settings', () => {
  it('listen on this machine alone, on the documented ports unless told otherwise', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      directusHost: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
    });
    expect([settings.port, settings.directusPort, settings.mailPort]).toEqual([3000, 8055, 1080]);
    expect(settings.dataDir).toMatch(/\.data$/);
  });

  it('derive addresses from the ports, and call a site that listens everywhere by an address that can be called', () => {
    const settings = readSettings({ PORT: '4000', HOST: '0.0.0.0', PUBLIC_URL: 'https://library.example.org/' });
    expect(settings).toMatchObject({ siteUrl: 'http://127.0.0.1:4000', publicUrl: 'https://library.example.org' });
  });

  it('use an SQLite file unless told of a PostgreSQL, and never repeat its password', () => {
    expect(readSettings({}).databaseUrl).toBeUndefined();
    const url = 'postgres://directus:secret@127.0.0.1:5432/hat_nang';
    expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
    expect(() => readSettings({ DATABASE_URL: 'directus:secret@127.0.0.1' })).toThrow(/^(?!.*secret@)/);
  });

  it('restrict the login cookie to one host behind https', () => {
    const prefixOf = (env: Record<string, string>) => readSettings(env).cookiePrefix;
    expect(prefixOf({})).toBe('hat_nang');
    expect(prefixOf({ COOKIE_PREFIX: '' })).toBe('hat_nang');
    expect(prefixOf({ PUBLIC_URL: 'https://library.example.org' })).toBe('__Host-hat_nang');
    expect(prefixOf({ PUBLIC_URL: 'https://library.example.org', COOKIE_PREFIX: 'sach' })).toBe('sach');
  });

  it.each([
    ['COOKIE_PREFIX', '__Host-sach'],
    ['COOKIE_PREFIX', '__Secure-sach'],
    ['PORT', '0'],
    ['DIRECTUS_PORT', '70000'],
    ['MAIL_PORT', 'abc'],
    ['PUBLIC_URL', 'library.example.org'],
    ['COOKIE_PREFIX', 'Hạt'],
    ['DATABASE_URL', 'mysql://root@127.0.0.1/x'],
    ['DATABASE_URL', '127.0.0.1:5432'],
  ])('report the invalid variable: %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});

describe('secrets and demo logins', () => {
  it('are generated once, stay the same, and are readable by their owner only', () => {
    const settings = readSettings({ DATA_DIR: createFolder() });
    const [secrets, credentials] = [ensureSecrets(settings), ensureCredentials(settings)];
    expect(ensureSecrets(settings)).toEqual(secrets);
    expect(ensureCredentials(settings)).toEqual(credentials);
    for (const name of ['secrets.json', 'credentials.json']) {
      expect(statSync(join(settings.dataDir, name)).mode & 0o777).toBe(0o600);
    }
  });

  it('differ from one data folder to the next', () => {
    const [first, second] = [1, 2].map(() => ensureSecrets(readSettings({ DATA_DIR: createFolder() })));
    expect(Object.values(first ?? {}).filter((value) => Object.values(second ?? {}).includes(value))).toEqual([]);
  });

  it('have passwords that the password rule accepts', () => {
    const passwords = Array.from({ length: 50 }, () => ensureCredentials(readSettings({ DATA_DIR: createFolder() })));
    for (const credentials of passwords) {
      for (const role of demoRoles) {
        expect(credentials[role].password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[^A-Za-z0-9\s]).{8,20}$/);
      }
    }
  });
});
