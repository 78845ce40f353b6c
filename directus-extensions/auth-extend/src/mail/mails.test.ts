import { expect, it } from 'vitest';
import { decryptEnvelope, type Envelope, encryptEnvelope } from './envelope.ts';
import { recipientsOf, toEnvelope } from './outbox.ts';
import { renderMail } from './template.ts';
import { MAIL_TEXTS } from './texts.ts';

const KEY = 'k'.repeat(32);
const brand = { name: 'Hạt <Nắng>', address: 'Hà Nội', email: 'a@example.com', siteUrl: 'https://example.com' };

it('encrypts mails in the table, separately for each row', () => {
  const envelope: Envelope = { template: 'reset-password', language: 'vi-VN', url: 'https://x/?token=secret' };
  const sealed = encryptEnvelope(KEY, 'row-1', envelope);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('secret');
  expect(decryptEnvelope(KEY, 'row-1', sealed)).toEqual(envelope);
  expect(() => decryptEnvelope(KEY, 'row-2', sealed)).toThrow();
  expect(() => decryptEnvelope(`${KEY}x`, 'row-1', sealed)).toThrow();
});

it('renders every mail in both languages, without placeholders and with all values escaped', () => {
  for (const language of ['vi-VN', 'en-US'] as const) {
    for (const [name, words] of Object.entries(MAIL_TEXTS[language])) {
      const parts = {
        highlight: '1234',
        url: 'https://example.com/?a=1&b="',
        values: {
          minutes: '10',
          date: '1/1',
          address: 'a•••@x.vn',
          name: 'Na',
          username: 'na.na',
          email: 'a@example.com',
          phone: '–',
          page: 'English',
          message: 'B',
          answer: 'C',
          question: '> D',
          waiting: '• E',
          numbers: '• H: < 5',
          period: '16 – 22/11',
          title: 'F',
          details: 'G',
          people: '2',
          days: '30',
        },
      };
      const mail = renderMail(language, words, brand, parts);
      expect(`${mail.subject}${mail.text}${mail.html.replace(/<style>[\s\S]*<\/style>/, '')}`, name).not.toMatch(
        /[{}]/,
      );
      expect(mail.html).toContain('Hạt &lt;Nắng&gt;');
      expect(mail.html).not.toContain('b="');
      expect(mail.text).toContain('1234');
      expect(mail.text.normalize('NFC')).toBe(mail.text);
    }
  }
});

it('escapes a visitor’s words, and uses them only in the body of the mail', () => {
  const words = MAIL_TEXTS['vi-VN']['contact-message'];
  const values = {
    name: '{brand} <b>x</b>',
    email: 'a@example.com',
    phone: '–',
    page: 'English',
    message: 'Một\nBcc: b@example.com\n<script>x</script> {note}',
  };
  const mail = renderMail('vi-VN', words, brand, { values });
  expect(mail.subject).toBe('Lời nhắn mới từ trang Hạt <Nắng>');
  expect(mail.text).toContain('Họ tên: {brand} <b>x</b>');
  expect(mail.text).toContain('Một\nBcc: b@example.com\n');
  expect(mail.html).not.toMatch(/<script>|<b>x/);
  expect(mail.html).toContain('{note}');
});

it('replaces Directus’s reset mail by ours, in the language of the account, otherwise of the link', () => {
  const mail = (url: string) => ({ to: 'a@example.com', template: { name: 'password-reset', data: { url } } });
  const language = (url: string, accountLanguage: string | null) => {
    const envelope = toEnvelope(mail(url), accountLanguage);
    return 'language' in envelope ? envelope.language : undefined;
  };
  expect(language('https://example.com/en/reset-password?token=x', null)).toBe('en-US');
  expect(language('https://example.com/dat-lai-mat-khau?token=x', null)).toBe('vi-VN');
  expect(language('https://example.com/en/reset-password?token=x', 'vi-VN')).toBe('vi-VN');
  expect(toEnvelope({ to: 'a', html: '<p>' }, null).template).toBe('directus');
});

it('reads recipients in the formats of Directus', () => {
  expect(recipientsOf({ to: 'a@x.vn, b@x.vn' })).toEqual(['a@x.vn', 'b@x.vn']);
  expect(recipientsOf({ to: [{ address: 'a@x.vn', name: 'A' }, 'b@x.vn'] })).toEqual(['a@x.vn', 'b@x.vn']);
  expect(recipientsOf({ to: 'a@x.vn', cc: ['b@x.vn'], bcc: 'c@x.vn' })).toEqual(['a@x.vn', 'b@x.vn', 'c@x.vn']);
  expect(recipientsOf({})).toEqual([]);
});
