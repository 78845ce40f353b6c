import { InvalidQueryError } from '@directus/errors';
import { expect, it } from 'vitest';
import { removeSearchWords } from './remove-search-words.ts';

it('an unexpected error keeps its code and stack, but no part of the query', () => {
  const failure = Object.assign(new Error("select … where text = 'tự tử' - database is locked"), {
    code: 'SQLITE_BUSY',
  });
  const clean = removeSearchWords(failure) as Error;
  expect(clean.message).toBe('search: SQLITE_BUSY');
  expect(clean.stack).toContain('remove-search-words.test.ts');
  expect(`${clean.stack}${JSON.stringify(clean)}`).not.toContain('tự tử');
  expect((removeSearchWords(new TypeError('tự tử')) as Error).message).toBe('search: TypeError');
});

it('an error of Directus stays unchanged', () => {
  const refusal = new InvalidQueryError({ reason: '"kind" is missing or not valid' });
  expect(removeSearchWords(refusal)).toBe(refusal);
  expect(removeSearchWords('x')).toBe('x');
});
