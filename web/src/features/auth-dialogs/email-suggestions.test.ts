import { describe, expect, it } from 'vitest';
import { emailSuggestions } from './email-suggestions.ts';

describe('suggestions for an e-mail address', () => {
  it.each(['na', 'na@', ' Na '])('%j: all three domains', (typedText) => {
    expect(emailSuggestions(typedText)).toEqual(['na@gmail.com', 'na@yahoo.com', 'na@outlook.com']);
  });
  it.each([
    ['na@g', 'na@gmail.com'],
    ['na@yahoo.c', 'na@yahoo.com'],
    ['na@gmial.com', 'na@gmail.com'],
    ['na@gmail.con', 'na@gmail.com'],
    ['na@gmai.com', 'na@gmail.com'],
    ['na@outlok.com', 'na@outlook.com'],
    ['Le.Na@yaho.com', 'le.na@yahoo.com'],
  ])('%j: %s', (typedText, address) => {
    expect(emailSuggestions(typedText)).toEqual([address]);
  });
  it.each([
    '',
    '@',
    'na@gmail.com',
    'na@mail.com',
    'na@ymail.com',
    'na@yahoo.com.vn',
    'na@hatnang.example',
    'na@b',
    'na@fpt.vn',
    'a b',
    'na@x@y',
  ])('%j: none', (typedText) => {
    expect(emailSuggestions(typedText)).toEqual([]);
  });
});
