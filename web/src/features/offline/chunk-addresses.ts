/** Finds addresses of build files in a page or a script. A chunk contains the addresses of the chunks that it loads. */

const inScripts = /static\/(?:chunks|media|css)\/[\w./~%@-]+\.(?:js|css|woff2)/g;
const inPages = /["'(](\/(?:_next\/static|fonts|icons|illustrations)\/[^"'()\s\\<>]+)/g;

/** @param text HTML, a script or a style sheet */
export function chunkAddresses(text: string): string[] {
  const found = new Set<string>();
  for (const [path] of text.matchAll(inScripts)) found.add(`/_next/${path}`);
  for (const [, path = ''] of text.matchAll(inPages)) found.add(path.replaceAll('&amp;', '&'));
  return [...found];
}
