import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { isSearchIndex, moveData, toCanonicalText, toPostgresText } from './move-data.ts';

/** Statements that the move sent to the fake PostgreSQL, which has no tables. */
const statements: string[] = [];
vi.mock('pg', () => ({
  default: {
    Client: class {
      connect = async () => undefined;
      end = async () => undefined;
      query = async (query: string | { text: string }) => {
        statements.push(typeof query === 'string' ? query : query.text);
        return { rows: [] };
      };
    },
  },
}));

it('commits the rows only after every file is copied', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-move-data-'));
  try {
    const [from, state] = [join(folder, 'from'), join(folder, 'state')];
    mkdirSync(join(from, 'uploads'), { recursive: true });
    mkdirSync(state);
    writeFileSync(join(from, 'uploads/a.webp'), 'a');
    new DatabaseSync(join(from, 'data.db')).close();
    const move = (uploads: string) => moveData({ from, connectionString: '', uploads, state, log: () => undefined });
    expect(await move(join(folder, 'uploads'))).toEqual({ rows: 0, tables: 0, files: 1 });
    expect(statements.at(-1)).toBe('COMMIT');

    statements.length = 0;
    writeFileSync(join(folder, 'no-folder'), '');
    await expect(move(join(folder, 'no-folder'))).rejects.toThrow();
    expect([statements.includes('COMMIT'), statements.at(-1)]).toEqual([false, 'ROLLBACK']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

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
