import { expect, it, vi } from 'vitest';
import { filterByPhrases } from './filter-by-phrases.ts';
import { queryWords } from './query.ts';
import type { FoundEntry } from './reader.ts';

const entry = (key: number, body: string): FoundEntry => ({
  ...{ key, kind: 'documents', item: key, lang: 'vi', until: null, slug: '', author: '', title: '', summary: '', body },
});
const readerOf = (bodies: readonly string[]) => ({
  entries: vi.fn(async (keys: readonly number[]) => keys.map((key) => entry(key, bodies[key] ?? ''))),
});
const keysOf = (bodies: readonly string[]) => bodies.map((_, key) => key);

it('keeps hits with the phrase, and reports that all were read', async () => {
  const bodies = ['bản đồ âm thanh', 'bản đồ. Đồ âm thanh'];
  expect(await filterByPhrases(readerOf(bodies), keysOf(bodies), queryWords('"bản đồ âm thanh"'), 'whole')).toEqual({
    kept: [0],
    dropped: 1,
    isWhole: true,
  });
});

it('stops at the limit, and reports it', async () => {
  const bodies = Array.from({ length: 60 }, () => `bản đồ ${'x'.repeat(150_000)}`);
  const reader = readerOf(bodies);
  const { kept, isWhole } = await filterByPhrases(reader, keysOf(bodies), queryWords('"bản đồ"'), 'whole');
  expect(kept).toHaveLength(60);
  expect(isWhole).toBe(false);
  expect(reader.entries.mock.calls.length).toBeLessThan(5);
});

it('reads nothing for a single word', async () => {
  const reader = readerOf(['toán']);
  expect((await filterByPhrases(reader, [0], queryWords('"toán"'), 'exact')).isWhole).toBe(true);
  expect(reader.entries).not.toHaveBeenCalled();
});
