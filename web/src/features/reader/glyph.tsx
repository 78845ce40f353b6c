import type { ReaderEdition } from './book.ts';

/** Returns the icon of a clip: hands for signing, a film for a sample. */
export const signGlyphOf = ({ signLanguage }: ReaderEdition) =>
  signLanguage === undefined ? 'film-strip-bold' : 'hands-clapping-bold';

/** An icon from the SVG symbols of the page (reader-icons.tsx). The icon needs neither a request nor a script of its own. */
export function Glyph({ name, size = '1.5em' }: { name: string; size?: string }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#r-${name}`} />
    </svg>
  );
}
