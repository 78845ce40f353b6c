import type { CheckedPage } from '@hat-nang/model/access-marks';
import { expect, it } from 'vitest';
import { findPageStates } from './page-states.ts';

const vtt = 'WEBVTT\n\ns1\n00:00.000 --> 00:01.000\nMột.\n';
const completePage: CheckedPage = {
  ...{ number: 1, language: 'vi-VN', hasImage: true, hasText: true, imageDescription: 'Một con trâu', narration: 'a' },
  ...{ cues: vtt, sign: 'b', captions: vtt },
  facts: { sentences: ['s1'], narration: { isSound: true, lengthMs: 1_000 }, isClipFilm: true },
};
const kindsOf = (page: CheckedPage, hasOwnText = true) =>
  Object.values(findPageStates(page, hasOwnText)).map(({ kind, problem }) => problem ?? kind);

it.each([
  ['complete', completePage, ['present', 'present', 'present', 'present', 'present']],
  [
    'empty',
    { ...completePage, narration: null, cues: ' ', sign: null, captions: null, imageDescription: null },
    ['present', 'missing', 'missing', 'missing', 'missing'],
  ],
  [
    'wrong',
    {
      ...completePage,
      captions: null,
      facts: { sentences: [], narration: { isSound: false, lengthMs: undefined }, isClipFilm: true },
    },
    ['numbers', 'soundFile', 'cueSentences', 'captions', 'present'],
  ],
])('the states of a page that is %s', (_name, page, states) => {
  expect(kindsOf(page)).toEqual(states);
});

it('a page with a picture only needs a description only', () => {
  const page = {
    ...completePage,
    hasText: false,
    narration: null,
    cues: null,
    sign: null,
    captions: null,
    facts: undefined,
  };
  expect(kindsOf(page, false)).toEqual(['unneeded', 'unneeded', 'unneeded', 'unneeded', 'present']);
});
