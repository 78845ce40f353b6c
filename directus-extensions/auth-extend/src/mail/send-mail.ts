/** Renders the mail of an envelope, and passes it to the transport. */
import type { SchemaOverview } from '@directus/types';
import { REGISTRATION_DAYS } from '@hat-nang/model/contracts/event-registrations';
import type { Language } from '@hat-nang/model/contracts/fields';
import type { Knex } from 'knex';
import { findAccount, findAccountById } from '../accounts/account.ts';
import { activateCodeForMail } from '../accounts/codes/account-codes.ts';
import { createLinkToken, findLink } from '../accounts/codes/link-token.ts';
import { codeOfError } from '../accounts/password/hashing.ts';
import { readDigest } from '../reminders/digest.ts';
import { readExpiry } from '../reminders/expiry.ts';
import { readWeeklyNumbers } from '../reminders/weekly-numbers.ts';
import type { DirectusServices } from '../shared/services.ts';
import { type AccountEnv, readAccountSettings } from '../shared/settings.ts';
import { readContactValues } from '../visitors/contact.ts';
import { readAnswer } from '../visitors/contact-answer.ts';
import { readRegistrationMail } from '../visitors/registration-mail.ts';
import type { DirectusMail, Envelope } from './envelope.ts';
import { htmlToText } from './html-text.ts';
import { toMailLanguage } from './outbox.ts';
import type { SendMail } from './outbox-worker.ts';
import { type Brand, type RenderedMail, renderMail } from './template.ts';
import { MAIL_TEXTS } from './texts.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';

export interface MailDependencies {
  readonly database: Knex;
  readonly env: AccountEnv;
  readonly services: DirectusServices;
  readonly getSchema: () => Promise<SchemaOverview>;
  readonly transport: Pick<MailTransport, 'send'>;
}

type MailContents = RenderedMail &
  Pick<OutgoingMail, 'replyTo' | 'unsubscribeUrl' | 'threadIds' | 'isWritten' | 'attachments'>;

export function sendMail(dependencies: MailDependencies): SendMail {
  return async (messageId, recipient, envelope) => {
    if (envelope.template === 'reset-request') return answerResetRequest(dependencies, envelope);
    const { database, env, transport } = dependencies;
    const language = envelope.template === 'directus' ? 'vi-VN' : envelope.language;
    const brand = await readBrand(database, language, env.siteUrl);
    const mail =
      envelope.template === 'directus'
        ? await renderDirectusMail(dependencies, envelope.mail)
        : await renderEnvelope(dependencies, brand, envelope);
    if (mail === undefined) return false;
    await transport.send({ ...mail, id: messageId, to: recipient, senderName: brand.name });
    return true;
  };
}

/**
 * Requests the reset link of Directus for the account with this address. The resulting mail is queued in the outbox and goes to the stored address.
 * Returns false if no mail follows.
 */
async function answerResetRequest(
  { database, env, services, getSchema }: MailDependencies,
  { email, url }: Extract<Envelope, { template: 'reset-request' }>,
): Promise<boolean> {
  const account = await findAccount(database, 'email', email);
  if (account?.status !== 'active' || !account.email) return false;
  const users = new services.UsersService({ accountability: null, schema: await getSchema(), knex: database });
  try {
    await users.requestPasswordReset(account.email, url ?? buildResetUrl(env, toMailLanguage(account.language)));
    return true;
  } catch (error) {
    // Directus refuses an account of an external login provider, because the account has no password.
    if (codeOfError(error) === 'FORBIDDEN') return false;
    throw error;
  }
}

/** Returns the address of the site's page for a new password. Without this address the link of Directus would lead to the Studio. */
function buildResetUrl({ siteUrl }: Pick<AccountEnv, 'siteUrl'>, language: Language): string {
  return `${siteUrl}${language === 'en-US' ? '/en/reset-password' : '/dat-lai-mat-khau'}`;
}

async function renderEnvelope(
  { database, env }: MailDependencies,
  brand: Brand,
  envelope: Exclude<Envelope, { template: 'directus' | 'reset-request' }>,
): Promise<MailContents | undefined> {
  const mailText = MAIL_TEXTS[envelope.language][envelope.template];
  const homeUrl = envelope.language === 'en-US' ? `${brand.siteUrl}/en` : `${brand.siteUrl}/`;
  switch (envelope.template) {
    case 'verify-code':
    case 'new-email-code': {
      const { otpMinutes } = await readAccountSettings(database);
      const mailedCode = await activateCodeForMail(database, env.hashKey, envelope.codeId, otpMinutes);
      if (mailedCode === undefined) return undefined;
      const account = await findAccountById(database, mailedCode.user);
      const placeholderValues = {
        minutes: String(otpMinutes),
        username: account?.username ?? account?.email ?? '',
        date: formatMailMoment(envelope.language, mailedCode.createdAt),
      };
      return renderMail(envelope.language, mailText, brand, { highlight: mailedCode.code, values: placeholderValues });
    }
    case 'welcome':
    case 'forgot-username':
      return renderMail(envelope.language, mailText, brand, { highlight: envelope.username, url: homeUrl });
    case 'reset-password':
      return renderMail(envelope.language, mailText, brand, { url: envelope.url });
    case 'contact-message': {
      const placeholderValues = await readContactValues(database, envelope.message);
      return placeholderValues && renderMail(envelope.language, mailText, brand, { values: placeholderValues });
    }
    case 'contact-answer': {
      const answer = await readAnswer(database, env.hashKey, envelope.answer);
      if (answer === undefined) return undefined;
      const { replyTo, threadIds, askedAt, ...texts } = answer;
      const placeholderValues = { ...texts, date: formatMailDate(envelope.language, askedAt) };
      return {
        ...renderMail(envelope.language, mailText, brand, { values: placeholderValues }),
        replyTo: replyTo || brand.email,
        threadIds,
        isWritten: true,
      };
    }
    case 'daily-digest': {
      const { user, language } = envelope;
      const digest = await readDigest(database, user, language);
      if (digest === undefined) return undefined;
      return {
        ...renderMail(language, mailText, brand, { url: env.studioUrl, values: digest }),
        unsubscribeUrl: `${env.studioUrl}/users/${user}`,
      };
    }
    case 'weekly-numbers': {
      const { user, week, language } = envelope;
      const numbers = await readWeeklyNumbers(database, user, week, language);
      if (numbers === undefined) return undefined;
      return {
        ...renderMail(language, mailText, brand, { url: `${env.studioUrl}/insights`, values: numbers }),
        unsubscribeUrl: `${env.studioUrl}/users/${user}`,
      };
    }
    case 'expiry-notice': {
      const { collection, item, language } = envelope;
      const expiry = await readExpiry(database, collection, item, language);
      if (expiry === undefined) return undefined;
      const placeholderValues = { title: expiry.title, date: formatMailMoment(language, expiry.endsAt) };
      const url = `${env.studioUrl}/content/${collection}/${item}`;
      return renderMail(language, mailText, brand, { url, values: placeholderValues });
    }
    case 'event-registered':
    case 'event-reminder': {
      const { language, registration } = envelope;
      const about = await readRegistrationMail(database, env, { registration, language, brandName: brand.name });
      if (about === undefined) return undefined;
      const { title, place, startsAt, endsAt, people, url, calendar } = about;
      const details = [title, mailPeriod(language, startsAt, endsAt), place].filter(Boolean).join('\n');
      const placeholderValues = { title, details, people: String(people), days: String(REGISTRATION_DAYS) };
      const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
      return {
        ...renderMail(language, mailText, brand, { url, values: placeholderValues }),
        attachments: [{ filename: 'event.ics', content: calendar, contentType }],
      };
    }
    case 'password-changed':
    case 'account-deleted':
      return renderMail(envelope.language, mailText, brand, { url: homeUrl });
    case 'email-changed':
      return renderMail(envelope.language, mailText, brand, { values: { address: envelope.address } });
    case 'deletion-announced':
    case 'guardian-withdrawn': {
      const link = await findLink(database, envelope.codeId, 'deletion');
      if (link === undefined) return undefined;
      // Only the account's owner gets a link to cancel. A child cannot cancel a deletion that the guardian started.
      const isAnnouncement = envelope.template === 'deletion-announced';
      const url = buildActionUrl(env, envelope.language, 'keep-account', createLinkToken(env.hashKey, link.id));
      const placeholderValues = { date: formatMailDate(envelope.language, link.expiresAt) };
      return renderMail(
        envelope.language,
        mailText,
        brand,
        isAnnouncement ? { url, values: placeholderValues } : { values: placeholderValues },
      );
    }
    case 'guardian-request': {
      const link = await findLink(database, envelope.codeId, 'guardian');
      if (link === undefined) return undefined;
      const url = buildActionUrl(env, envelope.language, 'guardian', createLinkToken(env.hashKey, link.id));
      return renderMail(envelope.language, mailText, brand, { url, values: { name: envelope.name } });
    }
  }
}

/**
 * Returns the address of a page whose dialog confirms the action. A link must not act directly, because mail scanners open links. Account pages are
 * never cached and never redirect a first visit, so the token is not lost.
 */
export function buildActionUrl(
  { siteUrl }: Pick<AccountEnv, 'siteUrl'>,
  language: Language,
  dialogName: 'keep-account' | 'guardian',
  token: string,
): string {
  const path = language === 'en-US' ? '/en/account' : '/tai-khoan';
  return `${siteUrl}${path}?dialog=${dialogName}&token=${token}`;
}

/**
 * Formats date and time, such as `lúc 13:05 28 tháng 11, 2026`.
 * @param time milliseconds since 1970
 */
export function formatMailMoment(language: Language, time: number): string {
  const dateFormat = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' } as const;
  return new Intl.DateTimeFormat(language === 'en-US' ? 'en-GB' : language, dateFormat).format(time);
}

/**
 * Formats a period, such as `09:00–10:30 28 tháng 11, 2026`.
 * @param from milliseconds since 1970
 * @param to milliseconds since 1970
 */
export function mailPeriod(language: Language, from: number, to: number): string {
  const dateFormat = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' } as const;
  return new Intl.DateTimeFormat(language === 'en-US' ? 'en-GB' : language, dateFormat).formatRange(from, to);
}

/**
 * Formats a date in words: `28 tháng 11, 2026` or `28 November 2026`.
 * @param time milliseconds since 1970
 */
export function formatMailDate(language: Language, time: number): string {
  const dateFormat = { dateStyle: 'long', timeZone: 'Asia/Ho_Chi_Minh' } as const;
  return new Intl.DateTimeFormat(language === 'en-US' ? 'en-GB' : language, dateFormat).format(time);
}

async function renderDirectusMail(
  { services, database, getSchema }: MailDependencies,
  { template, subject = '', text, html: givenHtml = '', replyTo }: DirectusMail,
): Promise<MailContents> {
  const service = new services.MailService({ accountability: null, schema: await getSchema(), knex: database });
  const html =
    template === undefined
      ? givenHtml
      : await service.renderTemplate(template.name, { ...(await service.getDefaultTemplateData()), ...template.data });
  const unsubscribeUrl = findNotificationSettingsUrl(template);
  return {
    subject,
    html,
    text: text || htmlToText(html),
    ...(replyTo && { replyTo }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
}

/** Returns the address of the user's own page in the Studio, where notification mails can be switched off. Returns undefined for other mails. */
function findNotificationSettingsUrl(template: DirectusMail['template']): string | undefined {
  const url = template?.name === 'base' ? template.data.url : undefined;
  return typeof url === 'string' && /\/admin\/users\/[0-9a-f-]{36}$/.test(url) ? url : undefined;
}

/** Reads the brand of the site from `app_configs_translations`. */
export async function readBrand(database: Knex, language: Language, siteUrl: string): Promise<Brand> {
  const row = await database('app_configs_translations')
    .where({ languages_code: language })
    .first('brand_name', 'address_text', 'email');
  return {
    name: row?.brand_name || 'Hạt Nắng',
    address: row?.address_text || '',
    email: row?.email || '',
    siteUrl,
  };
}
