/**
 * Returns an address entered by an editor if it is safe: a path, query or fragment on our own site, http(s), mailto or tel. Otherwise undefined. This excludes
 * `javascript:` links (docs/threat-model.md "The site").
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
