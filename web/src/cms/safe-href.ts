/**
 * Returns an address entered by an editor if the address is safe: a path, query or fragment on our own site, http(s), mailto or tel. Otherwise undefined, for
 * example for `javascript:` (docs/threat-model.md "The site").
 */
export const safeHref = (url: string | null | undefined): string | undefined => {
  const text = url?.trim();
  if (!text) return undefined;
  if (/^(\/(?![/\\])|#|\?)/.test(text)) return text;
  try {
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(text).protocol) ? text : undefined;
  } catch {
    return undefined;
  }
};
