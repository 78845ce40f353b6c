/**
 * For `Trans`: renders `<mark>` in bold. Its content is user input such as an address: not to be translated, and escaped, so that it cannot become an
 * element.
 */
export const emphasis = {
  components: { mark: <strong translate="no" style={{ overflowWrap: 'anywhere', color: 'var(--c-colors-fg)' }} /> },
  shouldUnescape: true,
  tOptions: { interpolation: { escapeValue: true } },
};
