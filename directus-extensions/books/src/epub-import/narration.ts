/** Makes the narration of a page and its cues from the clips of a media overlay. */
import { readSoundLengthMs } from '@hat-nang/model/backend/sound-length';
import { formatCues, formatTimestamp } from '../format-cues.ts';
import { cutMp3, isMp3 } from './cut-mp3.ts';
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

interface SoundSource {
  /** Reads the sound at a path. */
  readSound: (path: string) => Buffer;
  /** Checks whether other pages use the sound too. */
  isShared: (path: string) => boolean;
  /** Maximum size of a cut sound. */
  maxBytes: number;
}

interface Range {
  sound: string;
  beginMs: number;
  endMs?: number;
  clips: Clip[];
}

/** Pauses up to this length between two clips stay in a cut sound. */
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

/** Checks whether the ranges follow each other in one sound. */
const areInOrder = (ranges: readonly Range[]): boolean =>
  ranges.every(({ sound, beginMs }, index) => {
    const previous = ranges[index - 1];
    return !previous || (sound === previous.sound && beginMs >= (previous.endMs ?? Number.POSITIVE_INFINITY));
  });

/** Reads the sound of each range only when the range is cut, so that few sounds are in memory. */
function* readRanges(ranges: readonly Range[], readSound: SoundSource['readSound']) {
  for (const { sound, beginMs, endMs } of ranges) yield { sound: readSound(sound), beginMs, endMs };
}

/**
 * Makes the narration of a page. Returns undefined if the sound must be cut but is not an MP3.
 * @param clips clips of the page in the order of the overlay, at least one
 * @throws ZipProblem if the cut sound is too large
 */
export function makeNarration(
  clips: readonly Clip[],
  sentences: readonly Sentence[],
  { readSound, isShared, maxBytes }: SoundSource,
): PageNarration | undefined {
  const ranges = toRanges(clips);
  const [first] = ranges;
  const endMs = ranges.at(-1)?.endMs;
  if (first && !isShared(first.sound) && areInOrder(ranges)) {
    const sound = readSound(first.sound);
    const lengthMs = readSoundLengthMs(sound);
    const isWhole =
      first.beginMs <= MAX_UNUSED_MS && (endMs ?? Number.POSITIVE_INFINITY) >= (lengthMs ?? 0) - MAX_UNUSED_MS;
    if (isWhole || !isMp3(sound)) {
      const durationMs = Math.round(lengthMs ?? endMs ?? 0);
      return { soundPath: first.sound, durationMs, cues: writeSpokenCues(sentences, ranges, [], durationMs) };
    }
  }
  const cut = cutMp3(readRanges(ranges, readSound), maxBytes);
  if (cut === undefined) return undefined;
  const durationMs = Math.round(cut.durationMs);
  return { cutSound: cut.content, durationMs, cues: writeSpokenCues(sentences, ranges, cut.shiftsMs, durationMs) };
}

/**
 * Returns WebVTT with a cue for each spoken sentence, or null if no sentence is spoken.
 * @param shiftsMs shifts of the ranges in the new sound, empty if the sound is whole
 */
function writeSpokenCues(
  sentences: readonly Sentence[],
  ranges: readonly Range[],
  shiftsMs: readonly number[],
  durationMs: number,
): string | null {
  const timesByPlace = new Map<string, { start: number; end: number }>();
  for (const [index, { clips }] of ranges.entries())
    for (const { fragment, beginMs, endMs } of clips) {
      const shiftMs = shiftsMs[index] ?? 0;
      // A clip of the whole page is no place in its text. A clip of an empty range has no sound.
      if (fragment === '' || Number.isNaN(shiftMs)) continue;
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
  const writtenCues = cues.flatMap(({ id, parts, start, end: ownEnd }, index) => {
    const end = Math.min(ownEnd, cues[index + 1]?.start ?? ownEnd);
    if (end <= start) return [];
    const text = parts.map((part, partIndex) => {
      // A `<` would begin a tag, and an arrow a line of times.
      const words = part.text.replace(/\s+/g, ' ').replace(/-->/g, '→').replace(/[<>]/g, '');
      return partIndex > 0 && part.times ? `<${formatTimestamp(part.times.start)}>${words}` : words;
    });
    return [{ id, start, end, text: text.join('').trim() }];
  });
  return writtenCues.length > 0 ? formatCues(writtenCues) : null;
}
