import type { FontStyle } from './pdf-fonts.ts';
import type { Run } from './text-blocks.ts';

interface Word {
  text: string;
  style: FontStyle;
  /** Width of `text` in points. `text` begins with a space if the word follows another word of its line after a space. */
  width: number;
}
export type Line = Word[];

type Measure = (text: string, style: FontStyle) => number;

const styleOf = ({ isBold, isItalic }: Run): FontStyle => {
  if (isBold) return 'bold';
  return isItalic ? 'italic' : 'regular';
};

interface Piece {
  text: string;
  style: FontStyle;
  isAfterSpace: boolean;
}

/** Splits runs into words and line breaks. A word in several styles becomes several pieces. Only its first piece can follow a space. */
const toPieces = (runs: readonly Run[]): (Piece | 'break')[] => {
  const pieces: (Piece | 'break')[] = [];
  let isAfterSpace = false;
  for (const run of runs) {
    for (const part of run.text.split(/(\n|[ \t]+)/)) {
      if (part === '') continue;
      if (part === '\n') {
        pieces.push('break');
        isAfterSpace = false;
      } else if (/^[ \t]+$/.test(part)) isAfterSpace = true;
      else {
        pieces.push({ text: part, style: styleOf(run), isAfterSpace });
        isAfterSpace = false;
      }
    }
  }
  return pieces;
};

/** Splits a piece that is wider than a line. Parts after the first count as separate words, so that they can begin a new line. */
const splitPiece = (piece: Piece, width: number, measure: Measure): Piece[] => {
  if (measure(piece.text, piece.style) <= width) return [piece];
  const parts: Piece[] = [];
  let text = '';
  for (const char of piece.text) {
    if (text !== '' && measure(text + char, piece.style) > width) {
      parts.push({ ...piece, text, isAfterSpace: parts.length > 0 || piece.isAfterSpace });
      text = '';
    }
    text += char;
  }
  return [...parts, { ...piece, text, isAfterSpace: parts.length > 0 || piece.isAfterSpace }];
};

/** Breaks runs into lines of at most `width` points. A word of several pieces can be wider than a line, because such a word is not split between its pieces. */
export function breakLines(runs: readonly Run[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let line: Line = [];
  let lineWidth = 0;
  const flushLine = () => {
    if (line.length > 0) lines.push(line);
    line = [];
    lineWidth = 0;
  };
  /** Pieces without a space between them, which must stay on one line. */
  let wordPieces: Piece[] = [];
  const placeWord = () => {
    const [first] = wordPieces;
    if (!first) return;
    const hasSpaceBefore = first.isAfterSpace && line.length > 0;
    const words = wordPieces.map((piece, index): Word => {
      const text = index === 0 && hasSpaceBefore ? ` ${piece.text}` : piece.text;
      return { text, style: piece.style, width: measure(text, piece.style) };
    });
    const wordWidth = words.reduce((sum, word) => sum + word.width, 0);
    if (line.length > 0 && lineWidth + wordWidth > width) {
      flushLine();
      placeWord();
      return;
    }
    line.push(...words);
    lineWidth += wordWidth;
    wordPieces = [];
  };
  for (const piece of toPieces(runs)) {
    if (piece === 'break') {
      placeWord();
      flushLine();
      continue;
    }
    for (const part of splitPiece(piece, width, measure)) {
      if (part.isAfterSpace) placeWord();
      wordPieces.push(part);
    }
  }
  placeWord();
  flushLine();
  return lines;
}
