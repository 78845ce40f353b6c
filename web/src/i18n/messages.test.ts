import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatMessagesModule } from '../../../codegen/messages.ts';
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
  it('have the same keys in both languages', () => {
    expect([...vi.keys()].sort()).toEqual([...en.keys()].sort());
  });
  it('have the same placeholders, are never empty, and are in NFC', () => {
    for (const [key, text] of vi) {
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
