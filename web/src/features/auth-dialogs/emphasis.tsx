/**
 * Props for `Trans` that render the `<mark>` of a message in bold. A `<mark>` contains user input, such as an address: browsers must not translate the input,
 * and escaping prevents HTML injection.
 */
export const emphasisComponents = {
  components: { mark: <strong translate="no" style={{ overflowWrap: 'anywhere', color: 'var(--c-colors-fg)' }} /> },
  shouldUnescape: true,
  tOptions: { interpolation: { escapeValue: true } },
};
