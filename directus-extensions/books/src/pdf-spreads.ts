/** Lays out a picture book as landscape spreads: the picture beside the text, alike on all pages. */
import type { Book, BookPage, MediaSource } from './book.ts';
import { pageTitle, pictureText } from './book-texts.ts';
import { parseHtml, textOf } from './html-tree.ts';
import { isDrawable } from './pdf-cover.ts';
import type { PdfStruct } from './pdf-document.ts';
import { type PdfSheet, plainRun } from './pdf-sheet.ts';
import { type Area, bookStyles, landscape, type PageStyles } from './pdf-styles.ts';
import { type Block, toBlocks } from './text-blocks.ts';

/** A page with more text needs a layout for reading, not for looking. */
const MAX_CHARACTERS = 600;
const margin = { outer: 44, inner: 34, vertical: 44, foot: 60 } as const;

/** Part of the width for the picture, and size of the text, in the order of preference. The first layout that has space for every page is used. */
const layouts: readonly (readonly [pictureShare: number, size: number])[] = [
  [0.66, 30],
  [0.66, 26],
  [0.66, 22],
  [0.62, 22],
  [0.62, 20],
  [0.58, 20],
  [0.58, 18],
  [0.5, 18],
];

/** Checks whether a document is a picture book with little text: pictures on at least half of its pages, and at most 600 letters on a page. */
export function isPictureBook({ type, pages }: Book): boolean {
  const pictures = pages.filter(({ picture }) => isDrawable(picture)).length;
  return (
    type === 'picture_book' &&
    pictures * 2 >= pages.length &&
    pages.every(({ text }) => textOf(parseHtml(text)).length <= MAX_CHARACTERS)
  );
}

/** The texts of a page. */
export interface PageText {
  page: BookPage;
  chapter: string;
  blocks: Block[];
}

export const toPageText = (page: BookPage): PageText => ({
  page,
  chapter: page.chapterTitle.trim(),
  blocks: toBlocks(parseHtml(page.text)),
});

/** Returns the height of chapter title and text in points. */
export const heightOfPage = (sheet: PdfSheet, { chapter, blocks }: PageText, styles: PageStyles, width: number) =>
  (chapter ? sheet.heightOfText([plainRun(chapter, true)], styles.heading2, width) : 0) +
  sheet.heightOf(blocks, styles, width);

interface SpreadLayout {
  picture: Area;
  text: Area;
  /** The text of a page without a picture. */
  textAlone: Area;
  styles: PageStyles;
}

function toLayout(pictureShare: number, size: number): SpreadLayout {
  const picture = { x: 0, y: 0, width: landscape.width * pictureShare, height: landscape.height };
  const [y, height] = [margin.vertical, landscape.height - margin.vertical - margin.foot];
  const x = picture.width + margin.inner;
  const alone = landscape.width * 0.16;
  return {
    picture,
    text: { x, y, width: landscape.width - x - margin.outer, height },
    textAlone: { x: alone, y, width: landscape.width - alone * 2, height },
    styles: bookStyles(size),
  };
}

/** Returns the first layout that has space for every page. The text of the last layout may continue on another page. */
export function chooseSpreadLayout(sheet: PdfSheet, pages: readonly PageText[]): SpreadLayout {
  const candidates = layouts.map(([pictureShare, size]) => toLayout(pictureShare, size));
  const hasSpace = ({ text, textAlone, styles }: SpreadLayout) =>
    pages.every((page) => {
      const area = isDrawable(page.page.picture) ? text : textAlone;
      return heightOfPage(sheet, page, styles, area.width) <= area.height;
    });
  return candidates.find(hasSpace) ?? toLayout(0.5, 18);
}

/** The place of the page numbers, at the foot of the text. */
export const spreadNumberPlace = ({ text }: SpreadLayout) => ({
  x: text.x + text.width / 2,
  y: landscape.height - 30,
});

/** Draws one page of the book as a spread. */
export async function drawSpread(
  sheet: PdfSheet,
  root: PdfStruct,
  book: Book,
  pageText: PageText,
  layout: SpreadLayout,
  media: MediaSource,
): Promise<void> {
  const { page, chapter, blocks } = pageText;
  const { picture: pictureArea, styles } = layout;
  const title = pageTitle(book, page);
  sheet.open(String(page.number));
  sheet.doc.outline.addItem(title);
  const section = sheet.doc.struct('Sect', { title });
  root.add(section);
  const { picture } = page;
  const area = isDrawable(picture) ? layout.text : layout.textAlone;
  if (isDrawable(picture)) sheet.tint(pictureArea);
  const free = Math.max(0, area.height - heightOfPage(sheet, pageText, styles, area.width));
  sheet.enter({ ...area, y: area.y + free / 2, height: area.height - free / 2 });
  if (chapter) sheet.text(section, 'H2', [plainRun(chapter, true)], styles.heading2);
  if (isDrawable(picture)) {
    const image = sheet.doc.openImage(await media.picture(picture.file));
    const scale = Math.min(pictureArea.width / image.width, pictureArea.height / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    sheet.figure(section, image, pictureText(book, page), {
      x: (pictureArea.width - width) / 2,
      y: (pictureArea.height - height) / 2,
      width,
      height,
    });
  }
  sheet.blocks(section, blocks, styles);
  section.end();
}
