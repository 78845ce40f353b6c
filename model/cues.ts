/** Parses WebVTT. Imports nothing, because browser scripts bundle this file. */

/** A sentence on the timeline of a sound or a clip. The ids (s1, s2 …) are the same in both languages, in narration and in signing. */
export interface Cue {
  id: string;
  /** Start and end in milliseconds. */
  start: number;
  end: number;
  /** Plain text on one line. */
  text: string;
  /** Parts of the text with their own starts, if timestamps split the text of the cue. The first part starts with the cue. */
  parts?: CuePart[];
}

interface CuePart {
  /** Start in milliseconds. */
  start: number;
  text: string;
}

const timestampPattern = /^(?:(\d{1,6}):)?(\d\d):(\d\d)[.,](\d{3})$/;

const toMilliseconds = (text: string): number => {
  const [, hours = '0', minutes, seconds, fraction] = timestampPattern.exec(text) ?? [];
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction);
};

/** Returns the cues of a WebVTT text, sorted by start. Other blocks, and cues with invalid times, are skipped. Also accepts the decimal commas of SRT. */
export const parseCues = (vtt: string): Cue[] => readCues(vtt).sort((a, b) => a.start - b.start);

export type CueFlaw = 'times' | 'order';

/** Returns an error of a WebVTT text: unreadable or missing times, or cues that overlap or are out of order. Undefined if the text is valid. */
export function findCueFlaw(vtt: string): CueFlaw | undefined {
  const cues = readCues(vtt);
  const timedBlocks = splitBlocks(vtt).filter((block) => block.includes('-->') && !block.startsWith('NOTE'));
  if (cues.length === 0 || cues.length !== timedBlocks.length) return 'times';
  const areCuesOrdered = cues.every(({ start }, index) => start >= (cues[index - 1]?.end ?? 0));
  return areCuesOrdered ? undefined : 'order';
}

/** Matches a timestamp inside the text of a cue: `<00:00:01.200>`. */
const inlineTimestampPattern = /<((?:\d{1,6}:)?\d\d:\d\d[.,]\d{3})>/;

const removeTags = (text: string): string => text.replace(/<[^<>]*>/g, '');

/** Splits a cue's text at its timestamps. Like browsers, ignores a timestamp that is outside the cue or not later than the previous timestamp. */
function readParts(text: string, start: number, end: number): CuePart[] {
  const [firstText = '', ...rest] = text.split(inlineTimestampPattern);
  const parts: CuePart[] = [{ start, text: firstText }];
  for (let index = 0; index < rest.length; index += 2) {
    const partStart = toMilliseconds(rest[index] ?? '');
    const partText = rest[index + 1] ?? '';
    const lastPart = parts.at(-1);
    if (lastPart && (partStart <= lastPart.start || partStart >= end)) lastPart.text += partText;
    else parts.push({ start: partStart, text: partText });
  }
  return parts.map((part) => ({ ...part, text: removeTags(part.text) }));
}

const splitBlocks = (vtt: string): string[] =>
  vtt
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);

/** Returns the cues in the order of the text. */
function readCues(vtt: string): Cue[] {
  return splitBlocks(vtt).flatMap((block): Cue[] => {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const timeLineIndex = lines.findIndex((line) => line.includes('-->'));
    const [start, end] = (lines[timeLineIndex] ?? '')
      .split('-->', 2)
      .map((part) => toMilliseconds(part.trim().split(/\s/, 1)[0] ?? ''));
    // An unreadable time is NaN, for which every comparison is false.
    if (start === undefined || end === undefined || !(end > start)) return [];
    const markedText = lines.slice(timeLineIndex + 1).join(' ');
    const cue = { id: lines[timeLineIndex - 1]?.trim() ?? '', start, end, text: removeTags(markedText) };
    const parts = readParts(markedText, start, end);
    return [parts.length > 1 ? { ...cue, parts } : cue];
  });
}
