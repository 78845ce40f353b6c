import { expect, it } from 'vitest';
import { type PublishingRule, publishingTexts, ruleText, ruleTextAlone } from './publishing-texts.ts';

const rules = Object.keys(publishingTexts) as PublishingRule[];

it('inserts its subject unchanged', () => {
  expect(ruleText('en', 'check_link', '$& x')).toBe('Not a well-formed http(s) address: $& x');
  expect(ruleText('vi', 'check_picture_text', 'en-US')).toBe(
    'Ảnh chưa có lời mô tả cho bạn đọc không nhìn thấy (en-US). Nếu ảnh chỉ để trang trí, hãy bật “Chỉ để trang trí” ở tệp ảnh.',
  );
});

it.each(['vi', 'en'] as const)('reads as a whole sentence without its subject: %s', (lang) => {
  for (const rule of rules) {
    const textAlone = ruleTextAlone(lang, rule);
    // A complete quotation is the name of a control in the Studio, so it is removed.
    const withoutControls = textAlone.replace(/“([^“”]+)”/gu, '$1');
    expect(withoutControls, rule).not.toMatch(/[{}“”]|\(\)|:\.?$|\s\.|\s$/u);
    expect(textAlone.length, rule).toBeGreaterThan(10);
  }
});
