import { expect, it } from 'vitest';
import {
  kindNameOfType,
  type PublishingRule,
  publishingTexts,
  ruleText,
  ruleTextWithoutSubject,
} from './publishing-texts.ts';

const rules = Object.keys(publishingTexts) as PublishingRule[];

it('inserts its subject unchanged', () => {
  expect(ruleText('en', 'check_link', '$& x')).toBe('Not a well-formed http(s) address: $& x');
  expect(ruleText('vi', 'check_picture_text', 'en-US')).toBe(
    'Ảnh chưa có lời mô tả cho bạn đọc không nhìn thấy (en-US). Nếu ảnh chỉ để trang trí, hãy bật “Chỉ để trang trí” ở tệp ảnh.',
  );
});

it('names the kind of any file type', () => {
  const names = ['image/png', 'application/pdf', '', 'constructor/x'].map((type) => kindNameOfType(type, 'en'));
  expect(names).toEqual(['a picture', 'another kind', 'another kind', 'another kind']);
});

it.each(['vi', 'en'] as const)('reads as a whole sentence without its subject: %s', (lang) => {
  for (const rule of rules) {
    const shownText = ruleTextWithoutSubject(lang, rule);
    // A complete quotation is the name of a control in the Studio, so its quotation marks are removed.
    const textWithoutControls = shownText.replace(/“([^“”]+)”/gu, '$1');
    expect(textWithoutControls, rule).not.toMatch(/[{}“”]|\(\)|:\.?$|\s\.|\s$/u);
    expect(shownText.length, rule).toBeGreaterThan(10);
  }
});
