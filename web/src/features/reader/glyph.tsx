import type { ReaderEdition } from './book.ts';

/** The hands icon means signing; a sample has the film icon. */
export const clipGlyph = ({ signLanguage }: ReaderEdition) =>
  signLanguage === undefined ? 'film-strip-bold' : 'hands-clapping-bold';

/** An icon from the page's SVG sheet (reader-icons.tsx): one small element, no request, no script. */
export function Glyph({ name, size = '1.5em' }: { name: string; size?: string }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#r-${name}`} />
    </svg>
  );
}
