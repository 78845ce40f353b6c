import { describe, expect, it } from 'vitest';
import { contactRequest } from './visitors.ts';

describe('the contact form', () => {
  const form = {
    name: 'Lan',
    email: 'lan@example.com',
    phone: '',
    message: 'Chào',
    agreement: true,
    language: 'vi-VN',
  };
  const findIssueKeys = (change: Record<string, unknown>) =>
    contactRequest.safeParse({ ...form, ...change }).error?.issues.map(({ message }) => message);

  it('keeps a single-line field on one line, and the line breaks of a message', () => {
    const parsed = contactRequest.parse({
      ...form,
      name: ' Lan\r\nBcc: x@example.com\u0000 ',
      message: 'Một\r\nHai\u0007\rBa',
      phone: '+84 24.0000-1234',
    });
    expect(parsed.name).toBe('Lan Bcc: x@example.com');
    expect(parsed.message).toBe('Một\nHai\nBa');
    expect(parsed.phone).toBe('842400001234');
  });
  it.each([
    [{ name: ' \n ' }, 'FORM.ERROR_CONTACT_NAME'],
    [{ name: 'x'.repeat(101) }, 'FORM.ERROR_CONTACT_NAME'],
    [{ email: '' }, 'FORM.ERROR_EMAIL'],
    [{ email: 'a@example.com, b@example.com' }, 'FORM.ERROR_INVALID_EMAIL'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'FORM.ERROR_INVALID_EMAIL'],
    [{ email: '<a@example.com>' }, 'FORM.ERROR_INVALID_EMAIL'],
    [{ phone: '123' }, 'FORM.ERROR_PHONE'],
    [{ phone: '0900000000x' }, 'FORM.ERROR_PHONE'],
    [{ message: '\n' }, 'FORM.ERROR_MESSAGE'],
    [{ message: 'x'.repeat(5001) }, 'FORM.ERROR_MESSAGE'],
    [{ agreement: false }, 'FORM.ERROR_PRIVACY'],
  ])('refuses invalid values, row %#', (change, key) => {
    expect(findIssueKeys(change)?.[0]).toBe(key);
  });
});
