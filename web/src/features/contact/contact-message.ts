import type { ContactRefusal } from '@hat-nang/model/contracts/visitors';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { forwardForm } from '@/api-proxy/visitor';
import { getSiteConfig } from '@/cms/config';
import { getT } from '@/i18n/server';
import { contactFields, honeypot } from './contact-fields.ts';

/** Body of the contact form. Every field has a text as its value. */
export type ContactForm = Readonly<Record<string, string>>;

export type ContactOutcome = { status: 200 } | ({ status: 422 | 424 | 429 } & ContactRefusal);

/**
 * Sends a visitor's message to the back end. Status 422 means invalid fields, 429 too many messages, and 424 any other failure. After each of these failures,
 * the form keeps the input, so that the visitor can send it again.
 */
export const sendContactMessage = async (form: ContactForm, lang: Lang, request: Request): Promise<ContactOutcome> => {
  // A filled honeypot field means that a bot sent the form. The bot gets the success response, and nothing is stored.
  if (form[honeypot]) return { status: 200 };
  const t = getT(lang);
  const { name = '', email = '', phone = '', message = '', agreement } = form;
  const isAgreed = agreement === 'on' || agreement === 'true';
  const body = { name, email, phone, message, agreement: isAgreed, language: languageCodes[lang] };
  const outcome = await forwardForm('contact', body, request);
  switch (outcome.kind) {
    case 'taken':
      return { status: 200 };
    case 'refused': {
      const problems = contactFields.flatMap((field) => {
        const key = outcome.fields[field];
        return key ? [[field, t(`contact:${key}`, { defaultValue: t('contact:FORM.ERROR_INVALID') })] as const] : [];
      });
      const summary = problems.length === 1 ? (problems[0]?.[1] ?? '') : t('contact:check', { count: problems.length });
      return { status: 422, summary, fields: Object.fromEntries(problems) };
    }
    case 'too-many': {
      const { contact } = await getSiteConfig(lang);
      const minutes = Math.max(1, Math.ceil(outcome.seconds / 60));
      const callText = contact.phone ? ` ${t('contact:orCall', { phone: contact.phone })}` : '';
      return { status: 429, summary: `${t('contact:tooMany', { count: minutes })}${callText}`, fields: {} };
    }
    case 'failed':
      return { status: 424, summary: t('contact:failed'), fields: {} };
  }
};
