/** A text with its matches as pairs of UTF-16 offsets. */
export interface MarkedText {
  text: string;
  marks: [number, number][];
}

export interface Piece {
  text: string;
  isMatch: boolean;
  /** Offset of the first character in the text. */
  start: number;
}

/** Splits a text into matching and other pieces. A mark that overlaps an earlier mark or exceeds the text is shortened or ignored. */
export const splitAtMatches = ({ text, marks }: MarkedText): Piece[] => {
  const pieces: Piece[] = [];
  let position = 0;
  const addPiece = (end: number, isMatch: boolean) => {
    const pieceEnd = Math.min(end, text.length);
    if (pieceEnd > position) pieces.push({ text: text.slice(position, pieceEnd), isMatch, start: position });
    position = Math.max(position, pieceEnd);
  };
  for (const [start, end] of marks) {
    addPiece(start, false);
    addPiece(end, true);
  }
  addPiece(text.length, false);
  return pieces;
};
