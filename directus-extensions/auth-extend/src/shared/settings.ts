/** Settings of the account endpoints. The environment is read once. The Studio's settings (`account_settings`) are read on each use. */
import type { CodeMode } from '../accounts/codes/codes.ts';
import type { Database } from './types.ts';

export interface AccountEnv {
  /** Key for keyed hashes, codes, link tokens and the encryption of mails. The key must not be stored in the database. */
  readonly hashKey: string;
  /** Secret with which Directus signs sessions and reset links. */
  readonly directusSecret: string;
  readonly cookiePrefix: string;
  readonly sessionCookie: string;
  readonly sessionCookieDomain: string | undefined;
  readonly isSecure: boolean;
  /** The site's public address, without a trailing slash. */
  readonly siteUrl: string;
  /** The Studio's public address, without a trailing slash. */
  readonly studioUrl: string;
  /** Addresses of pages that a reset link may open. */
  readonly resetUrls: readonly string[];
  /** Upload limits per member: pictures per day, files in total, and megabytes in total. */
  readonly pictures: { readonly aDay: number; readonly files: number; readonly megabytes: number };
}

type Env = Readonly<Record<string, unknown>>;

/**
 * Reads the environment.
 * @throws Error if SECRET is missing, or if HASH_KEY is missing or short, because codes and sessions could then be forged
 */
export function readEnv(env: Env): AccountEnv {
  const hashKey = formatSetting(env.HASH_KEY);
  const directusSecret = formatSetting(env.SECRET);
  if (hashKey.length < 16) throw new Error('auth-extend: HASH_KEY is missing or shorter than 16 characters');
  if (directusSecret === '') throw new Error('auth-extend: SECRET is missing');
  const cookiePrefix = formatSetting(env.COOKIE_PREFIX) || 'hat_nang';
  return {
    hashKey,
    directusSecret,
    cookiePrefix,
    sessionCookie: formatSetting(env.SESSION_COOKIE_NAME) || 'directus_session_token',
    sessionCookieDomain: formatSetting(env.SESSION_COOKIE_DOMAIN) || undefined,
    isSecure: formatSetting(env.SESSION_COOKIE_SECURE) === 'true',
    siteUrl: (formatSetting(env.SITE_PUBLIC_URL) || formatSetting(env.PUBLIC_URL)).replace(/\/+$/, ''),
    studioUrl: `${formatSetting(env.PUBLIC_URL).replace(/\/+$/, '')}/admin`,
    resetUrls: formatSetting(env.PASSWORD_RESET_URL_ALLOW_LIST)
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
  /** Months for which a reading history is stored. */
  readonly historyMonths: number;
  /** True if a kid below `guardianAge` (years) needs a guardian's consent. */
  readonly hasGuardianConsent: boolean;
  readonly guardianAge: number;
}

/** Reads the row of `account_settings`. A number that is missing, malformed or below 1 gets its default. */
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
  /** Maximum messages per client and hour. */
  readonly messagesAnHour: number;
  /** E-mail address that receives messages. If it is empty, messages are only stored. */
  readonly email: string;
}

/** Reads the settings of the contact form. The default limit is three messages per client and hour. */
export async function readContactSettings(database: Database): Promise<ContactSettings> {
  const row: Env = (await database('account_settings').first('contact_messages_an_hour', 'contact_email')) ?? {};
  return { messagesAnHour: numberOf(row.contact_messages_an_hour, 3), email: formatSetting(row.contact_email).trim() };
}

/** Returns a setting as text. Returns an empty text if it is unset. */
export function formatSetting(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function numberOf(value: unknown, fallback: number): number {
  const number = Number(value);
  return value !== null && value !== undefined && Number.isFinite(number) && number >= 1 ? number : fallback;
}
