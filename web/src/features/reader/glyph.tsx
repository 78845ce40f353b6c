import type { ReaderEdition } from './book.ts';

/** Hands stand for signing; a sample is a film. */
export const clipGlyph = ({ signLanguage }: ReaderEdition) =>
  signLanguage === undefined ? 'film-strip-bold' : 'hands-clapping-bold';

/** A drawing of the page's own sheet (reader-icons.tsx): one small element, no request, no script. */
export function Glyph({ name, size = '1.5em' }: { name: string; size?: string }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#r-${name}`} />
    </svg>
  );
}
