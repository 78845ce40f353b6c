import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toCrisisList } from './crisis.ts';
import { toCountedForm } from './unfound.ts';

const seedFile = join(import.meta.dirname, '../../../seeds/reference/crisis-words.yaml');
const rows = Object.values(parse(readFileSync(seedFile, 'utf8')) as Record<string, Record<string, unknown>[]>).flat();
const list = toCrisisList(rows);
const form = (q: string, kind: 'documents' | 'all' | 'mental-health' = 'documents') => toCountedForm({ kind, q }, list);

describe('countedForm', () => {
  it('is the query without accents, case and punctuation', () => {
    expect(form('  Khủng Long bạo-chúa! ')).toBe('khung long bao chua');
    expect(form('volcano', 'all')).toBe('volcano');
    expect(form('con diều')).toBe('con dieu');
  });

  it('is undefined for every crisis word of the list, with and without accents', () => {
    const removeAccents = (text: string) =>
      text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');
    const crisisTexts = list.forms.flatMap((crisisForm) => [
      crisisForm,
      removeAccents(crisisForm),
      `xin ${crisisForm}`,
      removeAccents(`${crisisForm} quá`),
    ]);
    expect(crisisTexts.length).toBeGreaterThan(1000);
    expect(crisisTexts.filter((crisisForm) => form(crisisForm) !== undefined)).toEqual([]);
  });

  it('is undefined for a typo in a crisis word', () => {
    for (const q of ['suicude', 'selff harm', 'overdosse', 'tự tữ', 'xam hại tinh dục'])
      expect([q, form(q)]).toEqual([q, undefined]);
  });

  it('is undefined in the mental health section, and for words about health and harm in every section', () => {
    expect(form('khủng long', 'mental-health')).toBeUndefined();
    for (const q of [
      'trầm cảm nặng',
      'tram cam',
      'sợ bố mẹ ly hôn',
      'anxiety attack',
      'my dog died',
      'worried',
      'bị đánh',
    ])
      expect([q, form(q)]).toEqual([q, undefined]);
  });

  it('is undefined for numbers, addresses, phrases and sentences, which may identify a person', () => {
    for (const q of [
      '0912345678',
      '091 234 567',
      'sinh 1/2/2015',
      'an@example.com',
      '"Trần Văn An"',
      'voi -rừng',
      'nhà em ở số mười đường Lê Lợi',
      '?',
      'a'.repeat(70),
    ])
      expect([q, form(q)]).toEqual([q, undefined]);
  });

  it('is undefined before the list was read', () => {
    expect(
      toCountedForm({ kind: 'documents', q: 'khủng long' }, { levelOf: () => 'doubtful', forms: [] }),
    ).toBeUndefined();
  });
});
