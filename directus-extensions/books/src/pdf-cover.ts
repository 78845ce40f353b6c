/** Draws the cover and the page about the book. */
import type { Book, MediaSource, Picture } from './book.ts';
import { creditsOf, textsFor } from './book-texts.ts';
import type { PdfImage, PdfStruct } from './pdf-document.ts';
import { type PdfSheet, plainRun } from './pdf-sheet.ts';
import { type Area, color, inset, smallStyle, type TextStyle } from './pdf-styles.ts';
import type { Run } from './text-blocks.ts';

/** A picture that fills the page may lose this part of its area at its edges. */
const MAX_HIDDEN = 0.2;
/** Opacity of the band behind the title. Over a black picture, the text has a contrast of 12 to 1. */
const BAND_OPACITY = 0.92;
/** Sizes of the title, each with the number of lines up to which it is used. */
const titleSizes: readonly (readonly [size: number, maxLines: number])[] = [
  [44, 1],
  [38, 1],
  [34, 2],
  [28, 3],
];
const SMALLEST_TITLE = 24;

interface CoverText {
  tag: string;
  runs: Run[];
  style: TextStyle;
}

/** Checks whether a picture can be drawn. Pictures of another kind than images are left out. */
export const isDrawable = (picture: Picture | undefined): picture is Picture =>
  picture?.file.type.startsWith('image/') ?? false;

/** Returns title, subtitle, author and publisher. A long title is smaller. */
function coverTexts(sheet: PdfSheet, book: Book, width: number, scale: number): CoverText[] {
  const texts = textsFor(book.language);
  const title = [plainRun(book.title, true)];
  const titleStyle = (size: number): TextStyle => ({ size, lineHeight: 1.2, spaceAfter: 6 * scale, color: color.text });
  const [size = SMALLEST_TITLE] =
    titleSizes.find(
      ([candidate, maxLines]) => sheet.linesOf(title, titleStyle(candidate * scale), width).length <= maxLines,
    ) ?? [];
  const line: TextStyle = { size: 15 * scale, lineHeight: 1.45, spaceAfter: 0, color: color.text };
  const names = [
    { label: texts.author, value: book.author },
    { label: texts.publisher, value: book.publisher },
  ].filter(({ value }) => value.trim() !== '');
  return [
    { tag: 'H1', runs: title, style: titleStyle(size * scale) },
    ...(book.subtitle
      ? [{ tag: 'P', runs: [plainRun(book.subtitle)], style: { ...line, size: 18 * scale, spaceAfter: 8 * scale } }]
      : []),
    ...(names.length === 0 ? [] : [{ tag: 'P', runs: names.flatMap(toNameRuns), style: line }]),
  ];
}

const toNameRuns = ({ label, value }: { label: string; value: string }, index: number): Run[] => [
  plainRun(`${index > 0 ? ' · ' : ''}${label}: `),
  plainRun(value, true),
];

const centered = (image: PdfImage, { x, y, width, height }: Area, scale: number): Area => ({
  x: x + (width - image.width * scale) / 2,
  y: y + (height - image.height * scale) / 2,
  width: image.width * scale,
  height: image.height * scale,
});

/** Divides a page into the area of the picture and the area of the title: side by side or one above the other, as the shape of the picture asks. */
function divide({ x, y, width, height }: Area, image: PdfImage): { picture: Area; title: Area } {
  if (width / height > image.width / image.height) {
    const part = Math.min(width * 0.62, (height * image.width) / image.height);
    return {
      picture: { x, y, width: part, height },
      title: { x: x + part, y, width: width - part, height },
    };
  }
  const part = Math.min(height * 0.68, (width * image.height) / image.width);
  return {
    picture: { x, y, width, height: part },
    title: { x, y: y + part, width, height: height - part },
  };
}

/**
 * Draws the cover: the picture fills the page below a light band with the title. Only if the page would hide much of the picture, the page is divided.
 * @param scale factor of the text sizes, 1 on A4
 */
export async function drawCover(
  sheet: PdfSheet,
  parent: PdfStruct,
  book: Book,
  media: MediaSource,
  page: Area,
  scale = 1,
): Promise<void> {
  const [marginX, marginY] = [44 * scale, 16 * scale];
  const section = sheet.doc.struct('Sect');
  parent.add(section);
  let title = page;
  let isBand = false;
  if (isDrawable(book.cover)) {
    const image = sheet.doc.openImage(await media.picture(book.cover.file));
    const alt = book.cover.description.trim() || textsFor(book.language).coverOf(book.title);
    const fillScale = Math.max(page.width / image.width, page.height / image.height);
    const visible = (page.width * page.height) / (image.width * image.height * fillScale ** 2);
    if (1 - visible <= MAX_HIDDEN) {
      isBand = true;
      sheet.figure(section, image, alt, { ...centered(image, page, fillScale), y: page.y }, page);
    } else {
      sheet.tint(page);
      const areas = divide(page, image);
      title = areas.title;
      const { width, height } = areas.picture;
      const place = centered(image, areas.picture, Math.min(width / image.width, height / image.height));
      sheet.figure(section, image, alt, place);
    }
  } else sheet.tint(page);

  const width = title.width - marginX * 2;
  const texts = coverTexts(sheet, book, width, scale);
  const height = texts.reduce((sum, { runs, style }) => sum + sheet.heightOfText(runs, style, width), 0);
  if (isBand) {
    const bandHeight = height + marginY * 2;
    title = { ...page, height: bandHeight };
    sheet.tint(title, BAND_OPACITY);
  }
  const free = Math.max(0, title.height - marginY * 2 - height);
  const area = inset(title, marginX, marginY);
  sheet.enter({ ...area, y: area.y + free / 2, height: area.height - free / 2 + marginY });
  for (const { tag, runs, style } of texts) sheet.text(section, tag, runs, style);
  section.end();
}

/**
 * Draws credits and licence, in the middle of the area of the sheet.
 * @param scale factor of the text sizes, 1 on A4
 * @param note last line; no line if empty
 */
export function drawCredits(sheet: PdfSheet, parent: PdfStruct, book: Book, scale = 1, note = ''): void {
  const texts = textsFor(book.language);
  const section = sheet.doc.struct('Sect', { title: texts.about });
  parent.add(section);
  const style: TextStyle = { ...smallStyle, size: 14 * scale, color: color.text };
  const heading: TextStyle = { size: 20 * scale, lineHeight: 1.3, spaceAfter: 10 * scale, color: color.text };
  const lines: CoverText[] = [
    { tag: 'H2', runs: [plainRun(texts.about, true)], style: heading },
    ...(book.description
      ? [{ tag: 'P', runs: [plainRun(book.description)], style: { ...style, spaceAfter: 14 * scale } }]
      : []),
    ...creditsOf(book).map(({ label, value }) => ({
      tag: 'P',
      runs: [plainRun(`${label}: `, true), plainRun(value)],
      style,
    })),
    { tag: 'P', runs: [plainRun(note)], style: smallStyle },
  ];
  const height = lines.reduce((sum, line) => sum + sheet.heightOfText(line.runs, line.style, sheet.area.width), 0);
  sheet.y += Math.max(0, (sheet.area.height - height) / 2);
  for (const { tag, runs, style: lineStyle } of lines) sheet.text(section, tag, runs, lineStyle);
  section.end();
}
