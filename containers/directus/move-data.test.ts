import { describe, expect, it } from 'vitest';
import { isSearchIndex, toCanonicalText, toPostgresText } from './move-data.ts';

describe('a value on its way from SQLite to PostgreSQL', () => {
  it.each([
    ['boolean', 1n, 'true', 't'],
    ['boolean', 0n, 'false', 'f'],
    ['timestamp with time zone', 1_795_248_000_000n, '2026-11-21T08:00:00.000Z', '2026-11-21 08:00:00+00'],
    ['timestamp with time zone', '2026-11-21T08:00:00.123Z', '2026-11-21T08:00:00.123Z', '2026-11-21 15:00:00.123+07'],
    ['timestamp without time zone', '2026-11-21 08:00:00', '2026-11-21 08:00:00', '2026-11-21 08:00:00'],
    ['date', 1_795_248_000_000n, '2026-11-21', '2026-11-21'],
    ['integer', 42n, '42', '42'],
    ['json', '{"b":1,"a":[true]}', '{"b":1,"a":[true]}', '{"a": [true], "b": 1}'],
    [
      'uuid',
      'D1A10000-0000-4000-8000-000000000021',
      'D1A10000-0000-4000-8000-000000000021',
      'd1a10000-0000-4000-8000-000000000021',
    ],
    ['real', 0.5, '0.5', '0.5'],
    ['text', 'Tiếng Việt', 'Tiếng Việt', 'Tiếng Việt'],
    ['text', null, null, null],
  ])('%s %s', (type, value, expectedText, storedText) => {
    expect(toPostgresText(type, value)).toBe(expectedText);
    expect(toCanonicalText(type, storedText)).toBe(toCanonicalText(type, expectedText));
  });
});

describe('the search index', () => {
  it.each([
    'search_entries',
    'search_vocabulary',
    'search_queue',
    'search_state',
    'search_lists',
    'search_tokens',
    'search_tokens_data',
  ])('is made again, so %s stays behind', (table) => expect(isSearchIndex(table)).toBe(true));

  it.each(['search_words', 'search_unfound'])('is not %s: nobody could make that again', (table) =>
    expect(isSearchIndex(table)).toBe(false),
  );
});
