import { describe, expect, it } from 'vitest';
import { toMailSite } from './mail-sites.ts';

describe('the mail site of an address', () => {
  it.each([
    ['hoa@gmail.com', 'mail.google.com'],
    ['Hoa@GMAIL.com ', 'mail.google.com'],
    ['hoa@yahoo.com.vn', 'mail.yahoo.com'],
    ['hoa@yahoo.co.uk', 'mail.yahoo.com'],
    ['hoa@hotmail.fr', 'outlook.live.com'],
    ['hoa@outlook.com', 'outlook.live.com'],
    ['hoa@icloud.com', 'www.icloud.com'],
    ['hoa@proton.me', 'mail.proton.me'],
    ['co.lan@truong-nang.edu.vn', 'mail.google.com'],
    [undefined, 'mail.google.com'],
    ['hoa@constructor', 'mail.google.com'],
  ])('%s → %s', (email, host) => {
    expect(new URL(toMailSite(email)).host).toBe(host);
  });
});
