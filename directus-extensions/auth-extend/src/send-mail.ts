/** Makes a mail out of an envelope at the moment it is sent, and hands it to Directus's own mail transport. */
import type { SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';
import type { Language } from './contract.ts';
import type { DirectusMail, Envelope } from './envelope.ts';
import { type Brand, type RenderedMail, renderMail } from './mail-template.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import type { Send } from './outbox-worker.ts';
import type { DirectusServices } from './services.ts';
import { type AccountEnv, readAccountSettings } from './settings.ts';
import { codeToSend } from './verification.ts';
import { contactValues } from './visitor-contact.ts';

export interface MailPorts {
  readonly database: Knex;
  readonly env: AccountEnv;
  readonly services: DirectusServices;
  readonly getSchema: () => Promise<SchemaOverview>;
  /** EMAIL_FROM. */
  readonly from: string;
}

type MailService = InstanceType<DirectusServices['MailService']>;

export function sendMail(ports: MailPorts): Send {
  return async (messageId, recipient, envelope) => {
    const { services, database, from } = ports;
    const service = new services.MailService({ accountability: null, schema: await ports.getSchema(), knex: database });
    const language = envelope.template === 'directus' ? 'vi-VN' : envelope.language;
    const brand = await readBrand(database, language, ports.env.siteUrl);
    const mail =
      envelope.template === 'directus'
        ? await renderDirectusMail(service, envelope.mail)
        : await render(ports, brand, envelope);
    if (mail === undefined) return false;
    await service.mailer.sendMail({
      ...mail,
      to: recipient,
      from: { name: brand.name, address: from },
      messageId: `<${messageId}@${from.split('@')[1] ?? 'localhost'}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return true;
  };
}

async function render(
  { database, env }: MailPorts,
  brand: Brand,
  envelope: Exclude<Envelope, { template: 'directus' }>,
): Promise<RenderedMail | undefined> {
  const words = MAIL_TEXTS[envelope.language][envelope.template];
  const home = envelope.language === 'en-US' ? `${brand.siteUrl}/en` : `${brand.siteUrl}/`;
  switch (envelope.template) {
    case 'verify-code': {
      const { otpMinutes } = await readAccountSettings(database);
      const code = await codeToSend(database, env.hashKey, envelope.codeId, otpMinutes);
      if (code === undefined) return undefined;
      const values = { minutes: String(otpMinutes) };
      return renderMail(envelope.language, words, brand, { big: code, values });
    }
    case 'welcome':
    case 'forgot-username':
      return renderMail(envelope.language, words, brand, { big: envelope.username, url: home });
    case 'reset-password':
      return renderMail(envelope.language, words, brand, { url: envelope.url });
    case 'contact-message': {
      const values = await contactValues(database, envelope.message);
      return values && renderMail(envelope.language, words, brand, { values });
    }
    case 'password-changed':
      return renderMail(envelope.language, words, brand, { url: home });
  }
}

async function renderDirectusMail(service: MailService, mail: DirectusMail): Promise<RenderedMail> {
  const { template, subject = '', text = '' } = mail;
  const html =
    template === undefined
      ? (mail.html ?? '')
      : await service.renderTemplate(template.name, { ...(await service.getDefaultTemplateData()), ...template.data });
  return { subject, html, text };
}

async function readBrand(database: Knex, language: Language, siteUrl: string): Promise<Brand> {
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
