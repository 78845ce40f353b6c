/**
 * `GET /auth-extend/mails` shows previews of our mails in both languages with sample content. The route exists only in development (`npm run dev`). It reads
 * only the brand from the database.
 */

import { LANGUAGES, type Language } from '@hat-nang/model/contracts/fields';
import { href } from '@hat-nang/model/routes';
import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import { asyncHandler } from '../shared/json-endpoint.ts';
import type { AccountEnv } from '../shared/settings.ts';
import type { MailTemplate } from './envelope.ts';
import { buildActionUrl, formatMailDate, formatMailMoment, mailPeriod, readBrand } from './send-mail.ts';
import { escapeHtml, type MailParts, type RenderedMail, renderMail } from './template.ts';
import { MAIL_TEXTS } from './texts.ts';

const SAMPLE_TOKEN = `00000000-0000-4000-8000-000000000000.${'0'.repeat(64)}`;

/** Returns sample content for a mail, with the same kinds of values as in `send-mail.ts`. */
function sampleParts(template: MailTemplate, language: Language, siteUrl: string): MailParts {
  const homeUrl = language === 'en-US' ? `${siteUrl}/en` : `${siteUrl}/`;
  const date = formatMailDate(language, Date.UTC(2026, 10, 28));
  const eventMail: MailParts = {
    url: `${siteUrl}${href(language === 'en-US' ? 'en' : 'vi', 'registrationLink', { token: SAMPLE_TOKEN.replace('.', '_') })}`,
    values: {
      title: 'Giờ truyện ký hiệu',
      details: `Giờ truyện ký hiệu\n${mailPeriod(language, Date.UTC(2026, 10, 28, 2), Date.UTC(2026, 10, 28, 4))}\nNhà Hạt Nắng`,
      people: '2',
      days: '30',
    },
  };
  const parts: Record<MailTemplate, MailParts> = {
    'verify-code': {
      highlight: '4829',
      values: { minutes: '10', username: 'be.na_2017', date: formatMailMoment(language, Date.UTC(2026, 10, 23, 6)) },
    },
    'new-email-code': { highlight: '4829', values: { minutes: '10' } },
    welcome: { highlight: 'be.na_2017', url: homeUrl },
    'forgot-username': { highlight: 'be.na_2017', url: homeUrl },
    'reset-password': {
      url: `${siteUrl}${language === 'en-US' ? '/en/reset-password' : '/dat-lai-mat-khau'}?token=eyJhbGciOiJIUzI1NiJ9.${'x'.repeat(120)}`,
    },
    'password-changed': { url: homeUrl },
    'email-changed': { values: { address: 'n•••@example.com' } },
    'deletion-announced': {
      url: buildActionUrl({ siteUrl }, language, 'keep-account', SAMPLE_TOKEN),
      values: { date },
    },
    'account-deleted': { url: homeUrl },
    'guardian-request': {
      url: buildActionUrl({ siteUrl }, language, 'guardian', SAMPLE_TOKEN),
      values: { name: 'Na' },
    },
    'guardian-withdrawn': { values: { date } },
    'contact-message': {
      values: {
        name: 'Lan',
        email: 'lan@example.com',
        phone: '+84 912 345 678',
        page: 'Tiếng Việt',
        message: 'Cho mình hỏi giờ mở cửa?\n\nCảm ơn thư viện.',
      },
    },
    'contact-answer': {
      values: { name: 'Lan', answer: 'Thư viện mở cửa từ 8 giờ.', date, question: '> Cho mình hỏi giờ mở cửa?' },
    },
    'daily-digest': { url: siteUrl, values: { name: 'Mai', waiting: '• Tin tức: 3 bài chờ duyệt' } },
    'weekly-numbers': {
      url: siteUrl,
      values: { name: 'Mai', period: '16 – 22/11/2026', numbers: '• Mở sách để đọc: 120\n• Trẻ em đăng ký: < 5' },
    },
    'event-registered': eventMail,
    'event-reminder': eventMail,
    'expiry-notice': { url: siteUrl, values: { title: 'Buổi đọc sách', date: formatMailMoment(language, Date.now()) } },
  };
  return parts[template];
}

async function sampleMail(
  database: Knex,
  env: Pick<AccountEnv, 'siteUrl'>,
  template: MailTemplate,
  language: Language,
): Promise<RenderedMail> {
  const brand = await readBrand(database, language, env.siteUrl);
  return renderMail(language, MAIL_TEXTS[language][template], brand, sampleParts(template, language, env.siteUrl));
}

const TEMPLATES = Object.keys(MAIL_TEXTS['vi-VN']) as MailTemplate[];

/** Creates the handler of the page with all previews. */
export function createPreviewHandler(database: Knex, env: AccountEnv): RequestHandler {
  return asyncHandler(async (_request, response) => {
    const mails: string[] = [];
    for (const template of TEMPLATES) {
      for (const language of LANGUAGES) {
        const mail = await sampleMail(database, env, template, language);
        const name = `${template} ${language}`;
        mails.push(
          `<section><h2>${name}</h2><p>${escapeHtml(mail.subject)}</p><iframe title="${name}" srcdoc="${escapeHtml(mail.html)}"></iframe><details><summary>Text</summary><pre>${escapeHtml(mail.text)}</pre></details></section>`,
        );
      }
    }
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'");
    response.type('html').send(renderPage(mails.join('\n')));
  });
}

function renderPage(body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mails</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; padding: 16px; font-family: system-ui, sans-serif; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(340px, 1fr)); gap: 24px; }
h2 { font-size: 16px; margin: 0; }
iframe { width: 100%; height: 720px; border: 1px solid #888; border-radius: 8px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style></head><body><h1>Mails</h1><main>
${body}
</main></body></html>`;
}
