import { describe, expect, it } from 'vitest';
import { pickTranslation, toAlternates } from './translation.ts';

const vi = { languages_code: { code: 'vi-VN' }, slug: 'hoi-sach', title: 'Hội sách' };
const en = { languages_code: { code: 'en-US' }, slug: 'book-fair', title: 'Book fair' };

describe('translations', () => {
  it('picks the requested language', () => {
    expect(pickTranslation([vi, en], 'en')).toEqual({ text: en, isFallback: false });
  });
  it('falls back to Vietnamese, and reports it', () => {
    expect(pickTranslation([vi], 'en')).toEqual({ text: vi, isFallback: true });
    expect(pickTranslation([en], 'vi')).toEqual({ text: en, isFallback: true });
  });
  it('returns undefined without translations', () => {
    expect(pickTranslation([], 'vi')).toBeUndefined();
    expect(pickTranslation(null, 'vi')).toBeUndefined();
    expect(pickTranslation([null], 'vi')).toBeUndefined();
  });
  it('returns the slug of each language', () => {
    expect(toAlternates([vi, en])).toEqual({ vi: 'hoi-sach', en: 'book-fair' });
    expect(toAlternates([vi])).toEqual({ vi: 'hoi-sach' });
  });
});
