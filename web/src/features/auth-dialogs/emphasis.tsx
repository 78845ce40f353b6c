/**
 * For `Trans`: the `<mark>` of a sentence is strong, and kept as it was typed, an address is never translated. Values are escaped, or what somebody
 * typed could become an element.
 */
export const emphasis = {
  components: { mark: <strong translate="no" style={{ overflowWrap: 'anywhere', color: 'var(--c-colors-fg)' }} /> },
  shouldUnescape: true,
  tOptions: { interpolation: { escapeValue: true } },
};
