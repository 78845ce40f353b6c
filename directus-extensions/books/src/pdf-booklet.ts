/**
 * Builds a booklet to print on both sides, fold and staple: A4 sheets with two A5 pages on each side. The pages are in the order of printing, and the
 * structure is in the order of reading.
 */
import { setImmediate } from 'node:timers/promises';
import type { Book, MediaSource } from './book.ts';
import { pageTitle, pictureText, textsFor } from './book-texts.ts';
import { writePdf } from './pdf.ts';
import { drawCover, drawCredits, isDrawable } from './pdf-cover.ts';
import type { PdfDocument, PdfStruct } from './pdf-document.ts';
import { PdfSheet, plainRun } from './pdf-sheet.ts';
import { heightOfPage, isPictureBook, type PageText, toPageText } from './pdf-spreads.ts';
import { type Area, bookStyles, inset, landscape } from './pdf-styles.ts';

const PAGES_PER_SHEET = 4;
/** A5, as half of a sheet. Text sizes are those of A4, divided by the square root of 2. */
const half = { width: landscape.width / 2, height: landscape.height } as const;
const A5_SCALE = Math.SQRT1_2;
/** Credits are larger, because they are small on A4. */
const CREDITS_SCALE = 0.8;
/** Printers leave about 6 mm at the edges white. */
const margin = { side: 22, top: 22, foot: 42, belowPicture: 14 } as const;
const NUMBER_BASELINE = 22;
const textSizes = [28, 25, 22, 20, 18, 17, 16, 15, 14, 13, 12];
const MIN_PICTURE_HEIGHT = 210;

/**
 * Returns the sides of the sheets in the order of printing. Each side has the numbers of its left and its right page, from 1.
 * @param pageCount number of pages, a multiple of 4
 */
export const imposeBooklet = (pageCount: number): [left: number, right: number][] =>
  Array.from({ length: pageCount / 2 }, (_, side) => {
    const [low, high] = [side + 1, pageCount - side];
    // The front of a sheet has its later page on the left, and the back has it on the right.
    return side % 2 === 0 ? [high, low] : [low, high];
  });

/** Returns the number of pages of a booklet: cover, pages and back cover, padded to whole sheets. */
export const countBookletPages = ({ pages }: Pick<Book, 'pages'>): number =>
  Math.ceil((pages.length + 2) / PAGES_PER_SHEET) * PAGES_PER_SHEET;

const textHeightLimit = ({ page }: PageText): number =>
  half.height - margin.top - margin.foot - (isDrawable(page.picture) ? MIN_PICTURE_HEIGHT + margin.belowPicture : 0);

/** Builds the booklet. Returns undefined for a document that is no picture book, or with a page whose text does not fit on an A5 page. */
export async function makePdfBooklet(book: Book, media: MediaSource): Promise<Buffer | undefined> {
  if (!isPictureBook(book)) return undefined;
  let isFitting = true;
  const bytes = await writePdf(book, landscape, async (doc, root) => {
    isFitting = await drawBooklet(doc, root, book, media);
  });
  return isFitting ? bytes : undefined;
}

async function drawBooklet(doc: PdfDocument, root: PdfStruct, book: Book, media: MediaSource): Promise<boolean> {
  const texts = textsFor(book.language);
  const pageCount = countBookletPages(book);
  const places = new Map<number, { side: number; area: Area }>();
  for (const [side, numbers] of imposeBooklet(pageCount).entries()) {
    doc.addPage();
    for (const [index, number] of numbers.entries())
      places.set(number, { side, area: { x: index * half.width, y: 0, ...half } });
  }
  const enter = (number: number): Area => {
    const place = places.get(number);
    if (place === undefined) throw new RangeError(`The booklet has no page ${number}`);
    doc.switchToPage(place.side);
    return place.area;
  };

  const sheet = new PdfSheet(doc, { x: 0, y: 0, ...half });
  const pages = book.pages.map(toPageText);
  const width = half.width - margin.side * 2;
  const size = textSizes.find((candidate) =>
    pages.every((page) => heightOfPage(sheet, page, bookStyles(candidate), width) <= textHeightLimit(page)),
  );
  if (size === undefined) {
    root.end();
    return false;
  }

  const coverArea = enter(1);
  doc.outline.addItem(texts.cover);
  await drawCover(sheet, root, book, media, coverArea, A5_SCALE);
  for (const [index, page] of pages.entries()) {
    await drawBookletPage(sheet, root, book, { pageText: page, size, area: enter(index + 2) }, media);
    // Other events of the thread run between two pages.
    await setImmediate();
  }
  sheet.enter(inset(enter(pageCount), margin.side * 2, margin.top * 2));
  doc.outline.addItem(texts.about);
  drawCredits(sheet, root, book, CREDITS_SCALE, texts.foldingNote);
  root.end();
  return true;
}

async function drawBookletPage(
  sheet: PdfSheet,
  root: PdfStruct,
  book: Book,
  { pageText, size, area }: { pageText: PageText; size: number; area: Area },
  media: MediaSource,
): Promise<void> {
  const { page, chapter, blocks } = pageText;
  const styles = bookStyles(size);
  const title = pageTitle(book, page);
  sheet.doc.outline.addItem(title);
  const section = sheet.doc.struct('Sect', { title });
  root.add(section);
  const text: Area = {
    x: area.x + margin.side,
    y: area.y + margin.top,
    width: area.width - margin.side * 2,
    height: area.height - margin.top - margin.foot,
  };
  const textHeight = heightOfPage(sheet, pageText, styles, text.width);
  let begin = text.y;
  if (isDrawable(page.picture)) {
    const image = sheet.doc.openImage(await media.picture(page.picture.file));
    const maxHeight = text.height - textHeight - margin.belowPicture;
    const scale = Math.min(text.width / image.width, maxHeight / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    begin += height + margin.belowPicture;
    const place: Area = { x: text.x + (text.width - width) / 2, y: text.y, width, height };
    sheet.figure(section, image, pictureText(book, page), place);
  }
  // The last space after a paragraph may reach below the area, so the area ends at the page number.
  const free = Math.max(0, text.y + text.height - begin - textHeight);
  sheet.enter({ ...text, y: begin + free / 2, height: text.y + text.height - begin });
  if (chapter) sheet.text(section, 'H2', [plainRun(chapter, true)], styles.heading2);
  sheet.blocks(section, blocks, styles);
  section.end();
  sheet.drawNumber(String(page.number), { x: area.x + area.width / 2, y: area.height - NUMBER_BASELINE }, 11);
}
