/** Words and WebVTT of the demo narrations. `@hat-nang/model/backend/spoken-sound` contains the sound. */
import type { Cue, SpokenWord } from '@hat-nang/model/backend/spoken-sound';
import { findWords } from '@hat-nang/model/words';

/**
 * Returns the words of `text` for which the synthesizer reported a start. A number or an abbreviation can have several reports, of which the first counts.
 * @param reported the reported words, in the order of the spoken text
 */
export const toSpokenWords = (text: string, spokenText: string, reported: readonly SpokenWord[]): SpokenWord[] => {
  const [words, spokenWords] = [findWords(text), findWords(spokenText)];
  if (words.length !== spokenWords.length) throw new Error(`the spoken text has other words: ${text}`);
  return words.flatMap(({ start: index }, i) => {
    const { start = 0, end = 0 } = spokenWords[i] ?? {};
    const report = reported.find((candidate) => candidate.index >= start && candidate.index < end);
    return report ? [{ index, sample: report.sample }] : [];
  });
};

const formatTime = (milliseconds: number) => {
  const padNumber = (value: number, width: number) => String(value).padStart(width, '0');
  return `${padNumber(Math.floor(milliseconds / 60_000), 2)}:${padNumber(Math.floor(milliseconds / 1000) % 60, 2)}.${padNumber(milliseconds % 1000, 3)}`;
};
/**
 * Puts a timestamp before each word except the first, if the timestamp is later than the previous one and before the end of the cue. The timestamp of a word
 * in quotation marks precedes the opening mark.
 */
const formatText = ({ start: cueStart, end, text, words = [] }: Cue): string => {
  let lastStart = cueStart;
  let writtenIndex = 0;
  let formattedText = '';
  for (const { index, start } of words) {
    const partIndex = text.slice(0, index).search(/\S*$/);
    if (partIndex <= 0 || start <= lastStart || start >= end) continue;
    formattedText += `${escapeText(text.slice(writtenIndex, partIndex))}<${formatTime(start)}>`;
    [lastStart, writtenIndex] = [start, partIndex];
  }
  return formattedText + escapeText(text.slice(writtenIndex));
};
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Formats cues as WebVTT, with the note as a comment. */
export const toVtt = (cues: readonly Cue[], note: string): string =>
  [
    'WEBVTT',
    `NOTE ${note}`,
    ...cues.map((cue) => `${cue.id}\n${formatTime(cue.start)} --> ${formatTime(cue.end)}\n${formatText(cue)}`),
  ]
    .join('\n\n')
    .concat('\n');
