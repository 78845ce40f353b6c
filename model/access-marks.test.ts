import { describe, expect, test } from 'vitest';
import { type CheckedPage, missingFor } from './access-marks.ts';

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
    for (const mark of ['has_narration', 'has_subtitles', 'has_sign_language'] as const)
      expect(missingFor(mark, pages)).toEqual([]);
  });

  test.each([
    ['has_narration', { narration: null }, 'narration'],
    ['has_narration', { imageDescription: ' ' }, 'description'],
    ['has_subtitles', { cues: null }, 'cues'],
    ['has_subtitles', { captions: null }, 'captions'],
    ['has_sign_language', { sign: null }, 'clip'],
  ] as const)('%s names page, language and lack of %o', (mark, change, lack) => {
    const pages = [whole, { ...whole, number: 2, language: 'en-US', ...change }];
    expect(missingFor(mark, pages)).toEqual([{ page: 2, language: 'en-US', lack }]);
  });

  test('asks nothing of a page without words, and something of a document without pages', () => {
    const silent = { ...whole, hasText: false, narration: null, cues: null, sign: null, captions: null };
    expect(missingFor('has_narration', [silent])).toEqual([]);
    expect(missingFor('has_sign_language', [])).toEqual([{ page: 0, language: '', lack: 'page' }]);
  });
});
