/**
 * Texts in the browser by the rules that the message files follow (i18next's: `namespace:a.b`, `{{value}}`, `_one` and `_other` by `count`).
 * i18next itself runs on the server; in the browser it would weigh 14 KB, more than every other part of a dialog but Chakra and zod.
 */
export type Messages = { readonly [key: string]: string | Messages };
type Values = Readonly<Record<string, string | number>>;
/** Several keys: the first that exists. A key without text comes back itself, so that a mistake is seen. */
export type Translate = (key: string | readonly string[], values?: Values) => string;

const textAt = (messages: Messages | undefined, path: string): string | undefined => {
  let at: string | Messages | undefined = messages;
  for (const part of path.split('.')) {
    at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
  }
  return typeof at === 'string' ? at : undefined;
};

const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

/** @param files the messages by namespace */
export const translator = (
  files: Readonly<Record<string, Messages>>,
  defaultNamespace: string,
  lang: string,
): Translate => {
  const plural = new Intl.PluralRules(lang);
  const find = (key: string, { count }: Values): string | undefined => {
    const [namespace, path] = key.includes(':') ? (key.split(':', 2) as [string, string]) : [defaultNamespace, key];
    const messages = Object.hasOwn(files, namespace) ? files[namespace] : undefined;
    const counted = typeof count === 'number' ? textAt(messages, `${path}_${plural.select(count)}`) : undefined;
    return counted ?? textAt(messages, path);
  };
  return (key, values = {}) => {
    for (const each of [key].flat()) {
      const text = find(each, values);
      if (text !== undefined) return fill(text, values);
    }
    return [key].flat()[0] ?? '';
  };
};
