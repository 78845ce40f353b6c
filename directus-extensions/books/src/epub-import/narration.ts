/** Makes the narration of a page and its cues from the clips of a media overlay. */
import { readSoundLengthMs } from '@hat-nang/model/backend/sound-length';
import { cutMp3 } from './cut-mp3.ts';
import type { Clip } from './media-overlay.ts';
import type { Sentence } from './sentences.ts';

interface PageNarration {
  /** Path of the sound, if the page keeps the whole file. */
  soundPath?: string;
  /** The sound, if it was cut. */
  cutSound?: Buffer;
  durationMs: number;
  /** WebVTT, or null if the overlay does not tell the sentences apart. */
  cues: string | null;
}

interface Range {
  sound: string;
  beginMs: number;
  endMs?: number;
  clips: Clip[];
}

/** Pauses up to this length between two clips stay in the sound. */
const MAX_PAUSE_MS = 3000;
/** A file is kept whole if the clips leave out less than this at its start and at its end. */
const MAX_UNUSED_MS = 1000;
/** Clips of careless tools overlap by a few milliseconds. */
const OVERLAP_MS = 200;

function toRanges(clips: readonly Clip[]): Range[] {
  const ranges: Range[] = [];
  for (const clip of clips) {
    const range = ranges.at(-1);
    const pauseMs = range?.endMs === undefined ? Number.NaN : clip.beginMs - range.endMs;
    if (range && range.sound === clip.sound && pauseMs >= -OVERLAP_MS && pauseMs <= MAX_PAUSE_MS) {
      range.endMs = clip.endMs === undefined ? undefined : Math.max(clip.endMs, range.endMs ?? 0);
      range.clips.push(clip);
    } else ranges.push({ sound: clip.sound, beginMs: clip.beginMs, endMs: clip.endMs, clips: [clip] });
  }
  return ranges;
}

/**
 * Makes the narration of a page. Returns undefined if the sound must be cut but is not an MP3.
 * @param clips clips of the page in the order of the overlay, at least one
 * @param isShared true if other pages use the sound too
 */
export function makeNarration(
  clips: readonly Clip[],
  sentences: readonly Sentence[],
  readSound: (path: string) => Buffer,
  isShared: (path: string) => boolean,
): PageNarration | undefined {
  const ranges = toRanges(clips);
  const [range] = ranges;
  if (range && ranges.length === 1 && !isShared(range.sound)) {
    const sound = readSound(range.sound);
    const lengthMs = readSoundLengthMs(sound);
    const isWhole =
      range.beginMs <= MAX_UNUSED_MS && (range.endMs ?? Number.POSITIVE_INFINITY) >= (lengthMs ?? 0) - MAX_UNUSED_MS;
    if (isWhole || !isMp3(sound)) {
      const durationMs = Math.round(lengthMs ?? range.endMs ?? 0);
      return { soundPath: range.sound, durationMs, cues: formatCues(sentences, ranges, [0], durationMs) };
    }
  }
  const cut = cutMp3(ranges.map(({ sound, beginMs, endMs }) => ({ sound: readSound(sound), beginMs, endMs })));
  if (cut === undefined) return undefined;
  const durationMs = Math.round(cut.durationMs);
  return { cutSound: cut.content, durationMs, cues: formatCues(sentences, ranges, cut.shiftsMs, durationMs) };
}

const isMp3 = (sound: Buffer) => cutMp3([{ sound, beginMs: 0, endMs: 1 }]) !== undefined;

/** Returns WebVTT with a cue for each spoken sentence, or null if no sentence is spoken. */
function formatCues(
  sentences: readonly Sentence[],
  ranges: readonly Range[],
  shiftsMs: readonly number[],
  durationMs: number,
): string | null {
  const timesByPlace = new Map<string, { start: number; end: number }>();
  for (const [index, { clips }] of ranges.entries())
    for (const { fragment, beginMs, endMs } of clips) {
      // A clip of the whole page is no place in its text.
      if (fragment === '') continue;
      const shiftMs = shiftsMs[index] ?? 0;
      const start = Math.max(0, Math.round(beginMs + shiftMs));
      const end = Math.min(durationMs, Math.round((endMs ?? Number.POSITIVE_INFINITY) + shiftMs));
      const times = timesByPlace.get(fragment);
      timesByPlace.set(fragment, {
        start: Math.min(start, times?.start ?? start),
        end: Math.max(end, times?.end ?? end),
      });
    }
  const cues = sentences
    .flatMap(({ id, parts }) => {
      const timedParts = parts.map(({ text, place }) => ({ text, times: timesByPlace.get(place) }));
      const times = timedParts.flatMap((part) => part.times ?? []);
      if (times.length === 0) return [];
      const start = Math.min(...times.map((time) => time.start));
      return [{ id, parts: timedParts, start, end: Math.max(...times.map((time) => time.end)) }];
    })
    .sort((first, second) => first.start - second.start);
  const blocks = cues.flatMap(({ id, parts, start, end: ownEnd }, index) => {
    const end = Math.min(ownEnd, cues[index + 1]?.start ?? ownEnd);
    if (end <= start) return [];
    const text = parts.map((part, partIndex) => {
      // A `<` would begin a tag, and an arrow a line of times.
      const words = part.text.replace(/\s+/g, ' ').replace(/-->/g, '→').replace(/[<>]/g, '');
      return partIndex > 0 && part.times ? `<${formatTime(part.times.start)}>${words}` : words;
    });
    return [`${id}\n${formatTime(start)} --> ${formatTime(end)}\n${text.join('').trim()}\n`];
  });
  return blocks.length > 0 ? ['WEBVTT\n', ...blocks].join('\n') : null;
}

function formatTime(milliseconds: number): string {
  const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const seconds = Math.floor(milliseconds / 1000);
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(milliseconds % 1000, 3)}`;
}
