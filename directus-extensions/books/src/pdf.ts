/**
 * Builds a tagged PDF (PDF/UA-1) with descriptions of the pictures. Page numbers are artefacts, and all other content is in the structure. The cover and
 * each page of the book have a bookmark. Equal books produce equal bytes. Increase `EDITION` (build-downloads.ts) with every visible change.
 */
import { setImmediate } from 'node:timers/promises';
import type { Book, BookPage, MediaSource, Picture } from './book.ts';
import { creditsOf, pageTitle, pictureText, textsFor } from './book-texts.ts';
import { parseHtml } from './html-tree.ts';
import { createPdf, type PdfDocument, type PdfMetadata, type PdfStruct } from './pdf-document.ts';
import { type FontStyle, measureWidth, registerFonts, toFontRuns } from './pdf-fonts.ts';
import { breakLines, type Line } from './pdf-lines.ts';
import { type Block, type Run, toBlocks } from './text-blocks.ts';

/** Page size and margins in points. The page is A4, and the margins are wide enough for a hole punch. */
export const pageSize = { width: 595.28, height: 841.89, margin: 56, foot: 64 } as const;
export const textWidth = pageSize.width - pageSize.margin * 2;
export const textColor = '#1b2033';
const mutedColor = '#4a5166';

/** Style of a text. `size` and `spaceAfter` are in points. */
export interface TextStyle {
  size: number;
  lineHeight: number;
  spaceAfter: number;
  color: string;
}
const sizes = {
  title: { size: 30, lineHeight: 1.25, spaceAfter: 10, color: textColor },
  subtitle: { size: 16, lineHeight: 1.4, spaceAfter: 14, color: mutedColor },
  heading2: { size: 21, lineHeight: 1.3, spaceAfter: 10, color: textColor },
  heading3: { size: 17, lineHeight: 1.35, spaceAfter: 8, color: textColor },
  book: { size: 19, lineHeight: 1.55, spaceAfter: 12, color: textColor },
  study: { size: 14, lineHeight: 1.55, spaceAfter: 10, color: textColor },
  small: { size: 12, lineHeight: 1.5, spaceAfter: 6, color: mutedColor },
} satisfies Record<string, TextStyle>;

/** Returns a text in one style. */
export const plainRun = (text: string, isBold = false): Run => ({ text, isBold, isItalic: false });

/** Draws from top to bottom, and adds pages when needed. */
export class PdfSheet {
  readonly doc: PdfDocument;
  y: number = pageSize.margin;
  #isOpen = false;

  constructor(doc: PdfDocument) {
    this.doc = doc;
  }

  get bottom(): number {
    return pageSize.height - pageSize.foot;
  }

  open(): void {
    // `addPage` alone would leave marked content open on the old page. `continueOnNewPage` closes the marked content, and opens it again on the new page.
    if (this.#isOpen) this.doc.continueOnNewPage();
    else this.doc.addPage();
    this.#isOpen = true;
    this.y = pageSize.margin;
  }

  /** Adds page numbers to all pages but the first. Must run last, because a number within a paragraph would split the paragraph's marked content. */
  numberPages(): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = start + 1; index < start + count; index++) {
      this.doc.switchToPage(index);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      const text = String(index + 1);
      const width = measureWidth(this.doc, text, 'regular', 11);
      this.#draw(text, 'regular', {
        x: (pageSize.width - width) / 2,
        y: pageSize.height - 34,
        size: 11,
        color: mutedColor,
      });
      this.doc.endMarkedContent();
    }
  }

  #draw(text: string, style: FontStyle, position: { x: number; y: number; size: number; color: string }): number {
    let { x } = position;
    for (const run of toFontRuns(text, style)) {
      this.doc.font(run.font, position.size).fillColor(position.color);
      this.doc.text(run.text, x, position.y, { lineBreak: false, baseline: 'alphabetic' });
      x += this.doc.widthOfString(run.text);
    }
    return x;
  }

  linesOf(runs: readonly Run[], style: TextStyle, width = textWidth): Line[] {
    return breakLines(runs, width, (text, font) => measureWidth(this.doc, text, font, style.size));
  }

  drawLines(lines: readonly Line[], style: TextStyle, x: number = pageSize.margin): void {
    const height = style.size * style.lineHeight;
    for (const [index, line] of lines.entries()) {
      if (this.y + height > this.bottom) this.open();
      let wordX = x;
      const baseline = this.y + (height + style.size * 0.62) / 2;
      for (const word of line) wordX = this.#draw(word.text, word.style, { x: wordX, y: baseline, ...style });
      // Without a space at the end of the line, a screen reader would join the last word and the first word of the next line.
      if (index < lines.length - 1) this.#draw(' ', 'regular', { x: wordX, y: baseline, ...style });
      this.y += height;
    }
    this.y += style.spaceAfter;
  }

  /** Draws a block of text and adds it to the structure. */
  text(parent: PdfStruct, tag: string, runs: readonly Run[], style: TextStyle): void {
    const lines = this.linesOf(runs, style);
    if (lines.length === 0) return;
    // A heading near the end of a page moves to the next page, so that the heading is not separated from its text.
    if (tag.startsWith('H') && this.y + style.size * style.lineHeight * (lines.length + 2) > this.bottom) this.open();
    parent.add(this.doc.struct(tag, {}, () => this.drawLines(lines, style)));
  }

  picture(parent: PdfStruct, bytes: Buffer, alt: string, maxHeight: number): void {
    const image = this.doc.openImage(bytes);
    const scale = Math.min(textWidth / image.width, maxHeight / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    if (this.y + height > this.bottom) this.open();
    const [x, y] = [(pageSize.width - width) / 2, this.y];
    const figure = this.doc.struct('Figure', { alt, bbox: [x, y, x + width, y + height] }, () => {
      this.doc.image(image, x, y, { width, height });
    });
    parent.add(figure);
    this.y += height + 18;
  }

  list(parent: PdfStruct, items: readonly Block[], style: TextStyle): void {
    const list = this.doc.struct('L');
    parent.add(list);
    for (const { runs, marker = '•', depth } of items) {
      const indent = 22 + depth * 20;
      const lines = this.linesOf(runs, style, textWidth - indent);
      if (this.y + style.size * style.lineHeight > this.bottom) this.open();
      const item = this.doc.struct('LI');
      list.add(item);
      const baseline = this.y + (style.size * style.lineHeight + style.size * 0.62) / 2;
      item.add(
        this.doc.struct('Lbl', {}, () => {
          this.#draw(marker, 'regular', { x: pageSize.margin + indent - 18, y: baseline, ...style });
        }),
      );
      item.add(
        this.doc.struct('LBody', {}, () =>
          this.drawLines(lines, { ...style, spaceAfter: 4 }, pageSize.margin + indent),
        ),
      );
      item.end();
    }
    list.end();
    this.y += style.spaceAfter;
  }

  blocks(parent: PdfStruct, blocks: readonly Block[], style: TextStyle): void {
    for (let index = 0; index < blocks.length; ) {
      const block = blocks[index];
      if (!block) break;
      if (block.kind === 'item') {
        let end = index + 1;
        while (blocks[end]?.kind === 'item' && blocks[end]?.isListStart !== true) end++;
        this.list(parent, blocks.slice(index, end), style);
        index = end;
        continue;
      }
      if (block.kind === 'heading2') this.text(parent, 'H3', toBold(block.runs), sizes.heading3);
      else if (block.kind === 'heading3') this.text(parent, 'H4', toBold(block.runs), style);
      else this.text(parent, block.kind === 'quote' ? 'BlockQuote' : 'P', block.runs, style);
      index++;
    }
  }
}

const toBold = (runs: readonly Run[]): Run[] => runs.map((run) => ({ ...run, isBold: true }));

async function drawCover(sheet: PdfSheet, root: PdfStruct, book: Book, media: MediaSource): Promise<void> {
  const { doc } = sheet;
  sheet.open();
  doc.outline.addItem(textsFor(book.language).cover);
  const structNode = doc.struct('Sect');
  root.add(structNode);
  if (book.cover) {
    const alt = book.cover.description.trim() || textsFor(book.language).coverOf(book.title);
    sheet.picture(structNode, await media.picture(book.cover.file), alt, 380);
  }
  sheet.text(structNode, 'H1', [plainRun(book.title, true)], sizes.title);
  if (book.subtitle) sheet.text(structNode, 'P', [plainRun(book.subtitle)], sizes.subtitle);
  for (const { label, value } of creditsOf(book))
    sheet.text(structNode, 'P', [plainRun(`${label}: `, true), plainRun(value)], sizes.small);
  structNode.end();
}

async function drawPage(
  sheet: PdfSheet,
  root: PdfStruct,
  book: Book,
  bookPage: BookPage,
  media: MediaSource,
): Promise<void> {
  const { doc } = sheet;
  sheet.open();
  const title = pageTitle(book, bookPage);
  doc.outline.addItem(title);
  const structNode = doc.struct('Sect', { title });
  root.add(structNode);
  const blocks = toBlocks(parseHtml(bookPage.text));
  const style = book.type === 'picture_book' ? sizes.book : sizes.study;
  if (bookPage.chapterTitle.trim())
    sheet.text(structNode, 'H2', [plainRun(bookPage.chapterTitle.trim(), true)], sizes.heading2);
  if (bookPage.picture && isDrawable(bookPage.picture)) {
    const bytes = await media.picture(bookPage.picture.file);
    sheet.picture(structNode, bytes, pictureText(book, bookPage), computePictureHeight(sheet, blocks, style));
  }
  sheet.blocks(structNode, blocks, style);
  structNode.end();
}

/**
 * Returns the maximum height of a picture in points: the height that the text leaves free on the page. If at most 200 points are free, the maximum is 360
 * points or the rest of the page, and the text can continue on the next page.
 */
function computePictureHeight(sheet: PdfSheet, blocks: readonly Block[], style: TextStyle): number {
  const textHeight = blocks.reduce(
    (sum, { runs }) => sum + sheet.linesOf(runs, style).length * style.size * style.lineHeight + style.spaceAfter,
    0,
  );
  const freeHeight = sheet.bottom - sheet.y - textHeight - 18;
  return freeHeight > 200 ? freeHeight : Math.min(360, sheet.bottom - sheet.y);
}

const isDrawable = (picture: Picture | undefined): boolean =>
  picture === undefined || picture.file.type.startsWith('image/');

/** Opens a document. `finish` ends the structure, numbers the pages, and returns the bytes. */
export function openSheet(metadata: Omit<PdfMetadata, 'size'>): {
  sheet: PdfSheet;
  root: PdfStruct;
  finish: () => Promise<Buffer>;
} {
  const doc = createPdf({ ...metadata, size: [pageSize.width, pageSize.height] });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    doc.once('end', () => resolve());
    doc.once('error', reject);
  });
  registerFonts(doc);
  const sheet = new PdfSheet(doc);
  const root = doc.struct('Document', { lang: metadata.language });
  doc.addStructure(root);
  const finish = async () => {
    root.end();
    sheet.numberPages();
    doc.end();
    await finished;
    return Buffer.concat(chunks);
  };
  return { sheet, root, finish };
}

/**
 * Builds the PDF of a book.
 * @throws the media source's error for an unreadable picture
 */
export async function makePdf(book: Book, media: MediaSource): Promise<Buffer> {
  const { sheet, root, finish } = openSheet({
    language: book.language,
    title: book.title,
    author: book.author,
    subject: book.subtitle,
    creator: book.publisher,
    modified: new Date(book.modified),
  });
  await drawCover(sheet, root, { ...book, cover: isDrawable(book.cover) ? book.cover : undefined }, media);
  for (const bookPage of book.pages) {
    await drawPage(sheet, root, book, bookPage, media);
    // Other events of the thread run between two pages.
    await setImmediate();
  }
  return finish();
}
