import { expect, it } from 'vitest';
import { readTexts, TEXTS_DEFINED_IN_CODE } from './apply-settings.ts';

it('has no text with plural forms, because the Studio would show all forms with the bars between them', () => {
  const texts = Object.entries({ ...TEXTS_DEFINED_IN_CODE, ...readTexts() });
  expect(texts.filter(([, { vi, en }]) => vi.includes('|') || en.includes('|'))).toEqual([]);
});
