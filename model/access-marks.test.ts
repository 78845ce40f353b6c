import { describe, expect, test } from 'vitest';
import { accessMarks, type CheckedPage, findMissingParts, noSigner, type PageFacts } from './access-marks.ts';

const cues = 'WEBVTT\n\ns1\n00:00.000 --> 00:01.000\nMột.\n\ns2\n00:01.000 --> 00:02.000\nHai.';

const signer = { name: 'Trần Thị Lan', hasAgreed: true };

const completePage: CheckedPage = {
  number: 1,
  language: 'vi-VN',
  hasImage: true,
  hasText: true,
  imageDescription: 'Một con diều.',
  narration: 'a',
  cues,
  sign: 'b',
  captions: cues,
};

describe('an access mark', () => {
  test('is granted when the pages are complete in both languages', () => {
    const pages = [completePage, { ...completePage, language: 'en-US' }];
    for (const mark of accessMarks) expect(findMissingParts(mark, { signLanguage: 3, signer, pages })).toEqual([]);
  });

  test.each([
    ['has_narration', { narration: null }, 'narration'],
    ['has_narration', { imageDescription: ' ' }, 'description'],
    ['has_subtitles', { cues: null }, 'cues'],
    ['has_subtitles', { captions: null }, 'captions'],
    ['has_sign_language', { sign: null }, 'clip'],
  ] as const)('%s reports page, language and gap of %o', (mark, change, lack) => {
    const pages = [completePage, { ...completePage, number: 2, language: 'en-US', ...change }];
    expect(findMissingParts(mark, { signLanguage: 3, signer, pages })).toEqual([{ page: 2, language: 'en-US', lack }]);
  });

  const facts: PageFacts = {
    sentences: ['s1', 's2'],
    narration: { isSound: true, lengthMs: 1950 },
    isClipFilm: true,
    isSmallClipFilm: true,
    clipLengthMs: 1950,
  };
  const swapped = cues.replace('s1', 's3').replace('s2', 's1').replace('s3', 's2');
  test.each([
    ['has_narration', { facts: { ...facts, narration: { isSound: false, lengthMs: undefined } } }, 'soundFile'],
    ['has_narration', { facts: { ...facts, narration: { isSound: true, lengthMs: undefined } } }, 'soundLength'],
    ['has_subtitles', { cues: 'WEBVTT' }, 'cueTimes'],
    ['has_subtitles', { cues: cues.replace('00:01.000 -->', '00:00.500 -->') }, 'cueOrder'],
    ['has_subtitles', { facts: { ...facts, narration: { isSound: true, lengthMs: 1899 } } }, 'cueLength'],
    ['has_subtitles', { facts: { ...facts, sentences: ['s1'] } }, 'cueSentences'],
    ['has_subtitles', { cues: swapped }, 'cueSentences'],
    ['has_subtitles', { captions: 'chữ' }, 'captionTimes'],
    ['has_subtitles', { facts: { ...facts, clipLengthMs: 1899 } }, 'captionLength'],
    ['has_sign_language', { facts: { ...facts, isClipFilm: false } }, 'clipFile'],
    ['has_sign_language', { facts: { ...facts, isSmallClipFilm: false } }, 'smallClipFile'],
  ] as const)('%s checks the content of text and files: %o', (mark, change, lack) => {
    const page = { ...completePage, facts };
    expect(findMissingParts(mark, { signLanguage: 3, signer, pages: [page] })).toEqual([]);
    expect(findMissingParts(mark, { signLanguage: 3, signer, pages: [{ ...page, ...change }] })).toEqual([
      { page: 1, language: 'vi-VN', lack },
    ]);
  });

  test('requires nothing of a page without words, but something of a document without pages', () => {
    const silentPage = { ...completePage, hasText: false, narration: null, cues: null, sign: null, captions: null };
    expect(findMissingParts('has_narration', { signLanguage: null, signer: noSigner, pages: [silentPage] })).toEqual(
      [],
    );
    expect(findMissingParts('has_sign_language', { signLanguage: 3, signer, pages: [] })).toEqual([
      { page: 0, language: '', lack: 'page' },
    ]);
  });

  test('for real signing requires the name and the consent of the signer, and other marks do not', () => {
    const pages = [completePage];
    const lacksOf = (name: string | null, hasAgreed: boolean) =>
      findMissingParts('has_sign_language', { signLanguage: 3, signer: { name, hasAgreed }, pages }).map(
        ({ page, lack }) => `${page} ${lack}`,
      );
    expect(lacksOf(' ', false)).toEqual(['0 signer', '0 signerConsent']);
    expect(lacksOf('Lan', false)).toEqual(['0 signerConsent']);
    expect(lacksOf(null, true)).toEqual(['0 signer']);
    for (const mark of ['has_narration', 'has_subtitles'] as const)
      expect(findMissingParts(mark, { signLanguage: 3, signer: noSigner, pages })).toEqual([]);
  });

  test('for signing requires the sign language: generated samples have none', () => {
    const sample = {
      signLanguage: null,
      signer: noSigner,
      pages: [completePage, { ...completePage, number: 2, sign: null }],
    };
    expect(findMissingParts('has_sign_language', sample)).toEqual([
      { page: 0, language: '', lack: 'signLanguage' },
      { page: 2, language: 'vi-VN', lack: 'clip' },
    ]);
    expect(findMissingParts('has_narration', sample)).toEqual([]);
    expect(findMissingParts('has_subtitles', sample)).toEqual([]);
  });
});
