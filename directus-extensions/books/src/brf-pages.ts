/** Breaks braille in ASCII into lines of 40 cells and pages of 25 lines, which braille displays and embossers expect. */

export interface BraillePiece {
  /** Words in braille, with single spaces. */
  text: string;
  kind: 'title' | 'heading' | 'paragraph' | 'line' | 'item';
}

export const CELLS = 40;
export const LINES = 25;
/** The last line of a page has the page number. */
const TEXT_LINES = LINES - 1;
/** Centred lines keep three cells free on both sides. */
const CENTERED_CELLS = CELLS - 6;

/** Indents in cells: of the first line, and of the lines that follow. */
const indents: Readonly<Record<'paragraph' | 'line' | 'item', readonly [first: number, next: number]>> = {
  paragraph: [2, 0],
  line: [0, 2],
  item: [0, 2],
};

/** Digits in braille are the letters a to j after a number sign. The digit 0 is j. */
const toBrailleNumber = (value: number): string =>
  `#${[...String(value)].map((digit) => 'JABCDEFGHI'[Number(digit)]).join('')}`;

/** Breaks words into lines. Only a word that is wider than a line is cut. */
export function wrapBraille(text: string, first: number, next: number, cells = CELLS): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(first);
  let isEmpty = true;
  const flush = () => {
    lines.push(line);
    line = ' '.repeat(next);
    isEmpty = true;
  };
  for (let word of text.split(' ').filter((part) => part !== '')) {
    if (!isEmpty && line.length + 1 + word.length > cells) flush();
    while (line.length + word.length > cells) {
      const space = cells - line.length;
      line += word.slice(0, space);
      word = word.slice(space);
      flush();
    }
    if (word === '') continue;
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  if (!isEmpty) lines.push(line);
  return lines;
}

const center = (line: string): string => `${' '.repeat(Math.floor((CELLS - line.length) / 2))}${line}`;

const toLines = ({ text, kind }: BraillePiece): string[] =>
  kind === 'title' || kind === 'heading'
    ? wrapBraille(text, 0, 0, CENTERED_CELLS).map(center)
    : wrapBraille(text, ...indents[kind]);

function formatPage(lines: readonly string[], number?: number): string {
  const filled = [...lines, ...Array<string>(TEXT_LINES - lines.length).fill('')];
  const lastLine = number === undefined ? '' : toBrailleNumber(number).padStart(CELLS);
  return `${[...filled, lastLine].join('\r\n')}\r\n\f`;
}

/** Returns the pages of the title: the lines in the middle of the first page, which has no number. */
function layOutTitle(pieces: readonly BraillePiece[]): string[][] {
  const lines = pieces.flatMap((piece, index) => [...(index > 0 ? [''] : []), ...toLines(piece)]);
  const top = Math.max(0, Math.floor((TEXT_LINES - lines.length) / 2));
  const padded = [...Array<string>(top).fill(''), ...lines];
  return Array.from({ length: Math.max(1, Math.ceil(padded.length / TEXT_LINES)) }, (_, page) =>
    padded.slice(page * TEXT_LINES, (page + 1) * TEXT_LINES),
  );
}

/** Returns the pages of the text. An empty line precedes each heading, and no heading is at the end of a page. */
function layOutText(pieces: readonly BraillePiece[]): string[][] {
  const pages: string[][] = [];
  let page: string[] = [];
  const turn = () => {
    if (page.length > 0) pages.push(page);
    page = [];
  };
  for (const piece of pieces) {
    const lines = toLines(piece);
    if (piece.kind === 'heading') {
      if (page.length + lines.length + 3 > TEXT_LINES) turn();
      if (page.length > 0) page.push('');
    }
    for (const line of lines) {
      if (page.length === TEXT_LINES) turn();
      page.push(line);
    }
  }
  turn();
  return pages;
}

/** Returns a file in the format BRF: a title page, then the text. A form feed ends each page. */
export const formatBrf = (title: readonly BraillePiece[], text: readonly BraillePiece[]): string =>
  [...layOutTitle(title), ...layOutText(text)]
    .map((lines, index) => formatPage(lines, index === 0 ? undefined : index + 1))
    .join('');
