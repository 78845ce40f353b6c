import { describe, expect, test } from 'vitest';
import { type CheckedPage, marks, missingFor } from './access-marks.ts';

const whole: CheckedPage = {
  number: 1,
  language: 'vi-VN',
  hasImage: true,
  hasText: true,
  imageDescription: 'Một con diều.',
  narration: 'a',
  cues: 'WEBVTT',
  sign: 'b',
  captions: 'WEBVTT',
};

describe('a mark', () => {
  test('is passed by whole pages in both languages', () => {
    const pages = [whole, { ...whole, language: 'en-US' }];
    for (const mark of marks) expect(missingFor(mark, { signLanguage: 3, pages })).toEqual([]);
  });

  test.each([
    ['has_narration', { narration: null }, 'narration'],
    ['has_narration', { imageDescription: ' ' }, 'description'],
    ['has_subtitles', { cues: null }, 'cues'],
    ['has_subtitles', { captions: null }, 'captions'],
    ['has_sign_language', { sign: null }, 'clip'],
  ] as const)('%s names page, language and lack of %o', (mark, change, lack) => {
    const pages = [whole, { ...whole, number: 2, language: 'en-US', ...change }];
    expect(missingFor(mark, { signLanguage: 3, pages })).toEqual([{ page: 2, language: 'en-US', lack }]);
  });

  test('asks nothing of a page without words, and something of a document without pages', () => {
    const silent = { ...whole, hasText: false, narration: null, cues: null, sign: null, captions: null };
    expect(missingFor('has_narration', { signLanguage: null, pages: [silent] })).toEqual([]);
    expect(missingFor('has_sign_language', { signLanguage: 3, pages: [] })).toEqual([
      { page: 0, language: '', lack: 'page' },
    ]);
  });

  test('of signing asks which sign language it is: drawn samples are none', () => {
    const sample = { signLanguage: null, pages: [whole, { ...whole, number: 2, sign: null }] };
    expect(missingFor('has_sign_language', sample)).toEqual([
      { page: 0, language: '', lack: 'signLanguage' },
      { page: 2, language: 'vi-VN', lack: 'clip' },
    ]);
    expect(missingFor('has_narration', sample)).toEqual([]);
    expect(missingFor('has_subtitles', sample)).toEqual([]);
  });
});
