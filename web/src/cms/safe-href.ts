/**
 * Checks an address entered by an editor. Returns undefined unless it is a path on our own site, http(s), mailto or tel. This excludes `javascript:`
 * links (docs/threat-model.md "The site").
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
