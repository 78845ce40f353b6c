const gmail = 'https://mail.google.com/mail/';
const outlook = 'https://outlook.live.com/mail/';
const yahoo = 'https://mail.yahoo.com/';
const icloud = 'https://www.icloud.com/mail/';

/** Webmail sites of mail domains that are common in Viet Nam or abroad. */
const siteByDomain: Readonly<Record<string, string>> = {
  'gmail.com': gmail,
  'googlemail.com': gmail,
  'outlook.com': outlook,
  'outlook.com.vn': outlook,
  'hotmail.com': outlook,
  'live.com': outlook,
  'msn.com': outlook,
  'yahoo.com': yahoo,
  'yahoo.com.vn': yahoo,
  'ymail.com': yahoo,
  'icloud.com': icloud,
  'me.com': icloud,
  'mac.com': icloud,
  'proton.me': 'https://mail.proton.me/',
  'protonmail.com': 'https://mail.proton.me/',
  'zoho.com': 'https://mail.zoho.com/',
  'aol.com': 'https://mail.aol.com/',
  'gmx.com': 'https://www.gmx.com/',
  'yandex.com': 'https://mail.yandex.com/',
};
const domainPatterns: readonly (readonly [RegExp, string])[] = [
  [/^yahoo\.[a-z.]+$/, yahoo],
  [/^(hotmail|outlook|live)\.[a-z.]+$/, outlook],
];

/** Returns the webmail site of an address. The default is Gmail, because many schools and companies use Gmail with their own domains. */
export const toMailSite = (email: string | undefined): string => {
  const domain = email?.split('@').at(-1)?.trim().toLowerCase() ?? '';
  const exactSite = Object.hasOwn(siteByDomain, domain) ? siteByDomain[domain] : undefined;
  const site = exactSite ?? domainPatterns.find(([pattern]) => pattern.test(domain))?.[1];
  return site ?? gmail;
};
