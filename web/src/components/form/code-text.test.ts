import { describe, expect, it } from 'vitest';
import { findCodeInPaste, toCode } from './code-text.ts';

describe('typed text of a code', () => {
  it.each([
    ['1234', '1234'],
    ['12345', '1234'],
    ['1a2b', '12'],
    [' 1 2', '12'],
    ['', ''],
  ])('%j leaves the digits %j', (typedText, code) => {
    expect(toCode(typedText, 'digits')).toBe(code);
  });
  it('keeps letters in upper case if codes contain letters', () => {
    expect(toCode('a-b2đc', 'alphanumeric')).toBe('AB2C');
  });
});

describe('a pasted text', () => {
  it.each([
    ['1234', '1234'],
    [' 1234\n', '1234'],
    ['12 34', '1234'],
    ['1-2-3-4', '1234'],
    ['１２３４', '1234'],
    ['Mã của bạn: 0417.', '0417'],
  ])('%j is the code %j', (text, code) => {
    expect(findCodeInPaste(text, 'digits')).toBe(code);
  });
  it.each(['', '123', '12345', '0912345678', 'abcd', '1234 5678', '12a4'])('%j contains no code', (text) => {
    expect(findCodeInPaste(text, 'digits')).toBeUndefined();
  });
  it('may contain letters if codes contain letters', () => {
    expect(findCodeInPaste('a2cd', 'alphanumeric')).toBe('A2CD');
    expect(findCodeInPaste('Your code is K7QX, have fun', 'alphanumeric')).toBe('K7QX');
    expect(findCodeInPaste('have', 'alphanumeric')).toBe('HAVE');
    expect(findCodeInPaste('Your code will come', 'alphanumeric')).toBeUndefined();
  });
});
