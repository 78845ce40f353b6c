import type { RegistrationRefusal } from '@hat-nang/model/contracts/event-registrations';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { forwardForm } from '@/api-proxy/visitor';
import { getSiteConfig } from '@/cms/config';
import { getT } from '@/i18n/server';
import { type FormFields, fillFormAnswer, readFormTemplate } from '@/server/form-answer';
import { honeypot, registrationFields } from './registration-fields.ts';

type RegistrationOutcome = { status: 200 } | ({ status: 422 | 424 | 429 } & RegistrationRefusal);

/** Minutes from which a wait is given in hours. The limit of mails lasts a day. */
const hoursFromMinutes = 90;

const describeWait = (lang: Lang, seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < hoursFromMinutes
    ? getT(lang)('registration:tooMany', { count: minutes })
    : getT(lang)('registration:tooManyHours', { count: Math.ceil(minutes / 60) });
};

const isChecked = (value: string | undefined) => value === 'on' || value === 'true';

/**
 * Sends a registration to the back end. Result status 422: invalid fields, or the event takes no registration; 429: too many registrations; 424: back end
 * unreachable. After each of these, the form keeps the input, so the visitor can send it again.
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
      // The event itself has no field in the form.
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
      // The phone number is an extra. Without the settings, the visitor still reads how long to wait.
      const phone = (await getSiteConfig(lang).catch(() => undefined))?.contact.phone;
      const callText = phone ? ` ${t('registration:orCall', { phone })}` : '';
      return { status: 429, summary: `${describeWait(lang, outcome.seconds)}${callText}`, fields: {} };
    }
    case 'failed':
      return { status: 424, summary: t('registration:failed'), fields: {} };
  }
};

/**
 * Renders the form for visitors without JavaScript, with the visitor's input and its problems.
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
