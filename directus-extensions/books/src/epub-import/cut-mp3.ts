/** Cuts MP3 files at the boundaries of their frames, without decoding. */
import { detectFileKind, FILE_HEAD_BYTES } from '@hat-nang/model/backend/file-kinds';
import { listMp3Frames } from '@hat-nang/model/backend/sound-length';
import { ZipProblem } from '../read-zip.ts';

interface SoundRange {
  sound: Buffer;
  beginMs: number;
  /** Undefined means the end of the sound. */
  endMs?: number;
}

interface CutSound {
  content: Buffer;
  durationMs: number;
  /** For each range: milliseconds to add to a time in its sound, to get the time in the new sound. NaN for an empty range. */
  shiftsMs: number[];
}

export const isMp3 = (sound: Buffer): boolean => detectFileKind(sound.subarray(0, FILE_HEAD_BYTES)) === 'mp3';

/** Version, layer, sample rate and number of channels. Frames of one file must agree in them. */
const formatOf = (sound: Buffer, offset: number): string =>
  [(sound[offset + 1] ?? 0) & 0xfe, (sound[offset + 2] ?? 0) & 0x0c, (sound[offset + 3] ?? 0) >> 6 === 3].join();

/** Checks whether a frame has only data about the file. Players skip such a frame. */
const isInfoFrame = (frame: Buffer): boolean =>
  ['Xing', 'Info', 'VBRI'].some((tag) => frame.subarray(0, 64).includes(tag, 0, 'latin1'));

/**
 * Joins ranges of MP3 sounds to one sound. Returns undefined if a sound is not an MP3, the formats differ, or all ranges are empty.
 * @throws ZipProblem if the new sound is larger than `maxBytes`
 */
export function cutMp3(ranges: Iterable<SoundRange>, maxBytes: number): CutSound | undefined {
  const parts: Buffer[] = [];
  const shiftsMs: number[] = [];
  const formats = new Set<string>();
  let [durationMs, totalBytes] = [0, 0];
  for (const { sound, beginMs, endMs = Number.POSITIVE_INFINITY } of ranges) {
    if (!isMp3(sound)) return undefined;
    let [timeMs, isFirst] = [0, true];
    let [cutBegin, cutEnd, shiftMs] = [0, 0, Number.NaN];
    for (const { offset, bytes, seconds } of listMp3Frames(sound)) {
      const isInfo = isFirst && isInfoFrame(sound.subarray(offset, offset + bytes));
      isFirst = false;
      if (isInfo) continue;
      const frameEndMs = timeMs + seconds * 1000;
      // The tolerance of 10 ns is for sums of frame lengths, which are not exact.
      if (timeMs >= endMs - 1e-5) break;
      if (frameEndMs > beginMs + 1e-5) {
        if (Number.isNaN(shiftMs)) [cutBegin, shiftMs] = [offset, durationMs - timeMs];
        cutEnd = offset + bytes;
        formats.add(formatOf(sound, offset));
        durationMs += seconds * 1000;
      }
      timeMs = frameEndMs;
    }
    shiftsMs.push(shiftMs);
    totalBytes += cutEnd - cutBegin;
    if (totalBytes > maxBytes)
      throw new ZipProblem('Narration of a page larger than 60 MB / Giọng đọc của một trang lớn hơn 60 MB');
    // A copy, so that the memory of the whole sound is released.
    parts.push(Buffer.from(sound.subarray(cutBegin, cutEnd)));
  }
  return formats.size === 1 ? { content: Buffer.concat(parts), durationMs, shiftsMs } : undefined;
}
