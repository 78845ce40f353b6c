import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SeedRecord } from './record.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds entries of former names by their current names', () => {
  const path = join(folder, 'record.json');
  const row = { pk: 3, fields: { mental_health_post: 'hash' } };
  const rows = {
    about_articles: { 'who-we-are': { pk: 1, fields: {} } },
    help_articles_translations: { 'your-first-visit/vi': { pk: 2, fields: { help_articles_id: 'hash' } } },
    favorites: { one: row },
  };
  writeFileSync(path, JSON.stringify({ database: 'ours', rows }));
  const record = new SeedRecord(path, 'ours');
  expect(record.get('about_us', 'who-we-are')?.pk).toBe(1);
  expect(record.get('help_center_translations', 'your-first-visit/vi')?.fields).toEqual({ help_center_id: 'hash' });
  expect(record.get('favorites', 'one')?.fields).toEqual({ mental_health: 'hash' });
});
