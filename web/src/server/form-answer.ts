import { escapeHtml } from '@hat-nang/model/escape-html';
import { ownAddress } from '../api-proxy/own-address.ts';
import { siteSecret } from '../cms/settings.ts';

/** Fields of a submitted form. Every value is text. */
export type FormFields = Readonly<Record<string, string>>;

/** Errors of a form: one summary, and one sentence for each invalid field. */
interface FormProblems {
  summary: string;
  fields: Readonly<Record<string, string | undefined>>;
}

/** Removes the application's scripts, because hydration would reset the form to empty fields. Other inline scripts, such as the colour mode's, remain. */
const removeApplicationScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) => (/ src=|__next|\bsrc=/.test(script) ? '' : script))
    .replace(/<link[^>]+as="script"[^>]*>/g, '');

/**
 * Inserts a title, a visitor's input and its errors into a page that was rendered with placeholders: `{{value.name}}`, `{{error.name}}`, `{{summary}}`,
 * `data-invalid="{{name}}"`, and `data-checked="{{agreement}}"`.
 * @param fields names of the form's fields
 */
export const fillFormAnswer = (
  html: string,
  fields: readonly string[],
  { title, form, problems }: { title: string; form: FormFields; problems: FormProblems },
): string => {
  const values: Record<string, string> = { title: escapeHtml(title), summary: escapeHtml(problems.summary) };
  for (const field of fields) {
    values[`value.${field}`] = escapeHtml(form[field] ?? '');
    values[`error.${field}`] = escapeHtml(problems.fields[field] ?? '');
  }
  return removeApplicationScripts(html)
    .replace(/data-invalid="\{\{(\w+)\}\}"/g, (_, field: string) =>
      fields.includes(field) && problems.fields[field] ? 'aria-invalid="true"' : '',
    )
    .replace(/data-checked="\{\{(\w+)\}\}"/g, (_, field: string) =>
      fields.includes(field) && form[field] ? 'checked=""' : '',
    )
    .replace(/\{\{([\w.]+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
};

const timeoutMs = 5000;

/**
 * Requests the HTML of an internal page that contains placeholders.
 * @throws when the page cannot be rendered
 */
export const readFormTemplate = async (internalPath: string): Promise<string> => {
  const response = await fetch(`${ownAddress()}${internalPath}`, {
    headers: { 'x-site-secret': siteSecret() },
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`form template: ${response.status}`);
  return response.text();
};
