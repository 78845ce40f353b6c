/** A page contains the addresses of its chunks, and a chunk contains the addresses of the chunks that this chunk loads. An offline copy needs these files. */

const scriptPattern = /static\/(?:chunks|media|css)\/[\w./~%@-]+\.(?:js|css|woff2)/g;
const pagePattern = /["'(](\/(?:_next\/static|fonts|icons|illustrations)\/[^"'()\s\\<>]+)/g;

/**
 * Returns the addresses of build files, fonts, icons and illustrations in a text.
 * @param text HTML, a script or a style sheet
 */
export function findChunkAddresses(text: string): string[] {
  const addresses = new Set<string>();
  for (const [path] of text.matchAll(scriptPattern)) addresses.add(`/_next/${path}`);
  for (const [, path = ''] of text.matchAll(pagePattern)) addresses.add(path.replaceAll('&amp;', '&'));
  return [...addresses];
}
