/** Cuts MP3 files at the boundaries of their frames, without decoding. */
import { listMp3Frames } from '@hat-nang/model/backend/sound-length';

interface SoundRange {
  sound: Buffer;
  beginMs: number;
  /** Undefined means the end of the sound. */
  endMs?: number;
}

interface CutSound {
  content: Buffer;
  durationMs: number;
  /** For each range: milliseconds to add to a time in its sound, to get the time in the new sound. */
  shiftsMs: number[];
}

/** Version, layer, sample rate and number of channels. Frames of one file must agree in them. */
const formatOf = (sound: Buffer, offset: number): string =>
  [(sound[offset + 1] ?? 0) & 0xfe, (sound[offset + 2] ?? 0) & 0x0c, (sound[offset + 3] ?? 0) >> 6 === 3].join();

/** Checks whether a frame has only data about the file. Players skip such a frame. */
const isInfoFrame = (frame: Buffer): boolean =>
  ['Xing', 'Info', 'VBRI'].some((tag) => frame.subarray(0, 64).includes(tag, 0, 'latin1'));

/** Joins ranges of MP3 sounds to one sound. Returns undefined if a sound is not an MP3, a range is empty, or the formats differ. */
export function cutMp3(ranges: readonly SoundRange[]): CutSound | undefined {
  const parts: Buffer[] = [];
  const shiftsMs: number[] = [];
  const formats = new Set<string>();
  let durationMs = 0;
  for (const { sound, beginMs, endMs = Number.POSITIVE_INFINITY } of ranges) {
    let [timeMs, isFirst] = [0, true];
    let firstCutMs: number | undefined;
    for (const { offset, bytes, seconds } of listMp3Frames(sound)) {
      const frame = sound.subarray(offset, offset + bytes);
      const isInfo = isFirst && isInfoFrame(frame);
      isFirst = false;
      if (isInfo) continue;
      const frameEndMs = timeMs + seconds * 1000;
      // The tolerance of 10 ns is for sums of frame lengths, which are not exact.
      if (timeMs >= endMs - 1e-5) break;
      if (frameEndMs > beginMs + 1e-5) {
        if (firstCutMs === undefined) {
          firstCutMs = timeMs;
          shiftsMs.push(durationMs - timeMs);
        }
        formats.add(formatOf(sound, offset));
        parts.push(frame);
        durationMs += seconds * 1000;
      }
      timeMs = frameEndMs;
    }
    if (firstCutMs === undefined) return undefined;
  }
  return formats.size === 1 ? { content: Buffer.concat(parts), durationMs, shiftsMs } : undefined;
}
