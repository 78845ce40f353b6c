import { describe, expect, it } from 'vitest';
import { readAccountSettings, readContactSettings, readEnv } from './settings.ts';
import type { Database } from './types.ts';

const secrets = { HASH_KEY: 'sixteen letters!', SECRET: 'secret' };

describe('readEnv', () => {
  it.each([
    ['no key of the hashes', { SECRET: 'secret' }, /HASH_KEY/],
    ['a short one', { ...secrets, HASH_KEY: 'fifteen letters' }, /HASH_KEY/],
    ['no secret of Directus', { HASH_KEY: secrets.HASH_KEY }, /SECRET/],
  ])('refuses to start with %s', (_title, env, message) => {
    expect(() => readEnv(env)).toThrow(message);
  });

  it('removes trailing slashes from the site’s address, and accepts only absolute reset addresses', () => {
    const env = readEnv({
      ...secrets,
      SITE_PUBLIC_URL: 'https://hatnang.example//',
      PASSWORD_RESET_URL_ALLOW_LIST: 'https://a.example/x, https://a.example/y',
    });
    expect(env.siteUrl).toBe('https://hatnang.example');
    expect(env.resetUrls).toEqual(['https://a.example/x', 'https://a.example/y']);
  });

  it('accepts no limit below one, and no text', () => {
    const env = readEnv({ ...secrets, MEMBER_PICTURES_A_DAY: '0', MEMBER_PICTURES: 'many', MEMBER_PICTURES_MB: '3' });
    expect(env.pictures).toEqual({ aDay: 20, files: 10, megabytes: 3 });
  });
});

describe('settings of the Studio', () => {
  const database = (row: object | undefined) => (() => ({ first: async () => row })) as unknown as Database;

  it('are the specified defaults if nothing is set', async () => {
    expect(await readAccountSettings(database(undefined))).toMatchObject({
      otpMode: 'digits',
      otpMinutes: 10,
      otpTries: 5,
      deletionDays: 7,
      hasGuardianConsent: false,
    });
    expect(await readContactSettings(database(undefined))).toEqual({ messagesAnHour: 3, email: '' });
  });

  it('read yes and no in the format of either database', async () => {
    for (const trueValue of [true, 1])
      expect((await readAccountSettings(database({ guardian_consent: trueValue }))).hasGuardianConsent).toBe(true);
    for (const falseValue of [false, 0, null])
      expect((await readAccountSettings(database({ guardian_consent: falseValue }))).hasGuardianConsent).toBe(false);
  });

  it('accept two kinds of codes', async () => {
    expect((await readAccountSettings(database({ otp_mode: 'alphanumeric' }))).otpMode).toBe('alphanumeric');
    expect((await readAccountSettings(database({ otp_mode: 'letters' }))).otpMode).toBe('digits');
  });
});
