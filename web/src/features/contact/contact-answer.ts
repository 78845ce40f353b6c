import type { ContactRefusal } from '@hat-nang/model/contracts/visitors';
import { escapeHtml } from '@hat-nang/model/escape-html';
import type { Lang } from '@hat-nang/model/languages';
import { ownAddress } from '@/api-proxy/own-address';
import { siteSecret } from '@/cms/settings';
import { getT } from '@/i18n/server';
import { contactFields } from './contact-fields.ts';
import type { ContactForm } from './contact-message.ts';

/** Removes the application's scripts, because hydration would reset the form to empty fields. The script for the colour mode remains. */
const removeApplicationScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) => (/ src=|__next|\bsrc=/.test(script) ? '' : script))
    .replace(/<link[^>]+as="script"[^>]*>/g, '');

/** Inserts a title, a visitor's input and its errors into the HTML of the route `contact/answer`, which contains placeholders for them. */
export const fillContactAnswer = (
  html: string,
  title: string,
  form: ContactForm,
  { summary, fields }: ContactRefusal,
): string => {
  const values: Record<string, string> = { title: escapeHtml(title), summary: escapeHtml(summary) };
  for (const field of contactFields) {
    values[`value.${field}`] = escapeHtml(form[field] ?? '');
    values[`error.${field}`] = escapeHtml(fields[field] ?? '');
  }
  return removeApplicationScripts(html)
    .replace(/data-invalid="\{\{(\w+)\}\}"/g, (_, field: string) =>
      fields[field as 'name'] ? 'aria-invalid="true"' : '',
    )
    .replace(/data-checked="\{\{agreement\}\}"/, form.agreement ? 'checked=""' : '')
    .replace(/\{\{([\w.]+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
};

const timeoutMs = 5000;

/**
 * Renders the contact page for visitors without JavaScript, with the visitor's input and the errors of the input, if any.
 * @throws when the page cannot be rendered
 */
export const renderContactAnswer = async (lang: Lang, form: ContactForm, problems: ContactRefusal): Promise<string> => {
  const headers = { 'x-site-secret': siteSecret() };
  const response = await fetch(`${ownAddress()}/${lang}/contact/answer`, {
    headers,
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`contact answer: ${response.status}`);
  const title = getT(lang)(problems.summary ? 'contact:errorTitle' : 'contact:title');
  return fillContactAnswer(await response.text(), title, form, problems);
};
