import type { RegistrationRefusal } from '@hat-nang/model/contracts/event-registrations';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { forwardForm } from '@/api-proxy/visitor';
import { getSiteConfig } from '@/cms/config';
import { getT } from '@/i18n/server';
import { type FormFields, fillFormAnswer, readFormTemplate } from '@/server/form-answer';
import { honeypot, registrationFields } from './registration-fields.ts';

type RegistrationOutcome = { status: 200 } | ({ status: 422 | 424 | 429 } & RegistrationRefusal);

/** Waits of at least this many minutes are described in hours. The longest wait is a day, after five mails to one address. */
const hoursFromMinutes = 90;

const describeWait = (lang: Lang, seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < hoursFromMinutes
    ? getT(lang)('registration:tooMany', { count: minutes })
    : getT(lang)('registration:tooManyHours', { count: Math.ceil(minutes / 60) });
};

const isChecked = (value: string | undefined) => value === 'on' || value === 'true';

/**
 * Sends a registration to the back end. Result status 422: invalid fields, or the event takes no registration; 429: too many registrations; 424: the back end
 * failed or is unreachable. After each of these, the form keeps the input, so the visitor can send the form again.
 */
export const sendRegistration = async (
  form: FormFields,
  lang: Lang,
  request: Request,
): Promise<RegistrationOutcome> => {
  const t = getT(lang);
  const { name = '', email = '', phone = '', access_needs = '', guardian_name = '', guardian_contact = '' } = form;
  const body = {
    ...{ event: Number(form.event), name, email, phone, people: Number(form.people), access_needs },
    ...{ is_under_16: isChecked(form.is_under_16), guardian_name, guardian_contact },
    ...{ agreement: isChecked(form.agreement), language: languageCodes[lang] },
    ...(form[honeypot] ? { website: form[honeypot].slice(0, 200) } : {}),
  };
  const outcome = await forwardForm('event-registration', body, request);
  switch (outcome.kind) {
    case 'taken':
      return { status: 200 };
    case 'refused': {
      const translate = (key: string) =>
        t(`registration:${key}`, { defaultValue: t('registration:FORM.ERROR_INVALID') });
      // A problem of the event belongs to no visible field, so the summary contains it.
      if (outcome.fields.event) return { status: 422, summary: translate(outcome.fields.event), fields: {} };
      const problems = registrationFields.flatMap((field) => {
        const key = outcome.fields[field];
        return key ? [[field, translate(key)] as const] : [];
      });
      const count = problems.length;
      const summary = count === 1 ? (problems[0]?.[1] ?? '') : t('registration:check', { count });
      return { status: 422, summary, fields: Object.fromEntries(problems) };
    }
    case 'too-many': {
      // The phone number is optional. If the settings cannot be read, the message still says how long to wait.
      const phone = (await getSiteConfig(lang).catch(() => undefined))?.contact.phone;
      const callText = phone ? ` ${t('registration:orCall', { phone })}` : '';
      return { status: 429, summary: `${describeWait(lang, outcome.seconds)}${callText}`, fields: {} };
    }
    case 'failed':
      return { status: 424, summary: t('registration:failed'), fields: {} };
  }
};

/**
 * Renders the page of the form again for a visitor without JavaScript, with the visitor's input and its problems.
 * @throws when the page cannot be rendered
 */
export const renderRegistrationAnswer = async (
  lang: Lang,
  event: number,
  form: FormFields,
  problems: RegistrationRefusal,
): Promise<string> => {
  const html = await readFormTemplate(`/${lang}/events/register/${event}/answer`);
  const title = getT(lang)('registration:errorTitle');
  return fillFormAnswer(html, registrationFields, { title, form, problems });
};
