import { expect, it } from 'vitest';
import { type PublishingRule, publishingTexts, sayRule, sayRuleAlone } from './publishing-texts.ts';

const rules = Object.keys(publishingTexts) as PublishingRule[];

it('a sentence names what it is about, unchanged', () => {
  expect(sayRule('en', 'check_link', '$& x')).toBe('Not a well-formed http(s) address: $& x');
  expect(sayRule('vi', 'check_picture_text', 'en-US')).toBe(
    'Ảnh chưa có lời mô tả cho bạn đọc không nhìn thấy (en-US).',
  );
});

it.each(['vi', 'en'] as const)('alone it is a whole sentence too: %s', (lang) => {
  for (const rule of rules) {
    const alone = sayRuleAlone(lang, rule);
    expect(alone, rule).not.toMatch(/[{}“”]|\(\)|:\.?$|\s\.|\s$/u);
    expect(alone.length, rule).toBeGreaterThan(10);
  }
});
