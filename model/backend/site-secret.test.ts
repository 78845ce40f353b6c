import { describe, expect, it } from 'vitest';
import { isSecret } from './site-secret.ts';

describe('isSecret', () => {
  it('compares whole secrets and never accepts an empty one', () => {
    expect(isSecret('abc', 'abc')).toBe(true);
    expect(isSecret('ab', 'abc')).toBe(false);
    expect(isSecret('', '')).toBe(false);
    expect(isSecret(['abc'], 'abc')).toBe(false);
  });
});
