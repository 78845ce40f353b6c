/** Matches the cues of an uploaded subtitle file with the numbered sentences of a page. Pure functions. */
import type { Cue } from '@hat-nang/model/cues';
import type { NumberedSentence } from './number-sentences.ts';
import type { EditedCue } from './write-cues.ts';

/** The times of each sentence, or the number of the first sentence without its cues. Undefined if only words after the last sentence are left. */
export type MatchResult =
  | { readonly times: ReadonlyMap<string, EditedCue> }
  | { readonly mismatch: number | undefined };

const wordsOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/**
 * Returns the times of the sentences. The cues have the words of the sentences in their order. Spaces, punctuation and case may differ. A sentence may have
 * several cues, but a cue may not have words of two sentences.
 */
export function matchCues(cues: readonly Cue[], sentences: readonly NumberedSentence[]): MatchResult {
  const times = new Map<string, EditedCue>();
  const rest = cues.filter(({ text }) => wordsOf(text) !== '');
  for (const [index, { id, text }] of sentences.entries()) {
    const words = wordsOf(text);
    const own: Cue[] = [];
    let found = '';
    do {
      const cue = rest.shift();
      if (cue === undefined) return { mismatch: index + 1 };
      own.push(cue);
      found += wordsOf(cue.text);
    } while (found !== words && words.startsWith(found));
    const [first, last] = [own[0], own.at(-1)];
    if (found !== words || first === undefined || last === undefined) return { mismatch: index + 1 };
    times.set(id, { id, start: first.start, end: last.end });
  }
  return rest.length > 0 ? { mismatch: undefined } : { times };
}
