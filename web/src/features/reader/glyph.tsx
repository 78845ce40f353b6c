import type { ReaderEdition } from './book.ts';

/** Returns the icon of a clip: hands for signing, a film for a sample. */
export const signGlyphOf = ({ signLanguage }: ReaderEdition) =>
  signLanguage === undefined ? 'film-strip-bold' : 'hands-clapping-bold';

/** An icon from the page's SVG sheet (reader-icons.tsx). It is one small element without a request or script. */
export function Glyph({ name, size = '1.5em' }: { name: string; size?: string }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#r-${name}`} />
    </svg>
  );
}
