import { describe, expect, it } from 'vitest';
import { moveActiveIndex, toSuggestionKey } from './suggestion-keys.ts';

const createKeyEvent = (key: string, overrides: Partial<Parameters<typeof toSuggestionKey>[0]> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...overrides,
});
const openList = { isShown: true, hasItems: true, active: 1 };

describe('suggestion keys', () => {
  it.each([
    ['ArrowDown', 'next'],
    ['ArrowUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    ['Enter', 'choose'],
    ['Escape', 'close'],
    ['Tab', undefined],
    ['a', undefined],
  ])('%s: %s', (key, meaning) => {
    expect(toSuggestionKey(createKeyEvent(key), openList)).toBe(meaning);
  });
  it('edit the text while no suggestion is active', () => {
    for (const key of ['Home', 'End', 'Enter'])
      expect(toSuggestionKey(createKeyEvent(key), { ...openList, active: -1 })).toBeUndefined();
    expect(toSuggestionKey(createKeyEvent('Escape'), { ...openList, isShown: false })).toBeUndefined();
    expect(toSuggestionKey(createKeyEvent('ArrowDown'), { ...openList, hasItems: false })).toBeUndefined();
    expect(toSuggestionKey(createKeyEvent('ArrowDown', { altKey: true }), openList)).toBeUndefined();
  });
  it('wrap around through the text', () => {
    expect([moveActiveIndex('next', -1, 3), moveActiveIndex('next', 0, 3), moveActiveIndex('next', 2, 3)]).toEqual([
      0, 1, -1,
    ]);
    expect([moveActiveIndex('previous', -1, 3), moveActiveIndex('previous', 0, 3)]).toEqual([2, -1]);
    expect([moveActiveIndex('first', 2, 3), moveActiveIndex('last', 0, 3)]).toEqual([0, 2]);
  });
});
