import { type Cue as ParsedCue, parseCues } from '@hat-nang/model/cues';
import { estimateWordStarts, findWords } from '@hat-nang/model/words';
import type { Cue } from './cues.ts';

const removeEntities = (text: string) => text.replaceAll('&nbsp;', ' ').replace(/&[a-z]+;/g, '');

/** Returns the starts of a cue's words, if the cue contains timestamps. The words between two timestamps share the time between them (`estimateWordStarts`). */
const wordStartsOf = ({ parts = [], end }: ParsedCue): { words?: number[] } =>
  parts.length === 0
    ? {}
    : {
        words: parts.flatMap(({ start, text }, index) =>
          estimateWordStarts(removeEntities(text), start, parts[index + 1]?.start ?? end),
        ),
      };

/** Returns the cues of a WebVTT text that have a sentence id. Their texts are left out, because the page contains them. */
export const sentenceCues = (vtt: string | null | undefined): Cue[] =>
  parseCues(vtt ?? '').flatMap((cue) =>
    cue.id ? [{ id: cue.id, start: cue.start, end: cue.end, ...wordStartsOf(cue) }] : [],
  );

/** Removes the recorded word times of a sentence if its text has another number of words. The page then estimates the times. */
export const removeStaleWords = (cues: readonly Cue[], sentences: readonly { id: string; text: string }[]): Cue[] => {
  const wordCounts = new Map(sentences.map(({ id, text }) => [id, findWords(text).length]));
  return cues.map(({ words, ...cue }) => (words && words.length === wordCounts.get(cue.id) ? { ...cue, words } : cue));
};
