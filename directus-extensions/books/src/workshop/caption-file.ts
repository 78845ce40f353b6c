/** Converts uploaded captions to WebVTT. The one parser of the project (`@hat-nang/model/cues`) checks the result. Pure functions. */
import { findCueFlaw, parseCues } from '@hat-nang/model/cues';
import { formatCues } from '../format-cues.ts';

/** An error with the line of the file. Line 0 is the whole file. */
export interface CaptionProblem {
  readonly line: number;
  readonly reason: 'times' | 'empty' | 'order' | 'text' | 'blank' | 'encoding';
}
export type CaptionResult = { readonly vtt: string } | { readonly problems: readonly CaptionProblem[] };

const MAX_PROBLEMS = 10;
const timeLine =
  /^\s*((?:\d{1,6}:)?\d\d:\d\d[.,]\d{3})\s+-->\s+((?:\d{1,6}:)?\d\d:\d\d[.,]\d{3})((?:[ \t]+[\w-]+:\S+)*)\s*$/;

const escapeCueText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Returns the captions as WebVTT, or the lines with errors. Accepts WebVTT and SRT. SRT differs in its decimal commas, and has no header.
 * @param sentenceIds ids of the page's sentences. SRT with one cue per sentence gets them, because the reader highlights sentences by these ids.
 */
export function convertCaptions(content: string, sentenceIds: readonly string[]): CaptionResult {
  // Decoding as UTF-8 replaces other bytes with U+FFFD.
  if (content.includes('\ufffd')) return { problems: [{ line: 0, reason: 'encoding' }] };
  const lines = content
    .normalize('NFC')
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd());
  const isVtt = /^WEBVTT(\s|$)/.test(lines[0] ?? '');
  const problems: CaptionProblem[] = [];
  let previousEnd = 0;
  let cueCount = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const number = index + 1;
    cueCount += 1;
    const times = readTimes(line);
    if (times === undefined || times.end <= times.start) problems.push({ line: number, reason: 'times' });
    else if (times.start < previousEnd) problems.push({ line: number, reason: 'order' });
    if (isBlank(lines[index + 1])) problems.push({ line: number, reason: 'text' });
    if (index > 1 && !isBlank(lines[index - 1]) && !isBlank(lines[index - 2]))
      problems.push({ line: number, reason: 'blank' });
    previousEnd = times?.end ?? previousEnd;
  }
  if (cueCount === 0) problems.push({ line: 0, reason: 'empty' });
  if (problems.length > 0) return { problems: problems.slice(0, MAX_PROBLEMS) };
  const vtt = isVtt ? `${lines.join('\n').trim()}\n` : convertSrt(lines, sentenceIds);
  const flaw = findCueFlaw(vtt);
  return flaw === undefined ? { vtt } : { problems: [{ line: 0, reason: flaw }] };
}

const isBlank = (line: string | undefined) => (line ?? '').trim() === '';

function readTimes(line: string): { start: number; end: number } | undefined {
  const match = timeLine.exec(line);
  if (match === null) return undefined;
  const [cue] = parseCues(`WEBVTT\n\n${line.trim()}\n-\n`);
  return cue === undefined ? { start: 0, end: 0 } : { start: cue.start, end: cue.end };
}

function convertSrt(lines: readonly string[], sentenceIds: readonly string[]): string {
  const cues = parseCues(lines.join('\n'));
  const ids = cues.length === sentenceIds.length ? sentenceIds : [];
  return formatCues(cues.map((cue, index) => ({ ...cue, id: ids[index] ?? cue.id, text: escapeCueText(cue.text) })));
}
