/** Builds the braille of a book (BRF, uncontracted). Pictures are described in the text. Equal books produce equal bytes. */
import type { Book, BookPage, MediaSource } from './book.ts';
import { creditsOf, pageTitle, textsFor } from './book-texts.ts';
import type { TranslateBraille } from './braille-command.ts';
import { type BraillePiece, formatBrf } from './brf-pages.ts';
import { parseHtml } from './html-tree.ts';
import { type Block, toBlocks } from './text-blocks.ts';

const piece = (kind: BraillePiece['kind'], text: string): BraillePiece => ({
  kind,
  text: text.replace(/\s+/g, ' ').trim(),
});

const kinds: Readonly<Record<Block['kind'], BraillePiece['kind']>> = {
  paragraph: 'paragraph',
  quote: 'paragraph',
  heading2: 'heading',
  heading3: 'heading',
  item: 'item',
};

/** Returns the lines of a block. A line break within it begins another line. */
function blockToPieces({ kind, runs, marker }: Block): BraillePiece[] {
  const lines = runs
    .map(({ text }) => text)
    .join('')
    .split('\n');
  return lines.map((line, index) => {
    const text = index === 0 && marker ? `${marker} ${line}` : line;
    return piece(index === 0 || kinds[kind] === 'heading' ? kinds[kind] : 'line', text);
  });
}

function pageToPieces(book: Book, page: BookPage): BraillePiece[] {
  const texts = textsFor(book.language);
  const description = page.picture?.description.trim();
  return [
    piece('heading', pageTitle(book, page)),
    ...(page.picture
      ? [piece('paragraph', description ? `${texts.picture}: ${description}` : texts.undescribedPicture(page.number))]
      : []),
    ...toBlocks(parseHtml(page.text)).flatMap(blockToPieces),
  ];
}

/**
 * Builds the braille of a book.
 * @throws the translator's error
 */
export async function makeBrf(book: Book, _media: MediaSource, translate: TranslateBraille): Promise<Buffer> {
  const texts = textsFor(book.language);
  const title = [book.title, book.subtitle, book.author, book.publisher].map((text) => piece('title', text));
  const coverDescription = book.cover?.description.trim();
  const body = [
    ...(coverDescription
      ? [piece('heading', texts.cover), piece('paragraph', `${texts.picture}: ${coverDescription}`)]
      : []),
    ...book.pages.flatMap((page) => pageToPieces(book, page)),
    piece('heading', texts.about),
    ...creditsOf(book).map(({ label, value }) => piece('line', `${label}: ${value}`)),
  ];
  const [titlePieces, bodyPieces] = [title, body].map((pieces) => pieces.filter(({ text }) => text !== '')) as [
    BraillePiece[],
    BraillePiece[],
  ];
  const pieces = [...titlePieces, ...bodyPieces];
  const translated = await translate(
    pieces.map(({ text }) => text),
    book.language,
  );
  const braille = pieces.map(({ kind }, index): BraillePiece => ({ kind, text: translated[index] ?? '' }));
  return Buffer.from(formatBrf(braille.slice(0, titlePieces.length), braille.slice(titlePieces.length)), 'latin1');
}
