import { describe, expect, it } from 'vitest';
import { isSameSecret } from './site-secret.ts';

describe('isSameSecret', () => {
  it('compares whole secrets and never accepts an empty one', () => {
    expect(isSameSecret('abc', 'abc')).toBe(true);
    expect(isSameSecret('ab', 'abc')).toBe(false);
    expect(isSameSecret('', '')).toBe(false);
    expect(isSameSecret(['abc'], 'abc')).toBe(false);
  });
});
