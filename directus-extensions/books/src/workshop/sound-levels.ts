/** Decodes MP3 and WAV to the loudness of each 10 ms, without ffmpeg (decision 297). Pure functions that take bytes. */
import { detectFileKind, FILE_HEAD_BYTES } from '@hat-nang/model/backend/file-kinds';
import { MPEGDecoder } from 'mpg123-decoder';

/** Length of a step in milliseconds. */
export const STEP_MS = 10;
/** Longest narration of a page. */
const MAX_LENGTH_MS = 30 * 60_000;
/** Bytes per call of the decoder. It returns the samples of a call at once, so the decoded samples are never in memory as a whole. */
const CHUNK_BYTES = 65_536;

export type SoundProblemKey = 'format' | 'broken' | 'length' | 'silent';

/** Error that says why a sound cannot be cut into sentences. Its message is the key, because only name and message leave the worker thread. */
export class SoundProblem extends Error {
  override name = 'SoundProblem';

  constructor(key: SoundProblemKey) {
    super(key);
  }
}

/**
 * Returns the root mean square of the samples of each step, as decibels below full scale. Silence is -100.
 * @throws SoundProblem if the bytes are neither MP3 nor WAV, or if the sound is broken or too long
 */
export async function readLevels(bytes: Uint8Array): Promise<Float32Array> {
  const kind = detectFileKind(bytes.subarray(0, FILE_HEAD_BYTES));
  if (kind === 'mp3') return readMp3Levels(bytes);
  if (kind === 'wav') return readWavLevels(bytes);
  throw new SoundProblem('format');
}

/** Collects samples into steps. The samples may arrive in several parts. */
class LevelMeter {
  readonly #levels: number[] = [];
  readonly #sampleRate: number;
  #sum = 0;
  #samples = 0;
  #total = 0;

  constructor(sampleRate: number) {
    if (!(sampleRate >= 4_000 && sampleRate <= 400_000)) throw new SoundProblem('broken');
    this.#sampleRate = sampleRate;
  }

  /** @param sample mean of all channels, between -1 and 1 */
  add(sample: number): void {
    this.#sum += sample * sample;
    this.#samples += 1;
    this.#total += 1;
    // The end of a step is computed from the start of the sound, so that rounding errors do not add up.
    if (this.#total >= ((this.#levels.length + 1) * this.#sampleRate * STEP_MS) / 1000) this.#finishStep();
  }

  finish(): Float32Array {
    if (this.#samples > 0) this.#finishStep();
    if (this.#levels.length === 0) throw new SoundProblem('broken');
    return Float32Array.from(this.#levels);
  }

  #finishStep(): void {
    if (this.#levels.length * STEP_MS > MAX_LENGTH_MS) throw new SoundProblem('length');
    const power = this.#sum / this.#samples;
    this.#levels.push(power > 1e-10 ? 10 * Math.log10(power) : -100);
    [this.#sum, this.#samples] = [0, 0];
  }
}

async function readMp3Levels(bytes: Uint8Array): Promise<Float32Array> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  let meter: LevelMeter | undefined;
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes.subarray(start, start + CHUNK_BYTES));
    const [left, right = left] = channelData;
    if (left === undefined || right === undefined || samplesDecoded === 0) continue;
    meter ??= new LevelMeter(sampleRate);
    for (let index = 0; index < samplesDecoded; index++) meter.add(((left[index] ?? 0) + (right[index] ?? 0)) / 2);
  }
  decoder.free();
  if (meter === undefined) throw new SoundProblem('broken');
  return meter.finish();
}

/** Formats of samples in WAV files. */
const PCM = 1;
const FLOAT = 3;
/** The real format is in the first two bytes of the sub-format. */
const EXTENSIBLE = 0xfffe;

function readWavLevels(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format:
    | { readSample: (offset: number) => number; sampleBytes: number; channels: number; rate: number }
    | undefined;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(offset, offset + 4));
    const size = view.getUint32(offset + 4, true);
    const start = offset + 8;
    if (name === 'fmt ' && start + 16 <= bytes.length) {
      const declaredCode = view.getUint16(start, true);
      const code =
        declaredCode === EXTENSIBLE && start + 26 <= bytes.length ? view.getUint16(start + 24, true) : declaredCode;
      const bits = view.getUint16(start + 14, true);
      const readSample = sampleReader(view, code, bits);
      const channels = view.getUint16(start + 2, true);
      if (readSample === undefined || channels < 1 || channels > 8) throw new SoundProblem('format');
      format = { readSample, sampleBytes: bits / 8, channels, rate: view.getUint32(start + 4, true) };
    }
    if (name === 'data') {
      if (format === undefined) break;
      const { readSample, sampleBytes, channels, rate } = format;
      const meter = new LevelMeter(rate);
      const end = Math.min(start + size, bytes.length);
      const frameBytes = sampleBytes * channels;
      for (let frame = start; frame + frameBytes <= end; frame += frameBytes) {
        let sum = 0;
        for (let channel = 0; channel < channels; channel++) sum += readSample(frame + channel * sampleBytes);
        meter.add(sum / channels);
      }
      return meter.finish();
    }
    offset = start + size + (size % 2);
  }
  throw new SoundProblem('broken');
}

function sampleReader(view: DataView, code: number, bits: number): ((offset: number) => number) | undefined {
  if (code === FLOAT && bits === 32) return (offset) => view.getFloat32(offset, true);
  if (code !== PCM) return undefined;
  if (bits === 8) return (offset) => (view.getUint8(offset) - 128) / 128;
  if (bits === 16) return (offset) => view.getInt16(offset, true) / 32_768;
  if (bits === 24) return (offset) => (view.getUint16(offset, true) + view.getInt8(offset + 2) * 65_536) / 8_388_608;
  return bits === 32 ? (offset) => view.getInt32(offset, true) / 2_147_483_648 : undefined;
}
