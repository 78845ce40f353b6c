/** Types for the parts of pdfkit that this extension uses. `@types/pdfkit` lacks `openImage` and the option `bbox` of `struct`. */
import PDFDocument from 'pdfkit';

export interface PdfStruct {
  add(child: PdfStruct): void;
  end(): void;
}

export interface PdfImage {
  readonly width: number;
  readonly height: number;
}

interface StructOptions {
  title?: string;
  lang?: string;
  alt?: string;
  /** Bounding box: left, top, right, bottom. In points from the top left corner of the page. */
  bbox?: [number, number, number, number];
}

export interface PdfDocument {
  readonly outline: { addItem(title: string): unknown };
  addPage(): unknown;
  /** Adds a page and continues the open marked content on the new page. */
  continueOnNewPage(): unknown;
  addStructure(struct: PdfStruct): unknown;
  struct(type: string, options?: StructOptions, draw?: () => void): PdfStruct;
  openImage(bytes: Buffer): PdfImage;
  image(image: PdfImage, x: number, y: number, size: { width: number; height: number }): unknown;
  registerFont(name: string, source: Buffer): unknown;
  font(name: string, size?: number): PdfDocument;
  fillColor(color: string, opacity?: number): PdfDocument;
  rect(x: number, y: number, width: number, height: number): PdfDocument;
  fill(): PdfDocument;
  clip(): PdfDocument;
  save(): PdfDocument;
  restore(): PdfDocument;
  lineWidth(width: number): PdfDocument;
  circle(x: number, y: number, radius: number): PdfDocument;
  moveTo(x: number, y: number): PdfDocument;
  lineTo(x: number, y: number): PdfDocument;
  stroke(color: string): unknown;
  text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): unknown;
  widthOfString(text: string): number;
  markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): unknown;
  endMarkedContent(): unknown;
  bufferedPageRange(): { start: number; count: number };
  switchToPage(index: number): unknown;
  on(event: 'data', listener: (chunk: Buffer) => void): unknown;
  once(event: 'end' | 'error', listener: (error?: Error) => void): unknown;
  end(): unknown;
}

export interface PdfMetadata {
  /** Width and height of a page in points. */
  size: [number, number];
  language: string;
  title: string;
  author: string;
  subject: string;
  creator: string;
  modified: Date;
}

/** Creates a document that is declared as PDF/UA. The document has no default font, because PDF/UA requires every font to be embedded. */
export function createPdf({ size, language, title, author, subject, creator, modified }: PdfMetadata): PdfDocument {
  const options = {
    size,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: creator,
      Producer: 'pdfkit',
      CreationDate: modified,
      ModDate: modified,
    },
  };
  return new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions) as unknown as PdfDocument;
}
