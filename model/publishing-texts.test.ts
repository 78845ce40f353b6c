import { expect, it } from 'vitest';
import { type PublishingRule, publishingTexts, sayRule, sayRuleAlone } from './publishing-texts.ts';

const rules = Object.keys(publishingTexts) as PublishingRule[];

it('inserts its subject unchanged', () => {
  expect(sayRule('en', 'check_link', '$& x')).toBe('Not a well-formed http(s) address: $& x');
  expect(sayRule('vi', 'check_picture_text', 'en-US')).toBe(
    'Ảnh chưa có lời mô tả cho bạn đọc không nhìn thấy (en-US).',
  );
});

it.each(['vi', 'en'] as const)('reads as a whole sentence without its subject: %s', (lang) => {
  for (const rule of rules) {
    const alone = sayRuleAlone(lang, rule);
    expect(alone, rule).not.toMatch(/[{}“”]|\(\)|:\.?$|\s\.|\s$/u);
    expect(alone.length, rule).toBeGreaterThan(10);
  }
});
