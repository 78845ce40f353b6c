import { expect, it } from 'vitest';
import { nameInLanguage } from './name-in-language.ts';

it('the name of a language is its part of a pair, or the only name', () => {
  expect(nameInLanguage('Giọng tổng hợp / Synthetic voice', 'vi')).toBe('Giọng tổng hợp');
  expect(nameInLanguage('Giọng tổng hợp / Synthetic voice', 'en')).toBe('Synthetic voice');
  for (const name of ['Trần Thị Lan', 'Lan / Mai / Na', '']) expect(nameInLanguage(name, 'en')).toBe(name);
});
