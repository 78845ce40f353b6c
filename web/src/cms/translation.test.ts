import { describe, expect, it } from 'vitest';
import { alternatesOf, pickTranslation } from './translation.ts';

const vi = { languages_code: { code: 'vi-VN' }, slug: 'hoi-sach', title: 'Hội sách' };
const en = { languages_code: { code: 'en-US' }, slug: 'book-fair', title: 'Book fair' };

describe('translations', () => {
  it('picks the asked language', () => {
    expect(pickTranslation([vi, en], 'en')).toEqual({ text: en, isFallback: false });
  });
  it('falls back to Vietnamese, and says so', () => {
    expect(pickTranslation([vi], 'en')).toEqual({ text: vi, isFallback: true });
    expect(pickTranslation([en], 'vi')).toEqual({ text: en, isFallback: true });
  });
  it('has nothing to pick from nothing', () => {
    expect(pickTranslation([], 'vi')).toBeUndefined();
    expect(pickTranslation(null, 'vi')).toBeUndefined();
    expect(pickTranslation([null], 'vi')).toBeUndefined();
  });
  it('knows the slug of each language', () => {
    expect(alternatesOf([vi, en])).toEqual({ vi: 'hoi-sach', en: 'book-fair' });
    expect(alternatesOf([vi])).toEqual({ vi: 'hoi-sach' });
  });
});
