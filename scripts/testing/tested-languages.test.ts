import { afterEach, expect, it, vi } from 'vitest';
import { languagesOf } from '../../tests/support/tested-languages.ts';
import { gateParts, testPartNames } from './parts.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('runs a test in both languages, and in the gate always in the same one of them', () => {
  vi.stubEnv('TESTED_LANGUAGES', '');
  expect(languagesOf('reader')).toEqual(['vi', 'en']);
  vi.stubEnv('TESTED_LANGUAGES', 'one');
  const chosen = ['reader', 'documents', 'events', 'login', 'news'].map((name) => languagesOf(name));
  expect(chosen.every((languages) => languages.length === 1)).toBe(true);
  expect(new Set(chosen.flat()).size, 'both languages occur').toBe(2);
  expect(languagesOf('reader')).toEqual(chosen[0]);
});

it('keeps only the container tests out of the gate', () => {
  expect(testPartNames.filter((name) => !gateParts.includes(name))).toEqual(['containers']);
});
