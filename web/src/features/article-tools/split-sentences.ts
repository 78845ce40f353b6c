interface TextSpan {
  start: number;
  end: number;
}

/** Returns the sentences of a block's text without surrounding spaces. Line breaks of the HTML source do not end a sentence. */
export const splitSentences = (text: string, locale: string): TextSpan[] => {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  return [...segmenter.segment(text.replace(/\s/g, ' '))].flatMap(({ segment, index }) => {
    const spoken = segment.trim();
    if (!/[\p{L}\p{N}]/u.test(spoken)) return [];
    const start = index + segment.indexOf(spoken);
    return [{ start, end: start + spoken.length }];
  });
};

/** Finds the text node that contains the character at an offset: the index of the node, and the offset within it. */
export const locateOffset = (lengths: readonly number[], offset: number): { node: number; offset: number } => {
  let rest = offset;
  for (const [node, length] of lengths.entries()) {
    if (rest < length) return { node, offset: rest };
    rest -= length;
  }
  throw new RangeError(`The text has no character ${offset}.`);
};
