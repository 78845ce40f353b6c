/** Prints a worksheet of a lesson plan: a tagged PDF in large type, in black and white, with space to write. Equal worksheets produce equal bytes. */
import { createHash } from 'node:crypto';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { numberPortraitPages, writePdf } from '../directus-extensions/books/src/pdf.ts';
import type { PdfStruct } from '../directus-extensions/books/src/pdf-document.ts';
import { PdfSheet, plainRun } from '../directus-extensions/books/src/pdf-sheet.ts';
import { color, portrait, portraitText, type TextStyle } from '../directus-extensions/books/src/pdf-styles.ts';
import type { Worksheet, WorksheetTask } from '../seeds/engine/worksheet-schema.ts';

const textStyle = (size: number, spaceAfter: number): TextStyle => ({
  size,
  lineHeight: 1.35,
  spaceAfter,
  color: color.text,
});
const styles = { title: textStyle(24, 8), ask: textStyle(16, 10), text: textStyle(15, 0), caption: textStyle(14, 0) };
const names = {
  vi: { pupil: 'Họ và tên:', class: 'Lớp:', author: 'Thư viện Hạt Nắng' },
  en: { pupil: 'Name:', class: 'Class:', author: 'Sunbeam Library' },
} satisfies Record<Lang, unknown>;

/** Distances in points. A line to write on is high enough for large handwriting. */
const writingHeight = 38;
const tickHeight = 32;
const matchHeight = 44;
const gap = 16;
const taskSpace = 14;
const left = portraitText.x;
const textWidth = portraitText.width;
const right = left + textWidth;

/** Hash of the worksheet and of its layout, which the PDF contains. A test thus finds a PDF that is older than its tasks. */
export const hashWorksheet = (worksheet: Worksheet): string =>
  createHash('sha256')
    .update(`2 ${JSON.stringify(worksheet)}`)
    .digest('hex')
    .slice(0, 16);

/** Draws shapes that carry no text. Screen readers skip them. */
function drawShapes(sheet: PdfSheet, draw: () => void): void {
  sheet.doc.markContent('Artifact', { type: 'Layout' });
  sheet.doc.lineWidth(1.25);
  draw();
  sheet.doc.endMarkedContent();
}

const drawRule = (sheet: PdfSheet, from: number, to: number, y: number) =>
  drawShapes(sheet, () => sheet.doc.moveTo(from, y).lineTo(to, y).stroke(color.text));

const widthOf = (sheet: PdfSheet, text: string, style: TextStyle, isBold = false) =>
  sheet
    .linesOf([plainRun(text, isBold)], style, Number.POSITIVE_INFINITY)
    .flat()
    .reduce((sum, { width }) => sum + width, 0);

/** Draws a text at a place and adds it to the structure. The position of the sheet stays. Returns the height of the text. */
function place(
  sheet: PdfSheet,
  parent: PdfStruct,
  tag: string,
  text: string,
  at: { x: number; y: number; width: number; style: TextStyle },
): number {
  const { x, y, width, style } = at;
  if (text === '') return 0;
  const before = sheet.y;
  const lines = sheet.linesOf([plainRun(text)], style, width);
  sheet.y = y;
  parent.add(sheet.doc.struct(tag, {}, () => sheet.drawLines(lines, style, x - left)));
  sheet.y = before;
  return lines.length * style.size * style.lineHeight;
}

/** Adds a list whose entries are placed by `draw`. */
function placeList(
  sheet: PdfSheet,
  parent: PdfStruct,
  entries: readonly string[],
  draw: (item: PdfStruct, entry: string, index: number) => void,
) {
  const list = sheet.doc.struct('L');
  parent.add(list);
  for (const [index, entry] of entries.entries()) {
    const item = sheet.doc.struct('LI');
    list.add(item);
    draw(item, entry, index);
    item.end();
  }
  list.end();
}

function drawNameLine(sheet: PdfSheet, root: PdfStruct, lang: Lang): void {
  const { pupil, class: className } = names[lang];
  const style = styles.caption;
  const baseline = sheet.y + style.size * 1.2;
  const classLeft = right - 130;
  place(sheet, root, 'P', pupil, { x: left, y: sheet.y, width: textWidth, style });
  drawRule(sheet, left + widthOf(sheet, pupil, style) + 8, classLeft - 12, baseline);
  place(sheet, root, 'P', className, { x: classLeft, y: sheet.y, width: 130, style });
  drawRule(sheet, classLeft + widthOf(sheet, className, style) + 8, right, baseline);
  sheet.y += 44;
}

const captionStyle = styles.caption;
const captionHeight = captionStyle.size * captionStyle.lineHeight;

const drawTask: {
  [Kind in WorksheetTask['kind']]: (
    sheet: PdfSheet,
    parent: PdfStruct,
    task: Extract<WorksheetTask, { kind: Kind }>,
  ) => void;
} = {
  write: (sheet, parent, { starters }) => {
    for (const starter of starters) {
      place(sheet, parent, 'P', starter, {
        x: left,
        y: sheet.y + writingHeight - 26,
        width: textWidth,
        style: styles.text,
      });
      const ruleLeft = starter === '' ? left : left + widthOf(sheet, starter, styles.text) + 8;
      drawRule(sheet, Math.min(ruleLeft, right - 60), right, sheet.y + writingHeight - 4);
      sheet.y += writingHeight;
    }
  },
  draw: (sheet, parent, { captions, height }) => {
    const width = (textWidth - gap * (captions.length - 1)) / captions.length;
    const leftOf = (index: number) => left + index * (width + gap);
    drawShapes(sheet, () => {
      for (const index of captions.keys()) sheet.doc.rect(leftOf(index), sheet.y, width, height).stroke(color.text);
    });
    const heights = captions.map((caption, index) =>
      place(sheet, parent, 'P', caption, { x: leftOf(index), y: sheet.y + height + 4, width, style: captionStyle }),
    );
    sheet.y += height + 6 + Math.max(...heights);
  },
  tick: (sheet, parent, { options }) => {
    const top = sheet.y;
    drawShapes(sheet, () => {
      for (const index of options.keys())
        sheet.doc.rect(left + 2, top + index * tickHeight + 3, 17, 17).stroke(color.text);
    });
    placeList(sheet, parent, options, (item, option, index) => {
      place(sheet, item, 'LBody', option, {
        x: left + 32,
        y: top + index * tickHeight,
        width: textWidth - 32,
        style: styles.text,
      });
    });
    sheet.y += options.length * tickHeight;
  },
  match: (sheet, parent, { left: leftTexts, right: rightTexts }) => {
    const top = sheet.y;
    const columns = [
      { texts: leftTexts, x: left, dot: left + 190 },
      { texts: rightTexts, x: right - 170, dot: right - 186 },
    ];
    for (const { texts, x, dot } of columns) {
      drawShapes(sheet, () => {
        for (const index of texts.keys()) sheet.doc.circle(dot, top + index * matchHeight + 11, 4).stroke(color.text);
      });
      placeList(sheet, parent, texts, (item, text, index) => {
        place(sheet, item, 'LBody', text, { x, y: top + index * matchHeight, width: 172, style: styles.text });
      });
    }
    sheet.y += leftTexts.length * matchHeight;
  },
};

function heightOf(task: WorksheetTask): number {
  if (task.kind === 'write') return task.starters.length * writingHeight;
  if (task.kind === 'tick') return task.options.length * tickHeight;
  if (task.kind === 'match') return task.left.length * matchHeight;
  return task.height + 6 + captionHeight * (task.captions.length > 2 ? 2 : 1);
}

/** Returns the PDF of a worksheet. */
export function makeWorksheetPdf(lang: Lang, worksheet: Worksheet): Promise<Buffer> {
  const metadata = {
    language: languageCodes[lang],
    title: worksheet.title,
    author: names[lang].author,
    subtitle: '',
    publisher: `worksheet ${hashWorksheet(worksheet)}`,
    modified: '2026-11-28T00:00:00Z',
  };
  return writePdf(metadata, portrait, async (doc, root) => {
    const sheet = new PdfSheet(doc, portraitText);
    drawWorksheet(sheet, root, lang, worksheet);
    root.end();
    numberPortraitPages(sheet);
  });
}

function drawWorksheet(sheet: PdfSheet, root: PdfStruct, lang: Lang, worksheet: Worksheet): void {
  sheet.open();
  drawNameLine(sheet, root, lang);
  sheet.text(root, 'H1', [plainRun(worksheet.title, true)], styles.title);
  for (const [index, task] of worksheet.tasks.entries()) {
    const ask = [plainRun(`${index + 1}. ${task.ask}`, true)];
    const askHeight = sheet.linesOf(ask, styles.ask).length * styles.ask.size * styles.ask.lineHeight;
    if (sheet.y + askHeight + heightOf(task) > sheet.bottom) sheet.open();
    const section = sheet.doc.struct('Sect');
    root.add(section);
    sheet.text(section, 'H2', ask, styles.ask);
    (drawTask[task.kind] as (sheet: PdfSheet, parent: PdfStruct, task: WorksheetTask) => void)(sheet, section, task);
    section.end();
    sheet.y += taskSpace;
  }
}
