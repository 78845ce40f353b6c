import { expect, it } from 'vitest';
import { toolStyles } from './tool-styles.ts';

it('an English text may have every font, and Vietnamese texts have no font that lacks their letters', () => {
  const ruleOf = (font: string, lang: string) =>
    toolStyles.match(
      new RegExp(`\\[data-reading-font=${font}\\] main:lang\\(${lang}\\)\\{--reading-font:([^}]+)\\}`),
    )?.[1];
  expect(ruleOf('dyslexia', 'en')).toMatch(/^'Heavy Letters'/);
  expect(ruleOf('dyslexia', 'vi')).toMatch(/^'Lexend'/);
  expect(ruleOf('andika', 'vi')).toMatch(/^'Reading Letters'/);
  expect(ruleOf('site', 'vi')).toBeUndefined();
});
