import { describe, expect, it } from 'vitest';
import { resources } from './resources.ts';

const leaves = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value as object, `${path}${key}.`),
  );
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe('messages', () => {
  const vi = new Map(leaves(resources.vi));
  const en = new Map(leaves(resources.en));
  it('say the same things in both languages', () => {
    expect([...vi.keys()].sort()).toEqual([...en.keys()].sort());
  });
  it('take the same values, are never empty, and are composed (NFC)', () => {
    for (const [key, text] of vi) {
      expect(placeholders(text), key).toEqual(placeholders(en.get(key) ?? ''));
      for (const other of [text, en.get(key) ?? '']) {
        expect(other.trim(), key).not.toBe('');
        expect(other.normalize('NFC'), key).toBe(other);
      }
    }
  });
});
