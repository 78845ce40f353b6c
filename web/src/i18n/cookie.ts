import { decodeComponent } from '@hat-nang/model/http/decode-component';

/**
 * Sets a site-wide cookie that scripts can read, for preferences and never for secrets.
 * @param maxAge lifetime in seconds
 */
export const setCookie = (name: string, value: string, maxAge: number): void => {
  const secureAttribute = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secureAttribute}`;
};

/** Returns the value of a readable cookie. Undefined without the cookie. */
export const readCookie = (name: string): string | undefined => {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair ? decodeComponent(pair.slice(name.length + 1)) : undefined;
};
