import { describe, expect, it } from 'vitest';
import { labelVoice } from './voice-label.ts';

const both = 'Giọng tổng hợp espeak-ng / espeak-ng synthetic voice';

describe('the label of a synthetic voice', () => {
  it.each([
    ['an empty field', null, 'vi', [], both],
    ['a field with spaces', '  ', 'en', [], both],
    ['a field that says so already', both, 'en', ['vi'], both],
    ['a field that says so in other words', 'Bà Hoa; giọng máy', 'vi', ['vi'], 'Bà Hoa; giọng máy'],
    ['an empty field of a book with other narration', '', 'vi', ['en'], 'Giọng tổng hợp espeak-ng / –'],
    ['a field without a name in this language', 'Giọng tổng hợp espeak-ng / –', 'en', ['en'], both],
  ] as const)('needs no consent for %s', (_name, stored, lang, narrated, label) => {
    expect(labelVoice(stored, lang, new Set(narrated))).toEqual({ label, namesSomebody: false });
  });

  it.each([
    ['of the other language stays there', 'Bà Hoa', 'en', ['vi'], 'Bà Hoa / espeak-ng synthetic voice'],
    ['without any narration is replaced', 'Bà Hoa', 'vi', [], both],
    [
      'with narration gets the voice beside it',
      'Bà Hoa',
      'vi',
      ['vi'],
      'Bà Hoa; giọng tổng hợp espeak-ng / espeak-ng synthetic voice',
    ],
    ['in a pair is replaced alone', 'Bà Hoa / Ann', 'vi', [], 'Giọng tổng hợp espeak-ng / Ann'],
    ['in a pair with narration stays', 'Bà Hoa / Ann', 'en', ['vi', 'en'], 'Bà Hoa / Ann; espeak-ng synthetic voice'],
    ['in a list of three is one name', 'An / Bình / Chi', 'en', ['vi'], 'An, Bình, Chi / espeak-ng synthetic voice'],
  ] as const)('needs consent: a name %s', (_name, stored, lang, narrated, label) => {
    expect(labelVoice(stored, lang, new Set(narrated))).toEqual({ label, namesSomebody: true });
  });
});
