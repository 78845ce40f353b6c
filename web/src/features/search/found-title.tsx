'use client';

import { type MarkedText, splitAtMatches } from './split-at-matches.ts';

/** A title with marked matches for the suggestions in the browser. This component does not use Chakra. Pages use found-text.tsx. */
export function FoundTitle({ text: markedText }: { text: MarkedText }) {
  return splitAtMatches(markedText).map(({ text, isMatch, start }) =>
    isMatch ? (
      <mark
        key={start}
        style={{ background: 'var(--c-colors-bg-accent)', color: 'var(--c-colors-fg-on-accent)', borderRadius: 3 }}
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
