/** A sentence with its times in milliseconds. Ids from the Studio (s1, s2 …) are the same in both languages, in narration and in signing. */
export interface Cue {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** Starts of the sentence's words, if the WebVTT file contains them. */
  readonly words?: readonly number[];
}

/** The first sentence is marked up to this many milliseconds before its start, because recordings begin with a short silence. */
const leadMs = 300;

/** Reading time of a child in milliseconds per character. `pauseMs` is the pause after a sentence in milliseconds. */
const msPerLetter = 75;
const pauseMs = 500;

/** Estimates the times of sentences without recorded times, from the lengths of their texts. */
export const estimateCues = (sentences: readonly { id: string; text: string }[]): Cue[] => {
  let timeMs = 200;
  return sentences.map(({ id, text }) => {
    const start = timeMs;
    const end = start + Math.max(800, text.length * msPerLetter);
    timeMs = end + pauseMs;
    return { id, start, end };
  });
};

/** Scales the times of sentences to a total length in milliseconds. The result has no starts of words. */
export const stretchCues = (cues: readonly Cue[], length: number): Cue[] => {
  const scale = length / Math.max(1, cues.at(-1)?.end ?? 1);
  return cues.map(({ id, start, end }) => ({ id, start: start * scale, end: end * scale }));
};

/** Returns the sentence at a position. A pause belongs to the sentence before the pause. Undefined before the first sentence. */
export const cueAt = (cues: readonly Cue[], position: number): Cue | undefined => {
  let currentCue: Cue | undefined;
  for (const cue of cues) {
    if (cue.start > position + 1) break;
    currentCue = cue;
  }
  return currentCue;
};

/** Returns the sentence that is marked at a position. The first sentence is marked from `leadMs` before its start. Undefined before that time. */
export const readCueAt = (cues: readonly Cue[], position: number): Cue | undefined =>
  cueAt(cues, Math.max(position, Math.min(position + leadMs, cues[0]?.start ?? 0)));

/**
 * Returns the equivalent position on another timeline: the same fraction of the sentence with the same id, otherwise the same fraction of the timeline. A
 * position before the first sentence does not move past the start of the first sentence.
 */
export const findSamePlace = (fromCues: readonly Cue[], toCues: readonly Cue[], position: number): number => {
  const cue = cueAt(fromCues, position);
  if (!cue) return Math.min(position, toCues[0]?.start ?? position);
  const sameCue = toCues.find(({ id }) => id === cue.id);
  const cueFraction = Math.min(1, Math.max(0, (position - cue.start) / (cue.end - cue.start)));
  if (sameCue) return sameCue.start + cueFraction * (sameCue.end - sameCue.start);
  return (position / Math.max(1, fromCues.at(-1)?.end ?? 1)) * (toCues.at(-1)?.end ?? position);
};
