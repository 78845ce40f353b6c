/** Draws text and pictures into an area of a PDF, from top to bottom, and adds them to the structure. */
import type { PdfDocument, PdfImage, PdfStruct } from './pdf-document.ts';
import { type FontStyle, measureWidth, toFontRuns } from './pdf-fonts.ts';
import { breakLines, type Line } from './pdf-lines.ts';
import { type Area, color, type PageStyles, type TextStyle } from './pdf-styles.ts';
import type { Block, Run } from './text-blocks.ts';

const ITEM_SPACE = 4;

export const plainRun = (text: string, isBold = false): Run => ({ text, isBold, isItalic: false });
const toBold = (runs: readonly Run[]): Run[] => runs.map((run) => ({ ...run, isBold: true }));
const indentOf = ({ depth }: Block): number => 22 + depth * 20;
const heightOfLine = ({ size, lineHeight }: TextStyle): number => size * lineHeight;
const baselineOf = (style: TextStyle): number => (heightOfLine(style) + style.size * 0.62) / 2;

export class PdfSheet {
  readonly doc: PdfDocument;
  y: number;
  /** The area of the text on the current page. */
  area: Area;
  /** The area of the text on a page that continues another page. */
  readonly #pageArea: Area;
  readonly #labels: (string | undefined)[] = [];

  constructor(doc: PdfDocument, pageArea: Area) {
    this.doc = doc;
    this.#pageArea = pageArea;
    this.area = pageArea;
    this.y = pageArea.y;
  }

  get bottom(): number {
    return this.area.y + this.area.height;
  }

  /**
   * Adds a page.
   * @param label page number, which pages that continue this page repeat
   */
  open(label?: string): void {
    // `addPage` alone would leave marked content open on the old page. `continueOnNewPage` closes the marked content, and opens it again on the new page.
    if (this.#labels.length > 0) this.doc.continueOnNewPage();
    else this.doc.addPage();
    this.#labels.push(label);
    this.enter(this.#pageArea);
  }

  /** Continues in another area of the current page. */
  enter(area: Area): void {
    this.area = area;
    this.y = area.y;
  }

  #continueText(): void {
    this.open(this.#labels.at(-1));
  }

  /**
   * Adds the page numbers. Must run last, because a number within a paragraph would split the paragraph's marked content.
   * @param center place of the middle of the baseline
   * @param size size of the numbers
   * @param labelOf returns the number on the page with this index
   */
  numberPages(center: { x: number; y: number }, size: number, labelOf = (index: number) => this.#labels[index]): void {
    for (const index of this.#labels.keys()) {
      const label = labelOf(index);
      if (label === undefined) continue;
      this.doc.switchToPage(index);
      this.drawNumber(label, center, size);
    }
  }

  /** Draws a page number as an artefact. */
  drawNumber(label: string, center: { x: number; y: number }, size: number): void {
    this.doc.markContent('Artifact', { type: 'Pagination' });
    const width = measureWidth(this.doc, label, 'regular', size);
    this.#draw(label, 'regular', { x: center.x - width / 2, y: center.y, size, color: color.muted });
    this.doc.endMarkedContent();
  }

  /** Fills an area as an artefact. */
  tint({ x, y, width, height }: Area, opacity = 1): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save().rect(x, y, width, height).fillColor(color.paper, opacity).fill().restore();
    this.doc.endMarkedContent();
  }

  #draw(text: string, style: FontStyle, position: { x: number; y: number; size: number; color: string }): number {
    let { x } = position;
    for (const run of toFontRuns(text, style)) {
      this.doc.font(run.font, position.size).fillColor(position.color, 1);
      this.doc.text(run.text, x, position.y, { lineBreak: false, baseline: 'alphabetic' });
      x += measureWidth(this.doc, run.text, style, position.size);
    }
    return x;
  }

  linesOf(runs: readonly Run[], style: TextStyle, width = this.area.width): Line[] {
    return breakLines(runs, width, (text, font) => measureWidth(this.doc, text, font, style.size));
  }

  drawLines(lines: readonly Line[], style: TextStyle, indent = 0): void {
    const height = heightOfLine(style);
    for (const [index, line] of lines.entries()) {
      if (this.y + height > this.bottom + 0.01) this.#continueText();
      let wordX = this.area.x + indent;
      const position = { y: this.y + baselineOf(style), size: style.size, color: style.color };
      for (const word of line) wordX = this.#draw(word.text, word.style, { x: wordX, ...position });
      // Without a space at the end of the line, a screen reader would join the last word and the first word of the next line.
      if (index < lines.length - 1) this.#draw(' ', 'regular', { x: wordX, ...position });
      this.y += height;
    }
    this.y += style.spaceAfter;
  }

  /** Draws a block of text and adds it to the structure. */
  text(parent: PdfStruct, tag: string, runs: readonly Run[], style: TextStyle): void {
    const lines = this.linesOf(runs, style);
    if (lines.length === 0) return;
    // A heading near the end of a page moves to the next page, so that the heading is not separated from its text.
    if (/^H[2-9]/.test(tag) && this.y + heightOfLine(style) * (lines.length + 2) > this.bottom) this.#continueText();
    parent.add(this.doc.struct(tag, {}, () => this.drawLines(lines, style)));
  }

  /** Draws a picture as a figure. `clip` hides the parts of the picture outside of an area. */
  figure(parent: PdfStruct, image: PdfImage, alt: string, place: Area, clip?: Area): void {
    const { x, y, width, height } = clip ?? place;
    const figure = this.doc.struct('Figure', { alt, bbox: [x, y, x + width, y + height] }, () => {
      if (clip) this.doc.save().rect(x, y, width, height).clip();
      this.doc.image(image, place.x, place.y, { width: place.width, height: place.height });
      if (clip) this.doc.restore();
    });
    parent.add(figure);
  }

  /** Draws a picture above the text that follows. */
  picture(parent: PdfStruct, image: PdfImage, alt: string, maxHeight: number): void {
    const scale = Math.min(this.area.width / image.width, maxHeight / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    if (this.y + height > this.bottom + 0.01) this.#continueText();
    this.figure(parent, image, alt, {
      x: this.area.x + (this.area.width - width) / 2,
      y: this.y,
      width,
      height,
    });
    this.y += height + 18;
  }

  #list(parent: PdfStruct, items: readonly Block[], style: TextStyle): void {
    const list = this.doc.struct('L');
    parent.add(list);
    for (const block of items) {
      const indent = indentOf(block);
      const lines = this.linesOf(block.runs, style, this.area.width - indent);
      if (this.y + heightOfLine(style) > this.bottom + 0.01) this.#continueText();
      const item = this.doc.struct('LI');
      list.add(item);
      const position = { x: this.area.x + indent - 18, y: this.y + baselineOf(style), ...style };
      item.add(this.doc.struct('Lbl', {}, () => void this.#draw(block.marker ?? '•', 'regular', position)));
      item.add(this.doc.struct('LBody', {}, () => this.drawLines(lines, { ...style, spaceAfter: ITEM_SPACE }, indent)));
      item.end();
    }
    list.end();
    this.y += style.spaceAfter;
  }

  /** Draws the blocks of a text. */
  blocks(parent: PdfStruct, blocks: readonly Block[], { text, heading3 }: PageStyles): void {
    for (let index = 0; index < blocks.length; ) {
      const block = blocks[index];
      if (!block) break;
      if (block.kind === 'item') {
        let end = index + 1;
        while (blocks[end]?.kind === 'item' && blocks[end]?.isListStart !== true) end++;
        this.#list(parent, blocks.slice(index, end), text);
        index = end;
        continue;
      }
      if (block.kind === 'heading2') this.text(parent, 'H3', toBold(block.runs), heading3);
      else if (block.kind === 'heading3') this.text(parent, 'H4', toBold(block.runs), text);
      else this.text(parent, block.kind === 'quote' ? 'BlockQuote' : 'P', block.runs, text);
      index++;
    }
  }

  /** Returns the height of blocks in points, as `blocks` draws them in a column of this width. */
  heightOf(blocks: readonly Block[], { text, heading3 }: PageStyles, width: number): number {
    let height = 0;
    for (const [index, block] of blocks.entries()) {
      const isItem = block.kind === 'item';
      const style = block.kind === 'heading2' ? heading3 : text;
      const runs = block.kind.startsWith('heading') ? toBold(block.runs) : block.runs;
      const lines = this.linesOf(runs, style, isItem ? width - indentOf(block) : width);
      height += lines.length * heightOfLine(style) + (isItem ? ITEM_SPACE : style.spaceAfter);
      const next = blocks[index + 1];
      if (isItem && (next?.kind !== 'item' || next.isListStart)) height += style.spaceAfter;
    }
    return height;
  }

  /** Returns the height of one text in points. */
  heightOfText(runs: readonly Run[], style: TextStyle, width: number): number {
    const lines = this.linesOf(runs, style, width);
    return lines.length === 0 ? 0 : lines.length * heightOfLine(style) + style.spaceAfter;
  }
}
