import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatMessagesModule, kidEnding } from '../../../codegen/messages.ts';
import { resources } from './resources.ts';
import { getT } from './server.ts';

const flattenMessages = (messages: object, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flattenMessages(value as object, `${path}${key}.`),
  );
const findPlaceholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe('messages', () => {
  it('are all listed: `npm run codegen -- --offline` does', () => {
    const [, ...lines] = readFileSync(new URL('resources.ts', import.meta.url), 'utf8').split('\n');
    expect(lines.join('\n')).toBe(formatMessagesModule(fileURLToPath(new URL('messages', import.meta.url))));
  });
  const vi = new Map(flattenMessages(resources.vi));
  const en = new Map(flattenMessages(resources.en));
  const isForKids = (key: string) => key.endsWith(kidEnding);
  const listSharedKeys = (messages: Map<string, string>) =>
    [...messages.keys()].filter((key) => !isForKids(key)).sort();
  it('have the same keys in both languages, apart from the texts for children', () => {
    expect(listSharedKeys(vi)).toEqual(listSharedKeys(en));
  });
  it.each([
    ['vi', vi],
    ['en', en],
  ])('for children stand in for a text with the same placeholders (%s)', (_, messages) => {
    for (const [key, text] of [...messages].filter(([key]) => isForKids(key))) {
      const baseText = messages.get(key.slice(0, -kidEnding.length));
      expect(baseText, key).toBeDefined();
      expect(text, key).not.toBe(baseText);
      expect(findPlaceholders(text), key).toEqual(findPlaceholders(baseText ?? ''));
      expect(text.normalize('NFC').trim(), key).toBe(text);
    }
  });
  it('call a child “em”, never “bạn” or “tôi”', () => {
    const textsForKids = [...vi].filter(([key]) => isForKids(key));
    expect(textsForKids.length).toBeGreaterThan(10);
    for (const [key, text] of textsForKids)
      expect(` ${text.toLowerCase()} `, key).not.toMatch(/[^\p{L}](bạn|tôi)[^\p{L}]/u);
  });
  it('have a text for children for every “bạn” of the own pages', () => {
    // Nobody is signed in where these texts stand, or only adults and editors see them.
    const withoutKids = [
      /^saving\.staff$/,
      /^(profile\.details|sign-up)\.youAre$/,
      /^account\.(forgot|confirm|setNew|reset)/,
      /^account\.FORM\.ERROR_(YOU_ARE|ROLE|RESET_PASSWORD)$/,
    ];
    const ownTexts = [...vi].filter(([key]) => /^(my-account|profile|saving|sign-up|account)\./.test(key));
    const missingKeys = ownTexts
      .filter(([key, text]) => /(^|[^\p{L}])bạn([^\p{L}]|$)/iu.test(text) && !vi.has(`${key}${kidEnding}`))
      .map(([key]) => key);
    expect(missingKeys.filter((key) => !withoutKids.some((pattern) => pattern.test(key)))).toEqual([]);
  });
  it('have the same placeholders, are never empty, and are in NFC', () => {
    for (const [key, text] of vi) {
      if (isForKids(key)) continue;
      expect(findPlaceholders(text), key).toEqual(findPlaceholders(en.get(key) ?? ''));
      for (const message of [text, en.get(key) ?? '']) {
        expect(message.trim(), key).not.toBe('');
        expect(message.normalize('NFC'), key).toBe(message);
      }
    }
  });
  it('fail `typecheck` by a wrong key, a wrong value or a missing one', () => {
    const t = getT('vi');
    // @ts-expect-error no such key
    expect(t('common:noSuchKey')).toBe('noSuchKey');
    // @ts-expect-error no such value
    expect(t('news:relatedTo', { name: 'x' })).not.toContain('x');
    // @ts-expect-error a value is missing
    expect(t('news:relatedTo')).toContain('{{title}}');
    expect(t('news:relatedTo', { title: 'x' })).toContain('x');
  });
});
