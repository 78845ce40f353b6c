'use client';

import { type MarkedText, piecesOf } from './found-pieces.ts';

/** A title with its matches marked, for what the browser draws itself; pages use found-text.tsx. */
export function FoundTitle({ of }: { of: MarkedText }) {
  return piecesOf(of).map(({ text, isMatch, at }) =>
    isMatch ? (
      <mark
        key={at}
        style={{ background: 'var(--c-colors-bg-accent)', color: 'var(--c-colors-fg-on-accent)', borderRadius: 3 }}
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
