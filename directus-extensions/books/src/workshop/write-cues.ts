/** Writes the cues of a page as WebVTT. Pure functions. */
import { type CheckedPage, findMissingParts, type Lack, noSigner } from '@hat-nang/model/access-marks';
import { type Cue, parseCues } from '@hat-nang/model/cues';
import { escapeText } from 'entities';
import { formatCues, formatTimestamp } from '../format-cues.ts';
import type { NumberedSentence } from './number-sentences.ts';

/** Times of a sentence in milliseconds. */
export interface EditedCue {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Writes one cue per sentence. A cue whose times and words do not change keeps the timestamps of its words. Any other cue gets the text of its
 * sentence, because the times of its words no longer hold.
 * @param storedVtt the current cues
 * @param notes notes of the file, by default those of `storedVtt`: they say that a voice is synthetic
 */
export function writeCues(
  sentences: readonly NumberedSentence[],
  times: ReadonlyMap<string, Pick<EditedCue, 'start' | 'end'>>,
  storedVtt: string,
  notes: readonly string[] = readNotes(storedVtt),
): string {
  const storedCues = parseCues(storedVtt);
  const cues = sentences.flatMap(({ id, text }) => {
    const time = times.get(id);
    if (time === undefined) return [];
    const { start, end } = time;
    const newText = escapeText(text);
    const storedCue = storedCues.find(
      (cue) =>
        cue.id === id && cue.start === start && cue.end === end && cue.text.replace(/\s+/g, ' ').trim() === newText,
    );
    return [{ id, start, end, text: storedCue === undefined ? newText : writeParts(storedCue) }];
  });
  return formatCues(cues, notes);
}

/** Returns the NOTE blocks of a WebVTT text. */
export const readNotes = (vtt: string): string[] =>
  vtt
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => /^NOTE(\s|$)/.test(block) && !block.includes('-->'));

const writeParts = ({ text, parts = [] }: Cue): string =>
  parts.length === 0
    ? text
    : parts.map((part, index) => (index === 0 ? part.text : `<${formatTimestamp(part.start)}>${part.text}`)).join('');

/**
 * Returns why the access mark "Has subtitles" would refuse these cues. Undefined for valid cues.
 * @param lengthMs length of the narration; undefined if it cannot be read
 */
export function findCueProblem(
  vtt: string,
  sentences: readonly NumberedSentence[],
  lengthMs: number | undefined,
): Lack | undefined {
  const page: CheckedPage = {
    ...{ number: 1, language: '', hasImage: false, hasText: true, imageDescription: null, narration: '' },
    ...{ cues: vtt, sign: null, captions: null },
    facts: { sentences: sentences.map(({ id }) => id), narration: { isSound: true, lengthMs }, isClipFilm: null },
  };
  return findMissingParts('has_subtitles', { signLanguage: null, signer: noSigner, pages: [page] })[0]?.lack;
}
