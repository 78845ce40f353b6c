import { describe, expect, it } from 'vitest';
import { stepFrom, suggestionKey } from './suggestion-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof suggestionKey>[0]> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
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
    expect(suggestionKey(press(key), openList)).toBe(meaning);
  });
  it('edit the text while no suggestion is active', () => {
    for (const key of ['Home', 'End', 'Enter'])
      expect(suggestionKey(press(key), { ...openList, active: -1 })).toBeUndefined();
    expect(suggestionKey(press('Escape'), { ...openList, isShown: false })).toBeUndefined();
    expect(suggestionKey(press('ArrowDown'), { ...openList, hasItems: false })).toBeUndefined();
    expect(suggestionKey(press('ArrowDown', { altKey: true }), openList)).toBeUndefined();
  });
  it('wrap around through the text', () => {
    expect([stepFrom('next', -1, 3), stepFrom('next', 0, 3), stepFrom('next', 2, 3)]).toEqual([0, 1, -1]);
    expect([stepFrom('previous', -1, 3), stepFrom('previous', 0, 3)]).toEqual([2, -1]);
    expect([stepFrom('first', 2, 3), stepFrom('last', 0, 3)]).toEqual([0, 2]);
  });
});
