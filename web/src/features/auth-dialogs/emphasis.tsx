/**
 * Props for `Trans` that render `<mark>` in bold. Its content is user input, such as an address. Browsers must not translate it, and escaping prevents
 * HTML injection.
 */
export const emphasisComponents = {
  components: { mark: <strong translate="no" style={{ overflowWrap: 'anywhere', color: 'var(--c-colors-fg)' }} /> },
  shouldUnescape: true,
  tOptions: { interpolation: { escapeValue: true } },
};
