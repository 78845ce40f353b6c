/** Addresses in texts. Pure. */
import { decodeHTMLAttribute } from 'entities';

const HREF = /<a\s[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The targets of the links of a rich text, as a browser reads them; marks on the same page (`#…`) are left out. */
export function addressesIn(html: string): string[] {
  return [...html.matchAll(HREF)]
    .map(([, double, single]) => decodeHTMLAttribute(double ?? single ?? '').trim())
    .filter((address) => !address.startsWith('#'));
}

/** Whether an address leads to another site, or opens a mail or a call. */
export function isWellFormed(address: unknown): boolean {
  if (typeof address !== 'string' || /[\s\\]/.test(address.trim())) return false;
  if (/^(mailto|tel):[^\s]+$/i.test(address.trim())) return true;
  if (!/^https?:\/\/[^/]/i.test(address.trim()) || !URL.canParse(address.trim())) return false;
  const { hostname, username, password } = new URL(address.trim());
  return username === '' && password === '' && (hostname.includes('.') || hostname === 'localhost');
}
