/**
 * Builds a tagged PDF (PDF/UA-1) with descriptions of the pictures. Page numbers are artefacts, and all other content is in the structure. The cover and
 * each page of the book have a bookmark. Equal books produce equal bytes. Increase `EDITION` (build-downloads.ts) with every visible change.
 */
import { setImmediate } from 'node:timers/promises';
import type { Book, MediaSource } from './book.ts';
import { pageTitle, pictureText, textsFor } from './book-texts.ts';
import { drawCover, drawCredits, isDrawable } from './pdf-cover.ts';
import { createPdf, type PdfDocument, type PdfStruct } from './pdf-document.ts';
import { registerFonts } from './pdf-fonts.ts';
import { PdfSheet, plainRun } from './pdf-sheet.ts';
import {
  chooseSpreadLayout,
  drawSpread,
  isPictureBook,
  type PageText,
  spreadNumberPlace,
  toPageText,
} from './pdf-spreads.ts';
import { type Area, bookStyles, inset, landscape, portrait, portraitText, studyStyles } from './pdf-styles.ts';

const LONG_TEXT_SIZE = 19;

async function drawPage(
  sheet: PdfSheet,
  root: PdfStruct,
  book: Book,
  { page, chapter, blocks }: PageText,
  media: MediaSource,
): Promise<void> {
  const styles = book.type === 'picture_book' ? bookStyles(LONG_TEXT_SIZE) : studyStyles;
  sheet.open();
  const title = pageTitle(book, page);
  sheet.doc.outline.addItem(title);
  const section = sheet.doc.struct('Sect', { title });
  root.add(section);
  if (chapter) sheet.text(section, 'H2', [plainRun(chapter, true)], styles.heading2);
  if (isDrawable(page.picture)) {
    const image = sheet.doc.openImage(await media.picture(page.picture.file));
    const textHeight = sheet.heightOf(blocks, styles, sheet.area.width);
    sheet.picture(section, image, pictureText(book, page), computePictureHeight(sheet, textHeight));
  }
  sheet.blocks(section, blocks, styles);
  section.end();
}

/**
 * Returns the maximum height of a picture in points: the height that the text leaves free on the page. If at most 200 points are free, the maximum is 360
 * points or the rest of the page, and the text can continue on the next page.
 */
function computePictureHeight(sheet: PdfSheet, textHeight: number): number {
  const freeHeight = sheet.bottom - sheet.y - textHeight - 18;
  return freeHeight > 200 ? freeHeight : Math.min(360, sheet.bottom - sheet.y);
}

/** Creates a PDF with metadata, fonts and the root of its structure. Draws it with `draw`, and returns its bytes. */
export async function writePdf(
  book: Pick<Book, 'language' | 'title' | 'author' | 'subtitle' | 'publisher' | 'modified'>,
  { width, height }: { width: number; height: number },
  draw: (doc: PdfDocument, root: PdfStruct) => Promise<void>,
): Promise<Buffer> {
  const doc = createPdf({
    size: [width, height],
    language: book.language,
    title: book.title,
    author: book.author,
    subject: book.subtitle,
    creator: book.publisher,
    modified: new Date(book.modified),
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    doc.once('end', () => resolve());
    doc.once('error', reject);
  });
  registerFonts(doc);
  const root = doc.struct('Document', { lang: book.language });
  doc.addStructure(root);
  await draw(doc, root);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

/**
 * Builds the PDF of a book: landscape spreads for a picture book, otherwise portrait pages for reading.
 * @throws the media source's error for an unreadable picture
 */
export function makePdf(book: Book, media: MediaSource): Promise<Buffer> {
  const isSpreads = isPictureBook(book);
  const size = isSpreads ? landscape : portrait;
  const wholePage: Area = { x: 0, y: 0, ...size };
  return writePdf(book, size, async (doc, root) => {
    const sheet = new PdfSheet(doc, isSpreads ? inset(wholePage, landscape.width * 0.16, 60) : portraitText);
    const texts = textsFor(book.language);
    sheet.open();
    doc.outline.addItem(texts.cover);
    await drawCover(sheet, root, book, media, wholePage);
    const pages = book.pages.map(toPageText);
    const layout = isSpreads ? chooseSpreadLayout(sheet, pages) : undefined;
    for (const page of pages) {
      if (layout) await drawSpread(sheet, root, book, page, layout, media);
      else await drawPage(sheet, root, book, page, media);
      // Other events of the thread run between two pages.
      await setImmediate();
    }
    sheet.open();
    doc.outline.addItem(texts.about);
    drawCredits(sheet, root, book);
    root.end();
    if (layout) sheet.numberPages(spreadNumberPlace(layout), 14);
    else numberPortraitPages(sheet);
  });
}

/** Adds page numbers to all pages but the first. Must run last. */
export const numberPortraitPages = (sheet: PdfSheet): void =>
  sheet.numberPages({ x: portrait.width / 2, y: portrait.height - 34 }, 11, (index) =>
    index === 0 ? undefined : String(index + 1),
  );
