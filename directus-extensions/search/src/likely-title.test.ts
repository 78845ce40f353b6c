import { expect, it } from 'vitest';
import { toFts5 } from './expression.ts';
import { readLikelyTitle } from './likely-title.ts';
import type { FoundEntry } from './reader.ts';

const candidates = [['con'], ['chau', 'trau'], ['so'], ['nuoc']];
const otherTitles = Array.from({ length: 30 }, (_, index) => `Con số ${index}: cháu và nước`);

/** Returns the likely title of an index with these titles, the newest first, and the expressions that were read. */
async function readFrom(titles: readonly string[]) {
  const expressions: string[] = [];
  const reader = {
    keys: async (
      [expression]: Parameters<Parameters<typeof readLikelyTitle>[0]['keys']>[0],
      _: string,
      limit: number,
    ) => {
      const text = toFts5(expression as string);
      expressions.push(text);
      const hasPairs = text.includes('_');
      const keys = titles.flatMap((title, index) => (!hasPairs || title.startsWith('Con trâu sợ') ? [index] : []));
      return keys.slice(0, limit);
    },
    entries: async (keys: readonly number[]) => keys.map((key) => ({ key, title: titles[key] }) as FoundEntry),
  };
  return { text: (await readLikelyTitle(reader, 'dv', candidates, ['dvasafe']))?.text, expressions };
}

it('reads the newest titles with all words', async () => {
  const { text, expressions } = await readFrom(['Con trâu sợ nước', ...otherTitles]);
  expect(text).toBe('con trâu sợ nước');
  expect(expressions).toEqual(['("dvtcon" AND ("dvtchau" OR "dvttrau") AND "dvtso" AND "dvtnuoc" AND "dvasafe")']);
});

it('finds an old title among many others by its neighbouring words', async () => {
  const { text, expressions } = await readFrom([...otherTitles, 'Con trâu sợ nước']);
  expect(text).toBe('con trâu sợ nước');
  expect(expressions[1]).toBe(
    '(("dvtcon_chau" OR "dvtcon_trau") AND ("dvtchau_so" OR "dvttrau_so") AND "dvtso_nuoc" AND "dvasafe")',
  );
});

it('reads once if the index has no other titles', async () => {
  const { text, expressions } = await readFrom(otherTitles.slice(0, 5));
  expect([text, expressions.length]).toEqual([undefined, 1]);
});
