import { describe, expect, it } from 'vitest';
import { createExitKeyCounter } from './quick-exit-keys.ts';

const pressKeys = (...presses: [key: string, at: number, isRepeat?: boolean][]) => {
  const count = createExitKeyCounter();
  return presses.map(([key, at, isRepeat = false]) => count(key, isRepeat, at));
};

describe('the keys of the quick exit', () => {
  it('leave the page at the third Shift within five seconds, after an announcement', () => {
    expect(pressKeys(['Shift', 0], ['Shift', 2000], ['Shift', 4900])).toEqual([undefined, 'more', 'leaving']);
  });
  it('do not leave the page if the presses are too slow', () => {
    expect(pressKeys(['Shift', 0], ['Shift', 3000], ['Shift', 6000])).toEqual([undefined, 'more', 'more']);
  });
  it('do not leave the page while the visitor types capitals or holds the key', () => {
    expect(pressKeys(['Shift', 0], ['A', 10], ['Shift', 20], ['B', 30], ['Shift', 40], ['C', 50])).not.toContain(
      'leaving',
    );
    expect(pressKeys(['Shift', 0], ['Shift', 30, true], ['Shift', 60, true], ['Shift', 90, true])).not.toContain(
      'leaving',
    );
  });
});
