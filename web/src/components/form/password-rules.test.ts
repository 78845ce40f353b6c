import { PASSWORD_PATTERN } from '@hat-nang/model/contracts/fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFulfilledRules, passwordRuleNames, rateStrength } from './password-rules.ts';

describe('the parts of the password rule', () => {
  it('together equal the password rule of the contract', () => {
    const passwordArbitrary = fc.string({ unit: fc.constantFrom(...'aZ09!đ ẤÀ'), maxLength: 24 });
    fc.assert(
      fc.property(passwordArbitrary, (password) => {
        expect(findFulfilledRules(password).length === passwordRuleNames.length).toBe(PASSWORD_PATTERN.test(password));
      }),
    );
  });
  it.each([
    ['', 'none'],
    ['abc', 'weak'],
    ['abcdefgh', 'weak'],
    ['Abcdefgh', 'fair'],
    ['Abc!', 'fair'],
    ['Abcdef!h', 'good'],
    ['Abc!abc!abc!', 'good'],
    ['Trang-Sach-2026', 'strong'],
    ['Abcdefghijklmnopqrs!2', 'fair'],
  ])('%j is %s', (password, strength) => {
    expect(rateStrength(password)).toBe(strength);
  });
});
