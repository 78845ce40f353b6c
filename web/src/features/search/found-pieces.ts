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

/** Splits a text into matching and other pieces. Marks that overlap or exceed the text are shortened. */
export const splitAtMatches = ({ text, marks }: MarkedText): Piece[] => {
  const pieces: Piece[] = [];
  let position = 0;
  const add = (end: number, isMatch: boolean) => {
    const to = Math.min(end, text.length);
    if (to > position) pieces.push({ text: text.slice(position, to), isMatch, start: position });
    position = Math.max(position, to);
  };
  for (const [start, end] of marks) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
};
