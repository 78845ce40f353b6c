/**
 * An address that an editor typed, or undefined when it is none that a page may link to: paths of our own, http(s), mailto and tel
 * (docs/threat-model.md "The site"). `javascript:` and its kin never pass.
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
