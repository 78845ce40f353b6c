import type { ContactRefusal } from '@hat-nang/model/contracts/visitors';
import type { Lang } from '@hat-nang/model/languages';
import { getT } from '@/i18n/server';
import { fillFormAnswer, readFormTemplate } from '@/server/form-answer';
import { contactFields } from './contact-fields.ts';
import type { ContactForm } from './contact-message.ts';

/** Inserts a title, a visitor's input and its errors into the HTML of the internal page `contact/answer`, which contains placeholders. */
export const fillContactAnswer = (html: string, title: string, form: ContactForm, problems: ContactRefusal): string =>
  fillFormAnswer(html, contactFields, { title, form, problems });

/**
 * Renders the contact page for visitors without JavaScript, with the visitor's input and the errors of the input, if any.
 * @throws when the page cannot be rendered
 */
export const renderContactAnswer = async (lang: Lang, form: ContactForm, problems: ContactRefusal): Promise<string> => {
  const title = getT(lang)(problems.summary ? 'contact:errorTitle' : 'contact:title');
  return fillContactAnswer(await readFormTemplate(`/${lang}/contact/answer`), title, form, problems);
};
