import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@hat-nang/model/languages';

type Messages = { [key: string]: string | Messages };
const folder = join(import.meta.dirname, '../../web/src/i18n/messages');
const files = new Map<string, Messages>();

/**
 * Returns a text of the site from its message files: `translate('vi', 'common:share.copy')`. `values` replaces the placeholders:
 * `translate('vi', 'reader:pageOf', { page: '2', count: '3' })`. Texts that the specification defines are written out in the tests instead.
 * @throws Error if there is no such text
 */
export function translate(lang: Lang, key: string, values: Record<string, string> = {}): string {
  const [file = '', path = ''] = key.split(':');
  const name = `${lang}/${file}`;
  const messages = files.get(name) ?? (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Messages);
  files.set(name, messages);
  const find = (wholePath: string) =>
    wholePath
      .split('.')
      .reduce<string | Messages | undefined>(
        (node, keyPart) => (typeof node === 'object' ? node[keyPart] : undefined),
        messages,
      );
  const text = (values.context && find(`${path}_${values.context}`)) ?? find(path);
  if (typeof text !== 'string') throw new Error(`no text ${lang} ${key}`);
  return Object.entries(values).reduce(
    (replacedText, [name, value]) => replacedText.replaceAll(`{{${name}}}`, () => value),
    text,
  );
}

/** Like `translate`, as a child who is signed in reads it: the text for children, if there is one. */
export const translateToKid = (lang: Lang, key: string, values: Record<string, string> = {}): string =>
  translate(lang, key, { ...values, context: 'kid' });
