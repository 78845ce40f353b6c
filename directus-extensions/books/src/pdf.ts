/**
 * Builds a tagged PDF (PDF/UA-1) with described pictures. All text is in the structure; page numbers and colours are artefacts. Each page or chapter has
 * a bookmark. Equal books produce equal bytes. Increase `EDITION` (build-downloads.ts) with every visible change.
 */
import { setImmediate } from 'node:timers/promises';
import type { Book, BookPage, MediaSource, Picture } from './book.ts';
import { creditsOf, pageTitle, textsFor, wordsOfPicture } from './book-texts.ts';
import { parseHtml } from './html-tree.ts';
import { newPdf, type PdfDocument, type PdfStruct } from './pdf-document.ts';
import { type FontStyle, fontRuns, registerFonts, widthOf } from './pdf-fonts.ts';
import { breakLines, type Line } from './pdf-lines.ts';
import { type Block, type Run, toBlocks } from './text-blocks.ts';

/** Page size and margins in points. The page is A4, and the margins are wide enough for a hole punch. */
const page = { width: 595.28, height: 841.89, margin: 56, foot: 64 } as const;
const textWidth = page.width - page.margin * 2;
const ink = '#1b2033';
const soft = '#4a5166';

interface TextStyle {
  size: number;
  leading: number;
  after: number;
  color: string;
}
const sizes = {
  title: { size: 30, leading: 1.25, after: 10, color: ink },
  subtitle: { size: 16, leading: 1.4, after: 14, color: soft },
  heading2: { size: 21, leading: 1.3, after: 10, color: ink },
  heading3: { size: 17, leading: 1.35, after: 8, color: ink },
  book: { size: 19, leading: 1.55, after: 12, color: ink },
  study: { size: 14, leading: 1.55, after: 10, color: ink },
  small: { size: 12, leading: 1.5, after: 6, color: soft },
} satisfies Record<string, TextStyle>;

const plainRun = (text: string, isBold = false): Run => ({ text, isBold, isItalic: false });

/** Draws from top to bottom, and adds pages when needed. */
class Sheet {
  readonly doc: PdfDocument;
  y: number = page.margin;
  #isOpen = false;

  constructor(doc: PdfDocument) {
    this.doc = doc;
  }

  get bottom(): number {
    return page.height - page.foot;
  }

  open(): void {
    // addPage would end the open structure element. This call continues the element and its marked content on the next page.
    if (this.#isOpen) this.doc.continueOnNewPage();
    else this.doc.addPage();
    this.#isOpen = true;
    this.y = page.margin;
  }

  /** Adds page numbers after all pages exist. An earlier artefact inside a paragraph would split its marked content. */
  numberPages(): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = start + 1; index < start + count; index++) {
      this.doc.switchToPage(index);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      const text = String(index + 1);
      const width = widthOf(this.doc, text, 'regular', 11);
      this.#draw(text, 'regular', { x: (page.width - width) / 2, y: page.height - 34, size: 11, color: soft });
      this.doc.endMarkedContent();
    }
  }

  #draw(text: string, style: FontStyle, position: { x: number; y: number; size: number; color: string }): number {
    let { x } = position;
    for (const run of fontRuns(text, style)) {
      this.doc.font(run.font, position.size).fillColor(position.color);
      this.doc.text(run.text, x, position.y, { lineBreak: false, baseline: 'alphabetic' });
      x += this.doc.widthOfString(run.text);
    }
    return x;
  }

  linesOf(runs: readonly Run[], style: TextStyle, width = textWidth): Line[] {
    return breakLines(runs, width, (text, font) => widthOf(this.doc, text, font, style.size));
  }

  drawLines(lines: readonly Line[], style: TextStyle, x: number = page.margin): void {
    const height = style.size * style.leading;
    for (const [index, line] of lines.entries()) {
      if (this.y + height > this.bottom) this.open();
      let left = x;
      const baseline = this.y + (height + style.size * 0.62) / 2;
      for (const word of line) left = this.#draw(word.text, word.style, { x: left, y: baseline, ...style });
      // A screen reader needs a space at the end of a line to separate the words.
      if (index < lines.length - 1) this.#draw(' ', 'regular', { x: left, y: baseline, ...style });
      this.y += height;
    }
    this.y += style.after;
  }

  /** Draws a block of text and adds it to the structure. */
  text(parent: PdfStruct, tag: string, runs: readonly Run[], style: TextStyle): void {
    const lines = this.linesOf(runs, style);
    if (lines.length === 0) return;
    // Keeps a heading on the same page as the next block.
    if (tag.startsWith('H') && this.y + style.size * style.leading * (lines.length + 2) > this.bottom) this.open();
    parent.add(this.doc.struct(tag, {}, () => this.drawLines(lines, style)));
  }

  picture(parent: PdfStruct, bytes: Buffer, alt: string, maxHeight: number): void {
    const image = this.doc.openImage(bytes);
    const scale = Math.min(textWidth / image.width, maxHeight / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    if (this.y + height > this.bottom) this.open();
    const [x, y] = [(page.width - width) / 2, this.y];
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
      if (this.y + style.size * style.leading > this.bottom) this.open();
      const item = this.doc.struct('LI');
      list.add(item);
      const baseline = this.y + (style.size * style.leading + style.size * 0.62) / 2;
      item.add(
        this.doc.struct('Lbl', {}, () => {
          this.#draw(marker, 'regular', { x: page.margin + indent - 18, y: baseline, ...style });
        }),
      );
      item.add(this.doc.struct('LBody', {}, () => this.drawLines(lines, { ...style, after: 4 }, page.margin + indent)));
      item.end();
    }
    list.end();
    this.y += style.after;
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
      if (block.kind === 'heading2') this.text(parent, 'H3', bold(block.runs), sizes.heading3);
      else if (block.kind === 'heading3') this.text(parent, 'H4', bold(block.runs), style);
      else this.text(parent, block.kind === 'quote' ? 'BlockQuote' : 'P', block.runs, style);
      index++;
    }
  }
}

const bold = (runs: readonly Run[]): Run[] => runs.map((run) => ({ ...run, isBold: true }));

async function drawCover(sheet: Sheet, root: PdfStruct, book: Book, media: MediaSource): Promise<void> {
  const { doc } = sheet;
  sheet.open();
  doc.outline.addItem(textsFor(book.language).cover);
  const part = doc.struct('Sect');
  root.add(part);
  if (book.cover) {
    const alt = book.cover.description.trim() || textsFor(book.language).coverOf(book.title);
    sheet.picture(part, await media.picture(book.cover.file), alt, 380);
  }
  sheet.text(part, 'H1', [plainRun(book.title, true)], sizes.title);
  if (book.subtitle) sheet.text(part, 'P', [plainRun(book.subtitle)], sizes.subtitle);
  for (const { label, value } of creditsOf(book))
    sheet.text(part, 'P', [plainRun(`${label}: `, true), plainRun(value)], sizes.small);
  part.end();
}

async function drawPage(
  sheet: Sheet,
  root: PdfStruct,
  book: Book,
  bookPage: BookPage,
  media: MediaSource,
): Promise<void> {
  const { doc } = sheet;
  sheet.open();
  const title = pageTitle(book, bookPage);
  doc.outline.addItem(title);
  const part = doc.struct('Sect', { title });
  root.add(part);
  const blocks = toBlocks(parseHtml(bookPage.text));
  const style = book.type === 'picture_book' ? sizes.book : sizes.study;
  if (bookPage.chapter.trim()) sheet.text(part, 'H2', [plainRun(bookPage.chapter.trim(), true)], sizes.heading2);
  if (bookPage.picture && isDrawable(bookPage.picture)) {
    const bytes = await media.picture(bookPage.picture.file);
    sheet.picture(part, bytes, wordsOfPicture(book, bookPage), pictureHeight(sheet, blocks, style));
  }
  sheet.blocks(part, blocks, style);
  part.end();
}

/** Returns the maximum height of a picture that leaves space for the text on the same page, if possible. */
function pictureHeight(sheet: Sheet, blocks: readonly Block[], style: TextStyle): number {
  const text = blocks.reduce(
    (sum, { runs }) => sum + sheet.linesOf(runs, style).length * style.size * style.leading + style.after,
    0,
  );
  const freeHeight = sheet.bottom - sheet.y - text - 18;
  return freeHeight > 200 ? freeHeight : Math.min(360, sheet.bottom - sheet.y);
}

const isDrawable = (picture: Picture | undefined): boolean =>
  picture === undefined || picture.file.type.startsWith('image/');

/**
 * Builds the PDF of a book.
 * @throws the media source's error for an unreadable picture
 */
export async function makePdf(book: Book, media: MediaSource): Promise<Buffer> {
  const doc = newPdf({
    size: [page.width, page.height],
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
  const sheet = new Sheet(doc);
  const root = doc.struct('Document', { lang: book.language });
  doc.addStructure(root);
  await drawCover(sheet, root, { ...book, cover: isDrawable(book.cover) ? book.cover : undefined }, media);
  for (const bookPage of book.pages) {
    await drawPage(sheet, root, book, bookPage, media);
    // Yields to other requests of the process.
    await setImmediate();
  }
  root.end();
  sheet.numberPages();
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}
