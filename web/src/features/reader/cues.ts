/** A sentence on a track's timeline, in milliseconds. Ids (s1, s2 …) are shared by both languages and by narration and signing. */
export interface Cue {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** How long a child takes for one letter, and the breath after a sentence. */
const letter = 75;
const breath = 500;

/** Sentences of a page that no voice has timed: by the length of their texts, in reading speed. */
export const estimateCues = (sentences: readonly { id: string; text: string }[]): Cue[] => {
  let at = 200;
  return sentences.map(({ id, text }) => {
    const start = at;
    const end = start + Math.max(800, text.length * letter);
    at = end + breath;
    return { id, start, end };
  });
};

/** The same sentences stretched over a length. */
export const stretchCues = (cues: readonly Cue[], length: number): Cue[] => {
  const scale = length / Math.max(1, cues.at(-1)?.end ?? 1);
  return cues.map(({ id, start, end }) => ({ id, start: start * scale, end: end * scale }));
};

/** The sentence that is being said; in the pause after it still that one. */
export const cueAt = (cues: readonly Cue[], position: number): Cue | undefined => {
  let found: Cue | undefined;
  for (const cue of cues) {
    if (cue.start > position + 1) break;
    found = cue;
  }
  return found;
};

/** The place on another timeline that says the same: as far into the sentence of the same id; in proportion where that has none. */
export const samePlace = (from: readonly Cue[], to: readonly Cue[], position: number): number => {
  const cue = cueAt(from, position);
  if (!cue) return Math.min(position, to[0]?.start ?? position);
  const same = to.find(({ id }) => id === cue.id);
  const part = Math.min(1, Math.max(0, (position - cue.start) / (cue.end - cue.start)));
  if (same) return same.start + part * (same.end - same.start);
  return (position / Math.max(1, from.at(-1)?.end ?? 1)) * (to.at(-1)?.end ?? position);
};
