/**
 * An address entered by an editor; undefined unless it is a path of our own, http(s), mailto or tel (docs/threat-model.md "The site"). `javascript:`
 * and the like never pass.
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
