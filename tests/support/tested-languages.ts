import { type Lang, languages } from '@hat-nang/model/languages';

/**
 * Returns the languages in which a test runs: one in the gate, otherwise both. The name of the test decides which one, so about half of the tests
 * run in each language, and a test always runs in the same (docs/decisions/301-one-language-in-the-gate.md).
 */
export function languagesOf(testName: string): readonly Lang[] {
  if (process.env.TESTED_LANGUAGES !== 'one') return languages;
  const sum = [...testName].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return languages.filter((_, index) => index === sum % languages.length);
}
