import { describe, expect, it } from 'vitest';
import { countForm, countsRequest, formatCount, toShownCount } from './counts.ts';

describe('countForm', () => {
  it.each([
    [{ kind: 'opened', path: '/tin-tuc' }, true],
    [{ kind: 'sign_up_kid', path: '/tin-tuc' }, false],
    [{ kind: 'opened', path: 'https://a.vn/' }, false],
    [{ kind: 'opened', path: '/tin-tuc', user: 1 }, false],
    [{ kind: 'opened' }, false],
  ])('%j → %s', (form, isValid) => expect(countForm.safeParse(form).success).toBe(isValid));
});

describe('countsRequest', () => {
  const count = { kind: 'read', collection: 'documents', item: 7, count: 2 };
  it.each([
    [count, true],
    [{ ...count, collection: 'directus_users' }, false],
    [{ ...count, kind: 'sign_up_kid' }, false],
    [{ ...count, count: 0 }, false],
    [{ ...count, item: -1 }, false],
    [{ ...count, visitor: 'x' }, false],
    [{ kind: 'opened', collection: 'mental_health', item: 0, count: 1 }, true],
    [{ kind: 'opened', collection: 'mental_health', item: 7, count: 1 }, false],
    [{ kind: 'language_vi', collection: 'mental_health', item: 0, count: 1 }, false],
  ])('%j → %s', (row, isValid) => expect(countsRequest.safeParse({ counts: [row] }).success).toBe(isValid));
});

it.each([
  [0, undefined, '< 5'],
  [4, undefined, '< 5'],
  [5, 5, '5'],
  [9, 5, '5'],
  [123, 120, '120'],
])('%i is shown as a multiple of five, and hidden below five', (count, shown, text) => {
  expect(toShownCount(count)).toBe(shown);
  expect(formatCount(count)).toBe(text);
});
