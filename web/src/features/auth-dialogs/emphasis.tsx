/**
 * Props for `Trans` that render the `<mark>` of a message in bold. The `<mark>` contains user input, such as an e-mail address. Browsers must not translate
 * this input, and escaping prevents HTML injection.
 */
export const emphasisComponents = {
  components: { mark: <strong translate="no" style={{ overflowWrap: 'anywhere', color: 'var(--c-colors-fg)' }} /> },
  shouldUnescape: true,
  tOptions: { interpolation: { escapeValue: true } },
};
