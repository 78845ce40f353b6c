/** A text with the places that match: pairs of UTF-16 offsets. */
export interface MarkedText {
  text: string;
  marks: [number, number][];
}

export interface Piece {
  text: string;
  isMatch: boolean;
  /** Where it begins. */
  at: number;
}

/** The pieces of a text, told apart by whether they match; marks that leave the text or overlap are cut to what is left. */
export const piecesOf = ({ text, marks }: MarkedText): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, isMatch: boolean) => {
    const to = Math.min(end, text.length);
    if (to > at) pieces.push({ text: text.slice(at, to), isMatch, at });
    at = Math.max(at, to);
  };
  for (const [start, end] of marks) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
};
