/** Settings of the account endpoints: those of the environment once, those of the Studio (`account_settings`) at each use. */
import type { CodeMode } from '../accounts/codes/codes.ts';
import type { Database } from './types.ts';

export interface AccountEnv {
  /** Key of every hash, code and encrypted mail; not in the database. */
  readonly hashKey: string;
  /** Directus's own secret, with which it signs sessions and reset links. */
  readonly directusSecret: string;
  readonly cookiePrefix: string;
  readonly sessionCookie: string;
  readonly sessionCookieDomain: string | undefined;
  readonly isSecure: boolean;
  /** The site as people see it, without a trailing slash. */
  readonly siteUrl: string;
  /** The addresses that a link in a mail may lead to, where a new password is set. */
  readonly resetUrls: readonly string[];
  /** What one member may upload: pictures a day, files in all, megabytes in all. */
  readonly pictures: { readonly aDay: number; readonly files: number; readonly megabytes: number };
}

type Env = Readonly<Record<string, unknown>>;

/** @throws Error when HASH_KEY or SECRET is missing: without them every code could be guessed. */
export function readEnv(env: Env): AccountEnv {
  const hashKey = textOf(env.HASH_KEY);
  const directusSecret = textOf(env.SECRET);
  if (hashKey.length < 16) throw new Error('auth-extend: HASH_KEY is missing or shorter than 16 characters');
  if (directusSecret === '') throw new Error('auth-extend: SECRET is missing');
  const cookiePrefix = textOf(env.COOKIE_PREFIX) || 'hat_nang';
  return {
    hashKey,
    directusSecret,
    cookiePrefix,
    sessionCookie: textOf(env.SESSION_COOKIE_NAME) || 'directus_session_token',
    sessionCookieDomain: textOf(env.SESSION_COOKIE_DOMAIN) || undefined,
    isSecure: textOf(env.SESSION_COOKIE_SECURE) === 'true',
    siteUrl: (textOf(env.SITE_PUBLIC_URL) || textOf(env.PUBLIC_URL)).replace(/\/+$/, ''),
    resetUrls: textOf(env.PASSWORD_RESET_URL_ALLOW_LIST)
      .split(',')
      .map((url) => url.trim()),
    pictures: {
      aDay: numberOf(env.MEMBER_PICTURES_A_DAY, 20),
      files: numberOf(env.MEMBER_PICTURES, 10),
      megabytes: numberOf(env.MEMBER_PICTURES_MB, 20),
    },
  };
}

export interface AccountSettings {
  readonly otpMode: CodeMode;
  readonly otpMinutes: number;
  readonly otpTries: number;
  readonly otpTriesADay: number;
  readonly otpResendSeconds: number;
  readonly otpResendsAnHour: number;
  readonly registerAMinute: number;
  readonly registerAnHour: number;
  readonly registerADayPerAddress: number;
  readonly unverifiedDays: number;
  readonly deletionDays: number;
  /** How long a reading history is kept. */
  readonly historyMonths: number;
  /** Whether a kid below `guardianAge` (years) needs a guardian's consent. */
  readonly hasGuardianConsent: boolean;
  readonly guardianAge: number;
}

/** What an administrator set in the Studio; the specified value where there is none. */
export async function readAccountSettings(database: Database): Promise<AccountSettings> {
  const row: Env = (await database('account_settings').first()) ?? {};
  return {
    otpMode: row.otp_mode === 'alphanumeric' ? 'alphanumeric' : 'digits',
    otpMinutes: numberOf(row.otp_minutes, 10),
    otpTries: numberOf(row.otp_tries, 5),
    otpTriesADay: numberOf(row.otp_tries_a_day, 15),
    otpResendSeconds: numberOf(row.otp_resend_seconds, 60),
    otpResendsAnHour: numberOf(row.otp_resends_an_hour, 3),
    registerAMinute: numberOf(row.register_a_minute, 5),
    registerAnHour: numberOf(row.register_an_hour, 40),
    registerADayPerAddress: numberOf(row.register_a_day_per_address, 3),
    unverifiedDays: numberOf(row.unverified_days, 7),
    deletionDays: numberOf(row.deletion_days, 7),
    historyMonths: numberOf(row.history_months, 12),
    hasGuardianConsent: row.guardian_consent === true || row.guardian_consent === 1,
    guardianAge: numberOf(row.guardian_age, 16),
  };
}

export interface ContactSettings {
  /** Messages that one client may send an hour. */
  readonly messagesAnHour: number;
  /** Where messages are mailed to; empty when they are only kept. */
  readonly email: string;
}

/** What an administrator set for the contact form; three messages an hour where nothing is set. */
export async function readContactSettings(database: Database): Promise<ContactSettings> {
  const row: Env = (await database('account_settings').first('contact_messages_an_hour', 'contact_email')) ?? {};
  return { messagesAnHour: numberOf(row.contact_messages_an_hour, 3), email: textOf(row.contact_email).trim() };
}

/** A setting as text; empty where it is not set. */
export function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function numberOf(value: unknown, fallback: number): number {
  const number = Number(value);
  return value !== null && value !== undefined && Number.isFinite(number) && number >= 1 ? number : fallback;
}
